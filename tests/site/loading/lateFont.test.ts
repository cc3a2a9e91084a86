import { languages } from '@helvardar/shared/languages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { routeIds } from '../../../web/src/routing/routes.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { holdBack } from '../../support/site/faults.ts';
import { follow } from '../../support/site/pageChanges.ts';
import { settled } from '../../support/site/settled.ts';
import { ready, test } from '../../support/site/visit.ts';

const fonts = /\.woff2$/;
/** The family that Chromium names for the font of web/src/theme/fonts.css. */
const webFont = 'Host Grotesk Light';

/** Opens an address, and lets the font come after the page has been hydrated. */
const openWithLateFont = async (page: Page, path: string): Promise<void> => {
  const release = await holdBack(page, fonts);
  const loaded = page.waitForResponse(fonts);
  // The event `load` would wait for the font.
  await page.goto(path, { waitUntil: 'commit' });
  await ready(page);
  release();
  await (await loaded).finished();
  await settled(page);
};

/** What the layout shifts since the page was opened add up to, without those after an input. */
const shiftOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        interface Shift extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
        }
        // If there is no shift, the entries of type `paint` make the callback run.
        const observer = new PerformanceObserver((list) => {
          const shifts = (list.getEntriesByType('layout-shift') as Shift[]).filter(
            ({ hadRecentInput }) => !hadRecentInput,
          );
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        });
        for (const type of ['layout-shift', 'paint']) observer.observe({ type, buffered: true });
      }),
  );

/** The families of the fonts that draw the page's heading. */
const fontsOfHeading = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
};

test.for(routeIds)('a font that comes late moves nothing on %s', async (id, { visit }) => {
  for (const language of languages)
    for (const width of [360, 1280]) {
      const { page } = await visit(undefined, { emptyCache: true, width });
      await openWithLateFont(page, addressOf(id, language));
      expect(await shiftOn(page), `${language}, ${width} px`).toBe(0);
      await page.close();
    }
});

test('a font that came late is used from the next page on, which it does not move either', async ({
  visit,
}) => {
  const { page } = await visit(undefined, { emptyCache: true });
  await openWithLateFont(page, '/about');
  expect(await fontsOfHeading(page)).toEqual(['DejaVu Sans']);
  await follow(page, 'Careers');
  await settled(page);
  expect(await fontsOfHeading(page)).toEqual([webFont]);
  expect(await shiftOn(page)).toBe(0);
});

test('a font that is there in time is shown at once', async ({ visit }) => {
  const { page } = await visit('/about');
  expect(await fontsOfHeading(page)).toEqual([webFont]);
});
