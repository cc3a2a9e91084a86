import { languages } from '@helvardar/shared/languages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addressOf, pageIds } from './addresses.ts';
import { dialogOn } from './consultationDialog.ts';
import { misfitsOn } from './reflow.ts';
import { test } from './visit.ts';

/** The distances between letters, words and lines that a visitor may set (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

/** As a visitor's own style sheet does: the content security policy would stop a style element of the page. */
const widenLetters = (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);

test.for(languages)(
  'in %s nothing is cut or scrolls sideways: at 320 px (1280 px at 400 %), in between, and with wide letters',
  async (language, { visit }) => {
    const { page, goTo, messages, failedRequests } = await visit();
    for (const id of pageIds) {
      // Again until the window has settled: Chromium keeps what is sized in vw for some frames after a change.
      const settled = (what: string) =>
        expect.poll(() => misfitsOn(page), { message: `${id}, ${what}` }).toEqual([]);
      await page.setViewportSize({ width: 320, height: 256 });
      await goTo(addressOf(id, language));
      await settled('320 px');
      for (const width of [480, 768, 1024, 1120]) {
        await page.setViewportSize({ width, height: 800 });
        await settled(`${width} px`);
      }
      await widenLetters(page);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await settled(`wide letters at ${width} px`);
      }
      expect([...messages(), ...failedRequests()], id).toHaveLength(id === 'notFound' ? 2 : 0);
    }
  },
);

test('in every language menu, dialog with its errors and banner fit into 320 px', async ({ visit }) => {
  for (const language of languages) {
    const { page } = await visit(addressOf('contact', language), { width: 320, height: 640 });
    await page.locator('header').getByRole('button').first().click();
    await page.locator('nav').getByRole('button').click();
    expect(await misfitsOn(page), `menu, ${language}`).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    const { open, send, dialog } = dialogOn(page, language);
    await open();
    await send();
    await dialog.locator('[aria-invalid=true]').first().waitFor();
    expect(await misfitsOn(page), `dialog, ${language}`).toEqual([]);
    await page.getByRole('region', { name: 'Cookies', includeHidden: true }).waitFor();
    expect(await misfitsOn(page), `banner, ${language}`).toEqual([]);
  }
});

for (const [width, height] of [
  [320, 256],
  [1280, 300],
] as const)
  test(`in a window of ${width} × ${height} px bar and banner leave room to read`, async ({ visit }) => {
    const { page } = await visit('/privacy-policy', { width, height });
    const banner = page.getByRole('region', { name: 'Cookies' });
    await banner.waitFor();
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    const { y = 0, height: barHeight = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    const top = Math.max(0, y + barHeight);
    expect(((await banner.boundingBox())?.y ?? 0) - top).toBeGreaterThanOrEqual(60);
  });
