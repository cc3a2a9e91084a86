import type { Locator, Page } from 'playwright-core';
import { answers, dialogOn } from './consultationDialog.ts';
import { unreachable } from './faults.ts';
import { tasksDone } from './settled.ts';
import { site, type Visit } from './visit.ts';

const consent = { origin: site, localStorage: [{ name: 'cookieConsent', value: 'accepted' }] };

/** For `visit`: a clock that the test can stop, and no cookie bar, which would move the toasts when it comes. */
export const withClock = {
  storageState: { cookies: [], origins: [consent] },
  clock: (page: Page) => page.clock.install({ time: new Date('2026-11-20T10:00:00Z') }),
};

/** Stops the page's clock: from now on time passes in `runFor` alone. */
export const stopClock = (page: Page) => page.clock.pauseAt(new Date('2026-11-20T11:00:00Z'));

/**
 * Sends a request while nothing can be reached, and stops the clock before: a failure toast and a success toast, which
 * stay until time is let run. `look` comes when the dialog is open and nothing has been sent.
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
  opened.messages();
  opened.failedRequests();
  return consultation;
};

/** Milliseconds of a stopped clock: one step, and what is gone by then has faded away. */
const step = 50;
const longestFade = 600;

/** Lets a stopped clock run step by step, the page doing its tasks after each; says how many milliseconds have passed. */
export const runUntil = async (page: Page, isReached: () => Promise<boolean>): Promise<number> => {
  let passed = 0;
  await tasksDone(page);
  for (; passed < longestFade && !(await isReached()); passed += step) {
    await page.clock.runFor(step);
    await tasksDone(page);
  }
  return passed;
};

/** Lets a stopped clock run until something has faded away; says how many milliseconds that took. */
export const fadeAway = async (page: Page, element: Locator): Promise<number> => {
  const passed = await runUntil(page, async () => (await element.count()) === 0);
  await element.waitFor({ state: 'detached' });
  return passed;
};
