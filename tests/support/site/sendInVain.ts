import type { Locator, Page } from 'playwright-core';
import { answers, dialogOn } from './consultationDialog.ts';
import { unreachable } from './faults.ts';
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
 * stay until time is let run.
 */
export const sendInVain = async (opened: Visit) => {
  const { page } = opened;
  const consultation = dialogOn(page);
  await unreachable(page, 'firestore', 'functions', 'api');
  await consultation.open();
  await consultation.fill(answers());
  await stopClock(page);
  await consultation.send();
  await consultation.submitted.waitFor();
  opened.messages();
  opened.failedRequests();
  return consultation;
};

/**
 * Lets a stopped clock run until something has faded away, which takes 600 ms of it at most; says how many it took. What
 * the page does between two of its timers takes real time.
 */
export const fadeAway = async (page: Page, element: Locator): Promise<number> => {
  let passed = 0;
  while (passed < 600 && (await element.count()) > 0) {
    await page.clock.runFor(50);
    await page.waitForTimeout(20);
    passed += 50;
  }
  await element.waitFor({ state: 'detached' });
  return passed;
};
