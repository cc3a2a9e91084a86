import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { answers } from '../../support/site/consultationDialog.ts';
import { fadeAway, runUntil, sendInVain, withClock } from '../../support/site/sendInVain.ts';
import { test } from '../../support/site/visit.ts';

const success = (page: Page) => page.locator('[data-toast]').and(page.getByRole('status'));

test('errors are alerts for 5 s and successes are status messages for 6 s, in an existing live region', async ({
  visit,
}) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  const region = page.getByRole('region', { name: 'Notifications' });
  const [alert, status] = [region.getByRole('alert'), region.getByRole('status')];
  await sendInVain(opened, async () => {
    // The region must exist before the first toast, because screen readers announce only changes in an existing one.
    expect(await region.getAttribute('aria-live')).toBe('polite');
    await region.evaluate((element) => element.setAttribute('data-before', 'true'));
  });
  expect(await region.getAttribute('data-before')).toBe('true');
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
  await runUntil(page, () => consultation.dialog.isHidden());
  await consultation.openButton.click();
  await page.clock.runFor(500);
  await consultation.fill(answers());
  await consultation.send();
  await consultation.submitted.waitFor();
  await page.clock.runFor(2_000);
  await expect.poll(() => toasts.count()).toBe(3);
  const successes = success(page);
  expect(await successes.count()).toBe(2);
  await successes.first().getByRole('button', { name: 'Close' }).click();
  await fadeAway(page, toasts.nth(2));
  expect(await successes.count()).toBe(1);
  opened.messages();
  opened.failedRequests();
});

const longerThanToasts = 10_000;

test('a toast stays while the pointer is over it or the focus in it, and then half of its time', async ({
  visit,
}) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  await sendInVain(opened);
  const [alert, toast] = [page.getByRole('alert'), success(page)];
  const topOf = async (element: Locator) => (await element.boundingBox())?.y;
  await runUntil(page, () => Promise.resolve(false));
  const top = await topOf(alert);
  // When the alert is closed, the toast moves to the place of the alert. The mouse must wait until the toast is there.
  await alert.getByRole('button', { name: 'Close' }).click();
  await runUntil(page, async () => (await topOf(toast)) === top);
  await toast.hover();
  await page.clock.runFor(longerThanToasts);
  expect(await toast.count()).toBe(1);
  await page.mouse.move(10, 700);
  await page.clock.runFor(2_000);
  await page.keyboard.press('F8');
  await page.clock.runFor(longerThanToasts);
  expect(await toast.count()).toBe(1);
  await page.locator('main').focus();
  await page.clock.runFor(2_999);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(1);
  await fadeAway(page, toast);
});

test('a visitor who sends, looks at another window for 20 s and comes back, still sees the toast', async ({
  visit,
}) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  // In Playwright every page counts as focused, so the test dispatches `blur` and `focus` itself.
  const leaveOrReturn = (event: 'blur' | 'focus') =>
    page.evaluate((name) => {
      document.hasFocus = () => name === 'focus';
      window.dispatchEvent(new Event(name));
    }, event);
  await sendInVain(opened, () => leaveOrReturn('blur'));
  const toast = success(page);
  await page.clock.runFor(20_000);
  expect(await toast.count()).toBe(1);
  await leaveOrReturn('focus');
  await page.clock.runFor(2_000);
  await leaveOrReturn('blur');
  await page.clock.runFor(20_000);
  expect(await toast.count()).toBe(1);
  await leaveOrReturn('focus');
  await page.clock.runFor(2_999);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(1);
  await fadeAway(page, toast);
});

test('a swipe of a finger of more than 20 px to either side closes a toast', async ({ visit }) => {
  const opened = await visit('/contact', { ...withClock, hasTouch: true });
  const { page } = opened;
  await sendInVain(opened);
  await page.clock.runFor(500);
  const session = await page.context().newCDPSession(page);
  const swipe = async (toast: Locator, distance: number) => {
    const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {};
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: moved === undefined ? [] : [{ x: x + 100 + moved, y: y + 20 }],
      });
    await finger('touchStart', 0);
    await finger('touchMove', distance * 0.9);
    await finger('touchMove', distance);
    await finger('touchEnd');
  };
  const [failure, toast] = [page.getByRole('alert'), success(page)];
  await swipe(toast, 20);
  await page.clock.runFor(1_000);
  expect(await toast.count()).toBe(1);
  await swipe(toast, 21);
  await fadeAway(page, toast);
  await swipe(failure, -21);
  await fadeAway(page, failure);
});

test('a drag of the mouse selects the text of a toast and does not close it', async ({ visit }) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  await sendInVain(opened);
  await page.clock.runFor(500);
  const text = page.getByText('Please try again or contact us directly.').last();
  const { x = 0, y = 0, height = 0 } = (await text.boundingBox()) ?? {};
  await page.mouse.move(x + 1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + height / 2);
  await page.mouse.move(x + 120, y + height / 2);
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^Please/);
  await page.clock.runFor(1_000);
  expect(await page.getByRole('alert').count()).toBe(1);
});

test('the focus in one toast pauses that toast alone, also while the mouse leaves it, and tells no one else', async ({
  visit,
}) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  const [alert, toast] = [page.getByRole('alert'), success(page)];
  await sendInVain(opened);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of ['blur', 'focus'])
      window.addEventListener(type, ({ target }) => target === window && heard.push(type));
  });
  await page.clock.runFor(500);
  await page.keyboard.press('F8');
  await toast.hover();
  await page.mouse.move(10, 700);
  await page.clock.runFor(longerThanToasts);
  await alert.waitFor({ state: 'detached' });
  expect(await toast.count()).toBe(1);
  await page.keyboard.press('Escape');
  await fadeAway(page, toast);
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([]);
});
