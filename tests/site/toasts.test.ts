import { expect } from 'vitest';
import { answers } from './consultationDialog.ts';
import { fadeAway, sendInVain, withClock } from './sendInVain.ts';
import { test } from './visit.ts';

test('failures are alerts for 5 s, successes are status messages for 6 s', async ({ visit }) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  await sendInVain(opened);
  const alert = page.getByRole('alert');
  const status = page.getByRole('status');
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

test('the toasts are in a labelled region that the open dialog does not hide', async ({ visit }) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  const consultation = await sendInVain(opened);
  expect(await consultation.dialog.isVisible()).toBe(true);
  const region = page.getByRole('region', { name: 'Notifications' });
  expect(await region.getByRole('status').count()).toBe(1);
});

test('at most three toasts are shown at a time', async ({ visit }) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  const consultation = await sendInVain(opened);
  expect(await page.locator('[data-toast]').count()).toBe(2);
  await page.clock.runFor(1_500);
  await page.clock.runFor(500);
  await consultation.dialog.waitFor({ state: 'hidden' });
  await consultation.openButton.click();
  await page.clock.runFor(500);
  await consultation.fill(answers());
  await consultation.send();
  await consultation.submitted.waitFor();
  await page.clock.runFor(500);
  await expect.poll(() => page.locator('[data-toast]').count()).toBe(3);
  expect(await page.getByRole('status').count()).toBe(2);
  opened.messages();
  opened.failedRequests();
});

test('the close button takes a toast away', async ({ visit }) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  await sendInVain(opened);
  const toast = page.getByRole('status');
  await toast.getByRole('button', { name: 'Close' }).click();
  await fadeAway(page, toast);
});
