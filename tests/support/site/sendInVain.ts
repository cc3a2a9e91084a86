import type { Locator, Page } from 'playwright-core';
import { answers, dialogOn } from './consultationDialog.ts';
import { unreachable } from './faults.ts';
import { tasksDone } from './settled.ts';
import { site, type Visit } from './visit.ts';

const consent = { origin: site, localStorage: [{ name: 'cookieConsent', value: 'accepted' }] };

/** Settings for `visit`: a fake clock, and accepted cookies, because the cookie banner would move the toasts. */
export const withClock = {
  storageState: { cookies: [], origins: [consent] },
  clock: (page: Page) => page.clock.install({ time: new Date('2026-11-20T10:00:00Z') }),
};

/** Stops the page's clock. Time then passes only in `runFor`. */
export const stopClock = (page: Page) => page.clock.pauseAt(new Date('2026-11-20T11:00:00Z'));

/**
 * Stops the clock and sends a request while no service is reachable. Two toasts appear: an error, because no e-mail
 * could be sent, and a success, because the browser keeps the request and sends it later. `look` runs in the open
 * dialog, before the request is sent.
 */
export const sendInVain = async (opened: Visit, look?: () => Promise<unknown>) => {
  const { page } = opened;
  const consultation = dialogOn(page);
  await unreachable(page, 'firestore', 'functions', 'api');
  await consultation.openFilled(answers());
  await stopClock(page);
  await look?.();
  await consultation.send();
  await consultation.submitted.waitFor();
  await page.clock.runFor(1_500);
  await page.locator('[data-toast]').nth(1).waitFor();
  opened.messages();
  opened.failedRequests();
  return consultation;
};

/** Milliseconds per step of `runUntil`. */
const step = 50;
const longestFade = 600;

/** Advances a stopped clock until `isReached`, at most by `longestFade`. Returns the passed milliseconds. */
export const runUntil = async (page: Page, isReached: () => Promise<boolean>): Promise<number> => {
  let passed = 0;
  await tasksDone(page);
  for (; passed < longestFade && !(await isReached()); passed += step) {
    await page.clock.runFor(step);
    await tasksDone(page);
  }
  return passed;
};

/** Advances a stopped clock until an element has faded out. Returns the passed milliseconds. */
export const fadeAway = async (page: Page, element: Locator): Promise<number> => {
  const passed = await runUntil(page, async () => (await element.count()) === 0);
  await element.waitFor({ state: 'detached' });
  return passed;
};

/**
 * Makes the page's random numbers fail. The page then cannot create a request id, so the sending fails before anything
 * is delivered or kept.
 */
export const breakRandomness = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Crypto.prototype.getRandomValues = () => {
      throw new Error('No randomness here');
    };
  });
