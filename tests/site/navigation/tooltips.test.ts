import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { carouselOn } from '../../support/site/carousel.ts';
import { standingClock } from '../../support/site/standingClock.ts';
import { test } from '../../support/site/visit.ts';

/** Delays in milliseconds (docs/behaviour.md, 9). */
const openDelay = 700;
const skipDelay = 300;

const tooltip = (page: Page, name: string) =>
  page.locator('body [aria-hidden=true]', { hasText: name }).last();
const isShown = (page: Page, name: string) => tooltip(page, name).isVisible();
const name = { previous: 'Previous slide', next: 'Next slide' };

const withMouse = { clock: standingClock, height: 900 } as const;
const leave = (page: Page) => page.getByRole('heading', { level: 1 }).hover();

test('an icon shows its name after the mouse has rested on it for 700 ms, until the mouse leaves', async ({
  visit,
}) => {
  const { page } = await visit('/', withMouse);
  await carouselOn(page).next.hover();
  await page.clock.runFor(openDelay - 1);
  expect(await isShown(page, name.next)).toBe(false);
  await page.clock.runFor(1);
  await expect.poll(() => isShown(page, name.next)).toBe(true);
  await tooltip(page, name.next).hover();
  await page.clock.runFor(1_000);
  expect(await isShown(page, name.next)).toBe(true);
  await leave(page);
  await expect.poll(() => isShown(page, name.next)).toBe(false);
});

test('a tooltip closes when the mouse leaves the window, and opens again when it returns', async ({
  visit,
}) => {
  const { page } = await visit('/', withMouse);
  const { next } = carouselOn(page);
  await next.hover();
  await page.clock.runFor(openDelay);
  await expect.poll(() => isShown(page, name.next)).toBe(true);
  await page.mouse.move(-10, -10);
  await expect.poll(() => isShown(page, name.next)).toBe(false);
  await page.clock.runFor(skipDelay);
  await next.hover();
  await page.clock.runFor(openDelay);
  await expect.poll(() => isShown(page, name.next)).toBe(true);
});

test('within 300 ms after a tooltip the next one opens at once, and later after the usual delay', async ({
  visit,
}) => {
  const { page } = await visit('/', withMouse);
  const { next, previous } = carouselOn(page);
  await next.hover();
  await page.clock.runFor(openDelay);
  await expect.poll(() => isShown(page, name.next)).toBe(true);
  await leave(page);
  await page.clock.runFor(skipDelay - 1);
  await previous.hover();
  await page.clock.runFor(1);
  await expect.poll(() => isShown(page, name.previous)).toBe(true);
  await leave(page);
  await page.clock.runFor(skipDelay);
  await next.hover();
  await page.clock.runFor(openDelay - 1);
  expect(await isShown(page, name.next)).toBe(false);
});

test('with keyboard focus a tooltip opens at once, and Escape or a press closes it', async ({ visit }) => {
  const { page } = await visit('/', withMouse);
  await carouselOn(page).previous.focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => isShown(page, name.next)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isShown(page, name.next)).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => isShown(page, name.previous)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => isShown(page, name.previous)).toBe(false);
});

test('a tooltip leaves the focus ring of its button visible', async ({ visit }) => {
  const { page } = await visit('/', withMouse);
  const { next, previous } = carouselOn(page);
  await previous.focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => isShown(page, name.next)).toBe(true);
  const [button, shown] = [await next.boundingBox(), await tooltip(page, name.next).boundingBox()];
  const edge = await tooltip(page, name.next).evaluate((element) => ({
    width: Number.parseFloat(getComputedStyle(element).borderTopWidth),
    colour: getComputedStyle(element).borderTopColor,
    clip: getComputedStyle(element).backgroundClip,
  }));
  expect(edge).toMatchObject({ colour: 'rgba(0, 0, 0, 0)', clip: 'padding-box' });
  const top = (shown?.y ?? Number.NaN) + edge.width;
  const bottom = (button?.y ?? 0) + (button?.height ?? 0);
  const isBelow = top >= bottom;
  // The ring of 3 px is 3 px away from the button.
  expect(isBelow ? top - bottom : (button?.y ?? 0) - top).toBeGreaterThanOrEqual(6);
});

test('buttons with text have no tooltip, and touch opens none', async ({ visit }) => {
  const { page } = await visit('/', { clock: standingClock, hasTouch: true });
  // Simulates a finger that rests on the icon. Lifting it would be a press, and a press closes tooltips.
  await carouselOn(page).next.dispatchEvent('pointerover', { pointerType: 'touch' });
  await page.clock.runFor(2 * openDelay);
  expect(await page.getByText(name.next).count()).toBe(0);
  await page.getByRole('button', { name: 'Language: English' }).hover();
  await page.clock.runFor(2 * openDelay);
  expect(await page.getByText('Language: English').count()).toBe(0);
});

test('every tooltip stays within the window, on small and wide screens', async ({ visit }) => {
  const { page } = await visit('/', withMouse);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const link of await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^(Facebook|LinkedIn)$/ })
      .all()) {
      const label = (await link.getAttribute('aria-label')) ?? '';
      await link.hover();
      await page.clock.runFor(openDelay);
      await expect.poll(() => isShown(page, label)).toBe(true);
      const box = await tooltip(page, label).boundingBox();
      const { x = -1, y = -1, width: wide = 0, height = 0 } = box ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(900);
    }
  }
});
