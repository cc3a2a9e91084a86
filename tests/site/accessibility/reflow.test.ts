import { languages } from '@helvardar/shared/languages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addressOf, pageIds } from '../../support/site/addresses.ts';
import { dialogOn, dialogTexts } from '../../support/site/consultationDialog.ts';
import { visitWithFont } from '../../support/site/font.ts';
import { misfitsOn } from '../../support/site/reflow.ts';
import { sendInVain, withClock } from '../../support/site/sendInVain.ts';
import { test } from '../../support/site/visit.ts';
import { leave, lifetime, lookAgain, submissionWith } from '../../support/site/waitingRequests.ts';

/** Text spacing that a visitor may set (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

/** Adds a style sheet by script, because the content security policy would block a `<style>` element. */
const widenLetters = (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);

/** Sets the root font size, as the browser's setting for the text size does. */
const enlargeText = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

test.for(languages)(
  'in %s every page hydrates without a console message, and fits narrow windows, large text and wide spacing',
  async (language, { visit }) => {
    const { page, goTo, messages, failedRequests } = await visit();
    for (const id of pageIds) {
      // Polls, because Chromium updates sizes in `vw` some frames after a resize.
      const settled = (what: string) =>
        expect.poll(() => misfitsOn(page), { message: `${id}, ${what}` }).toEqual([]);
      await page.setViewportSize({ width: 320, height: 256 });
      await goTo(addressOf(id, language));
      await settled('320 px');
      for (const width of [280, 768, 1120]) {
        await page.setViewportSize({ width, height: 800 });
        await settled(`${width} px`);
      }
      await page.setViewportSize({ width: 360, height: 800 });
      await enlargeText(page, '200%');
      await settled('text of 200 % at 360 px');
      await enlargeText(page, '');
      await widenLetters(page);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await settled(`wide letters at ${width} px`);
      }
      expect([...messages(), ...failedRequests()], id).toHaveLength(id === 'notFound' ? 2 : 0);
    }
  },
);

test('in every language the menu, the dialog with its errors and the banner fit into 320 px', async ({
  visit,
}) => {
  for (const language of languages) {
    const { page } = await visitWithFont(visit, addressOf('contact', language), { width: 320, height: 640 });
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
    await enlargeText(page, '200%');
    await expect.poll(() => misfitsOn(page), { message: `text of 200 %, ${language}` }).toEqual([]);
    const bar = await page.locator('#bars').boundingBox();
    expect(bar?.height, `half the window stays free, ${language}`).toBeLessThanOrEqual(320);
  }
});

/** The height, in pixels, of the part of the window that neither the header nor the cookie banner covers. */
const roomOn = async (page: Page) => {
  const edges = await Promise.all(
    [page.getByRole('banner'), page.getByRole('region', { name: 'Cookies' })].map((part) =>
      part.boundingBox(),
    ),
  );
  const height = page.viewportSize()?.height ?? 0;
  const covered = edges.map((box) => {
    const { y = 0, height: own = 0 } = box ?? {};
    return Math.max(0, Math.min(height, y + own) - Math.max(0, y));
  });
  return height - covered.reduce((sum, part) => sum + part);
};

for (const [width, height] of [
  [320, 256],
  [1280, 300],
] as const)
  test(`in a window of ${width} × ${height} px the bar and the cookie banner cover nothing while a visitor reads`, async ({
    visit,
  }) => {
    const { page } = await visit('/privacy-policy', { width, height });
    await page.getByRole('region', { name: 'Cookies' }).waitFor();
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    expect(await roomOn(page)).toBe(height);
  });

test('at 320 × 256 px the menu scrolls with the page, also below the cookie banner', async ({ visit }) => {
  const { page } = await visit('/privacy-policy', { width: 320, height: 256 });
  await page.getByRole('region', { name: 'Cookies' }).waitFor();
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await menu.getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL(/\/contact#consultation$/);
});

test('at 320 × 256 px a field of the dialog is visible with its label and its message', async ({ visit }) => {
  for (const language of languages) {
    const { page } = await visit(addressOf('contact', language), { width: 320, height: 256 });
    const { open, send, field, dialog } = dialogOn(page, language);
    await open();
    await send();
    const name = field('name');
    await expect.poll(() => name.evaluate((element) => element === document.activeElement)).toBe(true);
    const label = dialog.locator(`label[for="${await name.getAttribute('id')}"]`);
    const message = dialog.locator(`[id="${await name.getAttribute('id')}-helper-text"]`);
    const { y: top = 0 } = (await label.boundingBox()) ?? {};
    const { y = 0, height = 0 } = (await message.boundingBox()) ?? {};
    expect(top, language).toBeGreaterThanOrEqual(0);
    expect(y + height, language).toBeLessThanOrEqual(256);
    const atMessage = await message.evaluate((element) => {
      const { left, top: upper, height: own } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 4, upper + own / 2));
    });
    expect(atMessage, `${language}: nothing covers the message`).toBe(true);
  }
});

test('at 320 × 256 px the toasts scroll, so that the last one can be read', async ({ visit }) => {
  const opened = await visit('/contact', { ...withClock, width: 320, height: 256 });
  const { page } = opened;
  await sendInVain(opened);
  const last = page.locator('[data-toast]').last();
  await last.waitFor();
  await last.evaluate((toast) => toast.scrollIntoView({ behavior: 'instant', block: 'end' }));
  const { y = Number.NaN, height = Number.NaN } = (await last.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(256);
});

test('at 320 × 256 px the dialog about an unsent request scrolls as a whole', async ({ visit }) => {
  const { page } = await visit('/about', { width: 320, height: 256 });
  await leave(page, submissionWith(), Date.now() - lifetime);
  await lookAgain(page);
  const dialog = page.getByRole('dialog', { name: dialogTexts.en.unsent.title });
  const later = dialog.getByRole('button', { name: dialogTexts.en.unsent.later });
  await later.scrollIntoViewIfNeeded();
  const { y = 0, height = 0 } = (await dialog.getByRole('heading').boundingBox()) ?? {};
  expect(y + height).toBeLessThan(0);
  await later.click();
  await dialog.waitFor({ state: 'hidden' });
});

test.for(languages)(
  'in %s a window of 640 × 400, 844 × 390 or 960 × 400 px shows the whole headline above the cookie banner',
  async (language, { visit }) => {
    const { page } = await visit(addressOf('home', language), { width: 640, height: 400 });
    const banner = page.getByRole('region', { name: 'Cookies' });
    await banner.waitFor();
    const headline = page.getByRole('heading', { level: 2 }).first();
    const roomBelow = async () => {
      const [upper, lower] = await Promise.all([headline.boundingBox(), banner.boundingBox()]);
      return upper && lower ? lower.y - (upper.y + upper.height) : Number.NaN;
    };
    for (const [width, height] of [
      [640, 400],
      [844, 390],
      [960, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(roomBelow, { message: `${width} px` }).toBeGreaterThanOrEqual(0);
    }
  },
);

test('in a short window the heading of home is above the title of the slide', async ({ visit }) => {
  for (const language of languages) {
    const { page } = await visit(addressOf('home', language), { width: 900, height: 400 });
    const [heading, title] = [page.locator('h1'), page.getByRole('heading', { level: 2 }).first()];
    for (const [width, height] of [
      [900, 400],
      [932, 390],
      [1024, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      const free = async () => {
        const [upper, lower] = await Promise.all([heading.boundingBox(), title.boundingBox()]);
        return upper && lower ? lower.y - (upper.y + upper.height) : Number.NaN;
      };
      await expect.poll(free, { message: `${language}, ${width} px` }).toBeGreaterThanOrEqual(0);
    }
  }
});

test('at 320 × 256 px the language hint comes after the page and covers nothing', async ({ visit }) => {
  const { page } = await visit('/', { width: 320, height: 256, locale: 'de-DE' });
  const hint = page.getByRole('complementary');
  await hint.waitFor();
  const [end, { y = Number.NaN } = {}] = await Promise.all([
    page.getByRole('contentinfo').boundingBox(),
    (await hint.boundingBox()) ?? undefined,
  ]);
  expect(y).toBeGreaterThanOrEqual((end?.y ?? Number.NaN) + (end?.height ?? 0));
});
