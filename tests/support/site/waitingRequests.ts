import type { Submission } from '@helvardar/shared/consultationRequest';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answers } from './consultationDialog.ts';
import { tasksDone } from './settled.ts';

/** The previous release kept all requests in one list under this key; now it begins the key of each. */
export const outboxKey = 'consultationOutbox';

interface Waiting {
  submission: { request_id: string; email: string };
  since: number;
  tries: number;
  over?: true;
}

/** What a browser keeps of requests, the oldest first. */
export const outboxOf = (page: Page): Promise<Waiting[]> =>
  page.evaluate(
    (start) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(start))
        .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as Waiting)
        .toSorted((one, other) => one.since - other.since),
    outboxKey,
  );

/** Waits until nothing of any request is left in the browser. */
export const expectEmpty = (page: Page): Promise<void> => expect.poll(() => outboxOf(page)).toEqual([]);

/** For `visit`: a clock that `passFirstLook` puts forward. */
export const forwardableClock = { clock: (page: Page) => page.clock.install() };

/** The time passes after which pages look for requests that wait in their browser; they do not do so again by themselves. */
export const passFirstLook = (page: Page): Promise<void> => page.clock.fastForward(3_000);

/** The page hears that its visitor looks at it again. */
export const lookAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Milliseconds, longer than a page takes that looks, loads what it needs, and sends or shows what it has found. */
export const longerThanLook = 1_000;

/**
 * Waits until a page that has loaded all it needs has sent or shown what it found when it looked. It asks for two locks of
 * the browser, one after the other, which answers in the order in which it is asked.
 */
export const looked = async (page: Page): Promise<void> => {
  for (let round = 0; round < 3; round++) {
    await tasksDone(page);
    await page.evaluate(() => navigator.locks.query().then(() => undefined));
  }
  await tasksDone(page);
};

let requests = 0;

/** A request as the form of any release may have made it. */
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

/** Leaves a request in the browser as if it had been kept there earlier. */
export const leave = (page: Page, submission: { request_id: string }, age: object = {}): Promise<void> =>
  page.evaluate(([key, entry]) => localStorage.setItem(key, entry), [
    `${outboxKey}/${submission.request_id}`,
    JSON.stringify({ submission, since: Date.now(), tries: 1, ...age }),
  ] as const);
