import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { dialogOn } from './consultationDialog.ts';
import { fadeAway, sendInVain, withClock } from './sendInVain.ts';
import { test } from './visit.ts';

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

const closings = {
  'Escape closes it': (page: Page) => page.keyboard.press('Escape'),
  'its button closes it': async (page: Page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
};

for (const [name, close] of Object.entries(closings))
  test(`the focus returns from a toast to where it was when ${name}`, async ({ visit }) => {
    const opened = await visit('/contact', withClock);
    const { page } = opened;
    const consultation = await sendInVain(opened);
    await page.clock.runFor(2_000);
    await consultation.dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(consultation.openButton)).toBe(true);
    await page.keyboard.press('F8');
    await page.keyboard.press('F8');
    await close(page);
    expect(await hasFocus(consultation.openButton)).toBe(true);
    await fadeAway(page, page.getByRole('status'));
    expect(await hasFocus(consultation.openButton)).toBe(true);
  });

for (const hotkey of ['Alt+KeyT', 'F8'])
  test(`${hotkey} brings the focus to the toast, Escape takes it away`, async ({ visit }) => {
    const opened = await visit('/contact', withClock);
    const { page } = opened;
    const consultation = await sendInVain(opened);
    await page.clock.runFor(2_000);
    await consultation.dialog.waitFor({ state: 'hidden' });
    await page.keyboard.press(hotkey);
    const toast = page.getByRole('status');
    expect(await toast.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await fadeAway(page, toast);
  });

test('the focus can go to the newest toast while the dialog is open', async ({ visit }) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  const consultation = await sendInVain(opened);
  await page.keyboard.press('F8');
  await page.clock.runFor(200);
  const focused = await page.evaluate(() => document.activeElement?.closest('[data-toast]')?.textContent);
  expect(focused).toContain('Request Submitted Successfully!');
  expect(await consultation.dialog.isVisible()).toBe(true);
});

test('who has gone to a toast stays there when the dialog closes, and returns to its button', async ({
  visit,
}) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  const consultation = await sendInVain(opened);
  await page.keyboard.press('F8');
  await page.clock.runFor(2_000);
  await consultation.dialog.waitFor({ state: 'hidden' });
  const toast = page.getByRole('status');
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
  expect(await page.getByRole('status').count()).toBe(1);
  await page.locator('main').focus();
  await page.clock.runFor(4_000);
  await fadeAway(page, page.getByRole('status'));
});
