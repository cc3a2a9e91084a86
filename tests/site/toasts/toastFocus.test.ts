import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { fadeAway, sendInVain, withClock } from '../../support/site/sendInVain.ts';
import { test } from '../../support/site/visit.ts';

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

test('F8 and Alt+T move the focus to a toast, or to the region if there is none, and Escape and the close button return it', async ({
  visit,
}) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  const consultation = await sendInVain(opened);
  await page.clock.runFor(2_000);
  await consultation.dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(consultation.openButton)).toBe(true);
  const toasts = page.locator('[data-toast]');
  for (const { hotkey, keys, left } of [
    { hotkey: 'F8', keys: ['Escape'], left: 1 },
    { hotkey: 'Alt+KeyT', keys: ['Tab', 'Enter'], left: 0 },
  ]) {
    const toast = toasts.nth(left);
    await page.keyboard.press(hotkey);
    await page.keyboard.press(hotkey);
    expect(await hasFocus(toast), hotkey).toBe(true);
    for (const key of keys) await page.keyboard.press(key);
    expect(await hasFocus(consultation.openButton), hotkey).toBe(true);
    await fadeAway(page, toast);
    expect(await hasFocus(consultation.openButton), hotkey).toBe(true);
  }
  await page.keyboard.press('F8');
  expect(await hasFocus(page.getByRole('region', { name: 'Notifications' }))).toBe(true);
});

test('the focus in a toast stays there when the dialog closes, and then returns to the button of the dialog', async ({
  visit,
}) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  const consultation = await sendInVain(opened);
  await page.keyboard.press('F8');
  await page.clock.runFor(200);
  const focused = await page.evaluate(() => document.activeElement?.closest('[data-toast]')?.textContent);
  expect(focused).toContain('Request Submitted Successfully!');
  expect(await consultation.dialog.isVisible()).toBe(true);
  await page.clock.runFor(1_800);
  await consultation.dialog.waitFor({ state: 'hidden' });
  const toast = page.locator('[data-toast]').and(page.getByRole('status'));
  expect(await hasFocus(toast)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(consultation.openButton)).toBe(true);
  await fadeAway(page, toast);
});
