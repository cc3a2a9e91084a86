import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { dialogOn } from '../../support/site/consultationDialog.ts';
import { fadeAway, sendInVain, withClock } from '../../support/site/sendInVain.ts';
import { test } from '../../support/site/visit.ts';

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

test.for([
  { hotkey: 'F8', name: 'Escape', keys: ['Escape'] },
  { hotkey: 'Alt+KeyT', name: 'its button', keys: ['Tab', 'Enter'] },
])(
  '$hotkey brings the focus to the toast, and it returns when $name closes it',
  async ({ hotkey, keys }, { visit }) => {
    const opened = await visit('/contact', withClock);
    const { page } = opened;
    const consultation = await sendInVain(opened);
    await page.clock.runFor(2_000);
    await consultation.dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(consultation.openButton)).toBe(true);
    const toast = page.locator('[data-toast]').and(page.getByRole('status'));
    await page.keyboard.press(hotkey);
    await page.keyboard.press(hotkey);
    expect(await hasFocus(toast)).toBe(true);
    for (const key of keys) await page.keyboard.press(key);
    expect(await hasFocus(consultation.openButton)).toBe(true);
    await fadeAway(page, toast);
    expect(await hasFocus(consultation.openButton)).toBe(true);
  },
);

test('who goes to the newest toast while the dialog is open stays there when it closes, and returns to its button', async ({
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

test('without a toast the hotkey brings the focus to the region', async ({ visit }) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  await consultation.open();
  await consultation.cancelButton.click();
  await consultation.dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('F8');
  const region = page.getByRole('region', { name: 'Notifications' });
  expect(await region.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a toast stays while it has the focus', async ({ visit }) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  const consultation = await sendInVain(opened);
  await page.clock.runFor(2_000);
  await consultation.dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('F8');
  await page.clock.runFor(60_000);
  expect(await page.locator('[data-toast]').and(page.getByRole('status')).count()).toBe(1);
  await page.locator('main').focus();
  await page.clock.runFor(4_000);
  await fadeAway(page, page.locator('[data-toast]').and(page.getByRole('status')));
});
