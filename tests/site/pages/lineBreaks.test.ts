import { languages } from '@helvardar/shared/languages';
import { expect } from 'vitest';
import { routeIds } from '../../../web/src/routing/routes.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { visitWithFont } from '../../support/site/font.ts';
import { badLineBreaksOn } from '../../support/site/lineBreaks.ts';
import { test } from '../../support/site/visit.ts';

test.for(routeIds)('headings, leads and buttons of %s have no bad line break', async (id, { visit }) => {
  for (const language of languages) {
    const { page } = await visitWithFont(visit, addressOf(id, language), {});
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await badLineBreaksOn(page), `${language}, ${width} px`).toEqual([]);
    }
    await page.close();
  }
});

test('the hyphen is shorter than the minus sign', async ({ visit }) => {
  const { page } = await visitWithFont(visit, '/de', {});
  const widths = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return [];
    canvas.font = '1000px "Host Grotesk"';
    return ['-', '\u2212'].map((sign) => canvas.measureText(sign).width);
  });
  expect(widths).toEqual([353, 590].map((width) => expect.closeTo(width, 0)));
});
