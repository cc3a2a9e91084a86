import { expect } from 'vitest';
import { fadeAway, sendInVain, withClock } from './sendInVain.ts';
import { test } from './visit.ts';

test('a toast stays while the pointer rests on it, and goes on with its time afterwards', async ({
  visit,
}) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  await sendInVain(opened);
  const toast = page.getByRole('status');
  await page.clock.runFor(4_000);
  await toast.hover();
  await page.clock.runFor(60_000);
  expect(await toast.count()).toBe(1);
  await page.mouse.move(10, 700);
  await page.clock.runFor(1_999);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(1);
  await fadeAway(page, toast);
});

test('a toast with the focus stays when the pointer has crossed it, and the other way round', async ({
  visit,
}) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  const { dialog } = await sendInVain(opened);
  await page.clock.runFor(2_000);
  await dialog.waitFor({ state: 'hidden' });
  const toast = page.getByRole('status');
  await page.keyboard.press('F8');
  await toast.hover();
  await page.mouse.move(10, 700);
  await page.clock.runFor(60_000);
  expect(await toast.count()).toBe(1);

  await toast.hover();
  await page.locator('main').focus();
  await page.clock.runFor(60_000);
  expect(await toast.count()).toBe(1);
  await page.mouse.move(10, 700);
  await page.clock.runFor(4_000);
  await fadeAway(page, toast);
});

const swipes = [
  { distance: 20, ends: 'leaves it' },
  { distance: 21, ends: 'takes it away' },
  { distance: -21, ends: 'takes it away' },
];

test.for(swipes)('a swipe of $distance px on a toast $ends', async ({ distance, ends }, { visit }) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  await sendInVain(opened);
  await page.clock.runFor(500);
  const toast = page.getByRole('status');
  const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {};
  await page.mouse.move(x + 100, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 100 + distance / 2, y + 20);
  await page.mouse.move(x + 100 + distance, y + 20);
  await page.mouse.up();
  if (ends === 'takes it away') return void (await fadeAway(page, toast));
  await page.clock.runFor(1_000);
  expect(await toast.count()).toBe(1);
});
