import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { answers, dialogOn } from '../../support/site/consultationDialog.ts';
import { fadeAway, runUntil, sendInVain, withClock } from '../../support/site/sendInVain.ts';
import { test } from '../../support/site/visit.ts';

test('while the dialog is open, errors are alerts for 5 s and successes are status messages for 6 s, in an existing live region', async ({
  visit,
}) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  const { dialog } = dialogOn(page);
  const region = page.getByRole('region', { name: 'Notifications' });
  const [alert, status] = [region.getByRole('alert'), region.getByRole('status')];
  await sendInVain(opened, async () => {
    expect(await region.getAttribute('aria-live')).toBe('polite');
    await region.evaluate((element) => element.setAttribute('data-before', 'true'));
  });
  expect(await dialog.isVisible()).toBe(true);
  expect(await region.getAttribute('data-before')).toBe('true');
  // Some screen readers ignore elements outside a modal dialog, unless `aria-owns` of the dialog names them.
  expect(await dialog.getAttribute('aria-owns')).toBe(await region.getAttribute('id'));
  expect(await alert.getByText('Email delivery failed').count()).toBe(1);
  expect(await status.getByText('Request Submitted Successfully!').count()).toBe(1);

  await page.clock.runFor(4_999);
  expect(await alert.count()).toBe(1);
  await page.clock.runFor(1);
  const passed = await fadeAway(page, alert);
  await page.clock.runFor(1_000 - 1 - passed);
  expect(await status.count()).toBe(1);
  await page.clock.runFor(1);
  await fadeAway(page, status);
});

test('at most three toasts are shown at a time, and the close button removes one', async ({ visit }) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  const consultation = await sendInVain(opened);
  const toasts = page.locator('[data-toast]');
  expect(await toasts.count()).toBe(2);
  await page.clock.runFor(2_000);
  await consultation.dialog.waitFor({ state: 'hidden' });
  await consultation.openButton.click();
  await page.clock.runFor(500);
  await consultation.fill(answers());
  await consultation.send();
  await consultation.submitted.waitFor();
  await page.clock.runFor(500);
  await expect.poll(() => toasts.count()).toBe(3);
  const successes = toasts.and(page.getByRole('status'));
  expect(await successes.count()).toBe(2);
  await successes.first().getByRole('button', { name: 'Close' }).click();
  await fadeAway(page, toasts.nth(2));
  expect(await successes.count()).toBe(1);
  opened.messages();
  opened.failedRequests();
});

/** Milliseconds, longer than any toast stays by itself. */
const longerThanToasts = 10_000;

test('a toast stays while the pointer is over it, and its timer continues afterwards', async ({ visit }) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  await sendInVain(opened);
  const toast = page.locator('[data-toast]').and(page.getByRole('status'));
  const alert = page.locator('[data-toast]').and(page.getByRole('alert'));
  // On a busy machine the alert may still be sliding in.
  await (await alert.elementHandle())?.waitForElementState('stable');
  await page.clock.runFor(5_000);
  const topOf = async (element: Locator) => (await element.boundingBox())?.y;
  const top = await topOf(alert);
  let passed = await fadeAway(page, alert);
  // The success toast moves to the place of the closed alert, even while the pointer is over the toast.
  passed += await runUntil(page, async () => (await topOf(toast)) === top);
  await toast.hover();
  await page.clock.runFor(longerThanToasts);
  expect(await toast.count()).toBe(1);
  await page.mouse.move(10, 700);
  await page.clock.runFor(1_000 - passed - 1);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(1);
  await fadeAway(page, toast);
});

test('a toast stays while it has the focus or the pointer is over it, whichever leaves first', async ({
  visit,
}) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  const { dialog } = await sendInVain(opened);
  await page.clock.runFor(2_000);
  await dialog.waitFor({ state: 'hidden' });
  const toast = page.locator('[data-toast]').and(page.getByRole('status'));
  await page.keyboard.press('F8');
  await page.clock.runFor(longerThanToasts);
  expect(await toast.count()).toBe(1);
  await toast.hover();
  await page.mouse.move(10, 700);
  await page.clock.runFor(longerThanToasts);
  expect(await toast.count()).toBe(1);

  await toast.hover();
  await page.locator('main').focus();
  await page.clock.runFor(longerThanToasts);
  expect(await toast.count()).toBe(1);
  await page.mouse.move(10, 700);
  await page.clock.runFor(4_000);
  await fadeAway(page, toast);
});

test('a swipe of more than 20 px to either side closes a toast', async ({ visit }) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  await sendInVain(opened);
  await page.clock.runFor(500);
  const swipe = async (toast: Locator, distance: number) => {
    // Dragging selected text is no swipe, so the selection is removed.
    await page.evaluate(() => getSelection()?.removeAllRanges());
    const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {};
    await page.mouse.move(x + 100, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 100 + distance / 2, y + 20);
    await page.mouse.move(x + 100 + distance, y + 20);
    await page.mouse.up();
  };
  const [failure, success] = [
    page.getByRole('alert'),
    page.locator('[data-toast]').and(page.getByRole('status')),
  ];
  await swipe(success, 20);
  await page.clock.runFor(1_000);
  expect(await success.count()).toBe(1);
  await swipe(success, 21);
  await fadeAway(page, success);
  await swipe(failure, -21);
  await fadeAway(page, failure);
});
