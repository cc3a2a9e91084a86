import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dialogOn, focusTaken } from '../../support/site/consultationDialog.ts';
import { holdBack } from '../../support/site/faults.ts';
import { scriptsNamed } from '../../support/site/scripts.ts';
import { scriptRun } from '../../support/site/settled.ts';
import { standingClock } from '../../support/site/standingClock.ts';
import { test } from '../../support/site/visit.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/**
 * Presses the key until every element has had the focus. `covered` names elements outside the window or partly behind a
 * bar.
 */
const coveredOnTheWay = async (
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ stops: number; covered: string[] }> => {
  const covered: string[] = [];
  let stops = 0;
  for (; stops < 200; stops++) {
    await page.keyboard.press(key);
    const found = await page.evaluate((way) => {
      const { activeElement: focused } = document;
      if (!focused || focused === document.body) return { end: true };
      if (focused.getAttribute('data-met') === way) return { end: true };
      focused.setAttribute('data-met', way);
      const { top, bottom, left, right } = focused.getBoundingClientRect();
      const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
        [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
      );
      const over = points.filter(([x, y]) => {
        const bar = document.elementFromPoint(x, y)?.closest('header, aside, section[aria-label=Cookies]');
        return bar && !bar.contains(focused);
      });
      const outside = bottom <= 0 || top >= window.innerHeight;
      const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`;
      return { end: false, covered: over.length > 0 || outside ? name : undefined };
    }, key);
    if (found.end) break;
    if (found.covered) covered.push(found.covered);
  }
  return { stops, covered };
};

test('the banner takes no focus when it appears', async ({ visit }) => {
  const { page } = await visit('/about');
  const start = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
  await start.focus();
  await banner(page).waitFor();
  expect(await start.evaluate((link) => link === document.activeElement)).toBe(true);
});

test('when the banner appears, the page scrolls so that the banner does not cover the focused element', async ({
  visit,
}) => {
  const { page } = await visit('/about', { height: 500, clock: standingClock });
  await scriptRun(page, 'Notices');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Custom Software' });
  await link.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    window.scrollBy({ top: bottom - window.innerHeight + 2, behavior: 'instant' });
    (element as HTMLElement).focus({ preventScroll: true });
  });
  await page.clock.runFor(1_000);
  await banner(page).waitFor();
  const { y: top = Number.NaN } = (await banner(page).boundingBox()) ?? {};
  const { y = Number.NaN, height = 0 } = (await link.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(top);
});

test('the banner scrolls no page on which the focused element is elsewhere', async ({ visit }) => {
  const { page } = await visit('/about', { height: 500, clock: standingClock });
  await scriptRun(page, 'Notices');
  await page.keyboard.press('Tab');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page.clock.runFor(1_000);
  await banner(page).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

test('focus in the banner does not scroll the page', async ({ visit }) => {
  const { page } = await visit('/about');
  await banner(page).waitFor();
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  for (const element of await banner(page).locator('a, button').all()) {
    await element.focus();
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
  }
});

test('a press that begins before the banner appears and ends after it is a click', async ({ visit }) => {
  const { page } = await visit('/careers', { height: 500, clock: standingClock });
  await scriptRun(page, 'Notices');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Custom Software' });
  await link.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  await page.clock.runFor(1_000);
  await banner(page).waitFor();
  await page.mouse.up();
  await page.waitForURL(/custom-software$/);
});

test('the banner does not scroll an open dialog', async ({ visit }) => {
  const { page } = await visit(undefined, { width: 360, height: 740 });
  const appear = await holdBack(page, scriptsNamed('Notices'));
  await page.goto('/contact');
  const { open, field, radio } = dialogOn(page);
  await open();
  await focusTaken(page);
  await field('name').focus();
  await radio('phone').scrollIntoViewIfNeeded();
  const before = await radio('phone').boundingBox();
  appear();
  // The open dialog hides the banner from assistive technology, so the locator includes hidden elements.
  await page.getByRole('region', { name: 'Cookies', includeHidden: true }).waitFor();
  expect(before).not.toBeNull();
  expect(await radio('phone').boundingBox()).toEqual(before);
});

const screens = [
  { path: '/', width: 1280, height: 720 },
  { path: '/', width: 320, height: 568 },
  { path: '/de/careers', width: 768, height: 600 },
];
test.for(screens)(
  'on $path at $width px nothing covers the elements that Tab and Shift+Tab reach',
  async ({ path, width, height }, { visit }) => {
    const { page } = await visit(path, { width, height });
    await banner(page).waitFor();
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const { stops, covered } = await coveredOnTheWay(page, key);
      expect(stops, key).toBeGreaterThan(30);
      expect(covered, key).toEqual([]);
    }
  },
);

test('nothing covers the elements that Tab reaches while the language hint is visible', async ({ visit }) => {
  const { page } = await visit('/careers', { locale: 'de-CH' });
  await page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' }).waitFor();
  await banner(page).waitFor();
  const { stops, covered } = await coveredOnTheWay(page, 'Tab');
  expect(stops).toBeGreaterThan(30);
  expect(covered).toEqual([]);
});
