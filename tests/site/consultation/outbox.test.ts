import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { mailsOf } from '../../support/receivedMails.ts';
import { storedRequests } from '../../support/site/arrivals.ts';
import { type Answers, answers, dialogOn } from '../../support/site/consultationDialog.ts';
import { callsFrom, services, unreachable, unreachableFirst } from '../../support/site/faults.ts';
import { scriptRun, tasksDone } from '../../support/site/settled.ts';
import { standingClock } from '../../support/site/standingClock.ts';
import { ready, test, type Visit } from '../../support/site/visit.ts';
import {
  comeOnline,
  expectEmpty,
  forwardableClock,
  leave,
  lookAgain,
  looked,
  outboxOf,
  passFirstLook,
  submissionWith,
} from '../../support/site/waitingRequests.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

beforeAll(wakeFunctions);

/** Sends a request while no service is reachable. Returns the entry in the outbox. */
const keepOn = async ({ page, messages, failedRequests }: Visit, values: Answers) => {
  const consultation = dialogOn(page);
  await consultation.openFilled(values);
  await passFirstLook(page);
  await unreachable(page, 'firestore', 'functions', 'api');
  await consultation.send();
  await consultation.submitted.waitFor();
  const [waiting, ...more] = await outboxOf(page);
  expect(more).toEqual([]);
  expect(waiting?.submission.email).toBe(values.email);
  messages();
  failedRequests();
  if (!waiting) throw new Error('Expected a request in the outbox, found none');
  return waiting;
};

const backAgain = async (page: Page) => {
  for (const pattern of Object.values(services)) await page.unroute(pattern);
};

test('an undelivered request waits while all calls fail, and is sent once on a later visit under the same id', async ({
  visit,
}) => {
  const opened = await visit('/contact', forwardableClock);
  const { page } = opened;
  const values = answers();
  const kept = await keepOn(opened, values);
  const calls = callsFrom(page);
  await opened.goTo('/about');
  await passFirstLook(page);
  await expect.poll(() => opened.messages().at(-1)).toMatch(/Email notification error Failed to fetch/);
  expect(calls.splice(0)).toEqual(['firestore', 'functions', 'api', 'functions']);
  expect(await outboxOf(page)).toMatchObject([{ submission: kept.submission, since: kept.since }]);
  opened.failedRequests();

  await backAgain(page);
  await opened.goTo('/about');
  await passFirstLook(page);
  await mailsOf(values.email);
  await expectEmpty(page);
  expect((await storedRequests(values.email)).map(({ id }) => id)).toEqual([kept.submission.request_id]);
  expect(calls).toEqual(['firestore', 'functions']);

  await page.reload();
  await ready(page);
  await passFirstLook(page);
  await looked(page);
  expect(calls).toEqual(['firestore', 'functions']);
});

test('a waiting request is sent when the browser is online again or when its visitor returns to the open tab', async ({
  visit,
}) => {
  const opened = await visit('/contact', forwardableClock);
  const { page } = opened;
  const values = answers();
  await keepOn(opened, values);
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await backAgain(page);
  await page.context().setOffline(false);
  await mailsOf(values.email);
  await expectEmpty(page);

  const submission = submissionWith();
  await leave(page, submission);
  await lookAgain(page);
  await mailsOf(submission.email);
  await expectEmpty(page);
});

test('if the page checks the outbox while offline, the request is sent when the browser is online again', async ({
  visit,
}) => {
  const { page, messages, failedRequests } = await visit('/about', { clock: standingClock });
  await scriptRun(page, 'Notices');
  const submission = submissionWith();
  await leave(page, submission);
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await page.clock.runFor(3_000);
  await lookAgain(page);
  await tasksDone(page);
  await page.clock.resume();
  await page.context().setOffline(false);
  await mailsOf(submission.email);
  await expectEmpty(page);
  messages();
  expect(failedRequests().join()).not.toContain('/send-');
});

test('a browser that says it is offline although it is not sends a waiting request', async ({ visit }) => {
  const { page } = await visit('/about', {
    clock: standingClock,
    before: (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false })),
  });
  const submission = submissionWith();
  await leave(page, submission);
  await page.clock.resume();
  await passFirstLook(page);
  await mailsOf(submission.email);
  await expectEmpty(page);
});

test('on a dead network that the browser calls online nothing is imported, and the request is sent a minute later', async ({
  visit,
}) => {
  const { page, messages, failedRequests } = await visit('/about', { clock: standingClock });
  await scriptRun(page, 'Notices');
  const submission = submissionWith();
  await leave(page, submission);
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort('internetdisconnected');
  });
  await page.clock.runFor(3_000);
  await expect.poll(() => asked).toContain('/robots.txt');
  await tasksDone(page);
  expect(asked.join()).not.toContain('/send-');
  await page.unroute('**/*');
  messages();
  failedRequests();
  await page.clock.runFor(60_000);
  await mailsOf(submission.email);
  await expectEmpty(page);
});

test('while a page stays open, a waiting request is sent again every minute', async ({ visit }) => {
  const opened = await visit('/contact', forwardableClock);
  const { page, messages, failedRequests } = opened;
  const values = answers();
  await keepOn(opened, values);
  const calls = callsFrom(page);
  for (const minute of [1, 2]) {
    await page.clock.fastForward(60_000);
    await expect.poll(() => calls, { message: `minute ${minute}` }).toHaveLength(4 * minute);
    await looked(page);
  }
  await backAgain(page);
  await page.clock.fastForward(60_000);
  await mailsOf(values.email);
  await expectEmpty(page);
  messages();
  failedRequests();
});

test('if the settings of Firebase never arrive, the next attempt asks for them again', async ({ visit }) => {
  const { page, messages, failedRequests } = await visit('/about', forwardableClock);
  const submission = submissionWith();
  await leave(page, submission);
  const settings = '**/__/firebase/init.json';
  await page.route(settings, () => undefined);
  await unreachable(page, 'api');
  await lookAgain(page);
  for (const seconds of [8, 8, 4]) {
    await looked(page);
    await page.clock.fastForward(1_000 * seconds);
  }
  await page.unroute(settings);
  await backAgain(page);
  await page.clock.fastForward(60_000);
  await mailsOf(submission.email);
  await expectEmpty(page);
  messages();
  failedRequests();
});

test('if the browser comes online during an attempt that then fails, the request is sent again', async ({
  visit,
}) => {
  const { page, messages, failedRequests } = await visit('/contact', forwardableClock);
  const values = answers();
  const consultation = dialogOn(page);
  await consultation.openFilled(values);
  await passFirstLook(page);
  const calls = callsFrom(page);
  const { promise: dead, resolve: comeBack } = Promise.withResolvers<void>();
  await unreachableFirst(page, 'firestore', 1, dead);
  await unreachableFirst(page, 'functions', 2);
  await unreachableFirst(page, 'api');
  await consultation.send();
  await consultation.submitting.waitFor();
  await expect.poll(() => calls).toEqual(['firestore']);
  await comeOnline(page);
  expect(calls).toEqual(['firestore']);
  comeBack();
  await mailsOf(values.email);
  await expectEmpty(page);
  expect(calls).toEqual(['firestore', 'functions', 'api', 'functions', 'firestore', 'functions']);
  messages();
  failedRequests();
});
