import { languages } from '@helvardar/shared/languages';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArguments, provideBrowser } from '../../support/browser.ts';
import { sameEverywhere } from '../../support/fonts.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { dialogOn } from '../../support/site/consultationDialog.ts';
import { misfitsOn } from '../../support/site/reflow.ts';
import { tasksDone } from '../../support/site/settled.ts';
import { ready, site } from '../../support/site/visit.ts';

/** A browser with classic scroll bars and a text size of 200 %. Media queries in `em` follow this size. */
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await provideBrowser(),
    args: [...chromiumArguments, '--in-process-gpu', '--blink-settings=defaultFontSize=32'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
    env: sameEverywhere(),
  });
});
afterAll(() => browser.close());

const open = async (path: string, width: number, height = 800) => {
  const page = await browser.newPage({
    baseURL: site,
    viewport: { width, height },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  await page.goto(path);
  await ready(page);
  return page;
};

test.for(languages)(
  'in %s pages fit all windows with text of 200 %, and the wide layout begins where its header fits',
  async (language) => {
    for (const id of ['home', 'careers'] as const) {
      const page = await open(addressOf(id, language), 900);
      for (const width of [900, 1120, 1440, 1680, 2240]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => misfitsOn(page), { message: `${id}, ${width} px` }).toEqual([]);
        const [last, first] = await Promise.all([
          page.getByRole('navigation').getByRole('link').last().boundingBox(),
          page.locator('header').getByRole('button').last().boundingBox(),
        ]);
        if (last && first) expect(last.x + last.width, `${width} px`).toBeLessThanOrEqual(first.x);
      }
      await page.close();
    }
  },
);

test('nothing of the page moves when the dialog opens and the page behind it loses its scroll bar', async () => {
  const page = await open('/contact', 1280);
  const { open: openDialog } = dialogOn(page);
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header *, main *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y + window.scrollY, width, height];
      }),
    );
  // The cookie banner could appear above the button, and Playwright would then scroll before it clicks.
  await page.getByRole('button', { name: 'Accept All Cookies' }).click();
  await page.getByRole('button', { name: 'Schedule Consultation' }).scrollIntoViewIfNeeded();
  await tasksDone(page);
  // The test waits for the fonts, because a font that arrives late moves the text.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await places();
  await openDialog();
  await tasksDone(page);
  expect(await places()).toEqual(before);
  await page.close();
});
