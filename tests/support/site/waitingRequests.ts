import type { Submission } from '@helvardar/shared/consultationRequest';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answers } from './consultationDialog.ts';
import { tasksDone } from './settled.ts';

/** The prefix of the outbox keys in `localStorage`. */
const outboxKey = 'consultationOutbox';

interface Waiting {
  submission: { request_id: string; email: string };
  since: number;
  refused?: true;
}

/** The requests in a browser's outbox, the oldest first. */
export const outboxOf = (page: Page): Promise<Waiting[]> =>
  page.evaluate(
    (start) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(start))
        .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as Waiting)
        .toSorted((one, other) => one.since - other.since),
    outboxKey,
  );

export const expectEmpty = (page: Page): Promise<void> => expect.poll(() => outboxOf(page)).toEqual([]);

/** Settings for `visit` with a clock that `passFirstLook` can advance. */
export const forwardableClock = { clock: (page: Page) => page.clock.install() };

/** Advances the clock past the page's first check of the outbox. The next check follows a minute later. */
export const passFirstLook = (page: Page): Promise<void> => page.clock.fastForward(3_000);

/** Simulates that the tab becomes visible. The page then checks the outbox. */
export const lookAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/**
 * Waits until the page's check of the outbox has ended, or needs a response or the visitor to continue. The check
 * requests two Web Locks, one after the other. The browser answers lock requests and lock queries in order, so an
 * answered query proves that all earlier lock requests are answered.
 */
export const looked = async (page: Page): Promise<void> => {
  for (let round = 0; round < 3; round++) {
    await tasksDone(page);
    await page.evaluate(() => navigator.locks.query().then(() => undefined));
  }
  await tasksDone(page);
};

/**
 * Waits until the page has finished sending the outbox and shows the requests, if any, that only the visitor can still
 * send.
 */
export const sent = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.locks.request('consultationOutbox', () => undefined));
  await looked(page);
};

/** Simulates that the browser is online again, and waits for the check of the outbox. Needs `forwardableClock`. */
export const comeOnline = async (page: Page): Promise<void> => {
  const checking = page.waitForResponse('**/robots.txt');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await passFirstLook(page);
  await checking;
  await looked(page);
};

let requests = 0;

/** A unique request. `changes` may contain values that only other releases of the form know. */
export const submissionWith = (changes: Partial<Record<keyof Submission, string>> = {}) => {
  requests += 1;
  return {
    ...answers(),
    preferred_contact_method: 'email',
    honeypot: '',
    language: 'en',
    request_id: `${Date.now()}${requests}`.padEnd(20, 'x').slice(0, 20),
    ...changes,
  };
};

/** The time limit for automatic sending, in milliseconds (docs/behaviour.md, 9). */
export const lifetime = 7 * 24 * 3_600_000;

/** Puts a request into the outbox. `since` is the storage time in milliseconds since 1970. */
export const leave = (
  page: Page,
  submission: { request_id: string },
  /** By default the time of the page's clock, which may stand. */
  since?: number,
): Promise<void> =>
  page.evaluate(
    ([key, submission, since]) =>
      localStorage.setItem(key, JSON.stringify({ submission, since: since ?? Date.now() })),
    [`${outboxKey}/${submission.request_id}`, submission, since] as const,
  );
