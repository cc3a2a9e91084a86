import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, expect } from 'vitest';
import { mailsOf, storedRequests } from '../../support/site/arrivals.ts';
import { type Answers, answers, dialogOn } from '../../support/site/consultationDialog.ts';
import { callsFrom, held, services, unreachable, unreachableFirst } from '../../support/site/faults.ts';
import { scriptRun, tasksDone } from '../../support/site/settled.ts';
import { standingClock } from '../../support/site/standingClock.ts';
import { ready, test, type Visit } from '../../support/site/visit.ts';
import {
  expectEmpty,
  forwardableClock,
  leave,
  longerThanLook,
  lookAgain,
  looked,
  outboxKey,
  outboxOf,
  passFirstLook,
  submissionWith,
} from '../../support/site/waitingRequests.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

beforeAll(wakeFunctions);

/** Sends a request while no service is reachable, and returns its entry in the outbox. */
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

/** Opens a page in every tab and advances the clock until they send waiting requests. */
const openAbout = async (tabs: Page[]) => {
  await Promise.all(tabs.map((tab) => tab.goto('/about').then(() => ready(tab))));
  await Promise.all(tabs.map(passFirstLook));
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
  await page.waitForTimeout(longerThanLook);
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
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await looked(page);
  expect(calls).toEqual(['firestore']);
  comeBack();
  await mailsOf(values.email);
  await expectEmpty(page);
  expect(calls).toEqual(['firestore', 'functions', 'api', 'functions', 'firestore', 'functions']);
  messages();
  failedRequests();
});

test('two tabs send a waiting request once', async ({ visit }) => {
  const { page } = await visit('/about', forwardableClock);
  const submission = submissionWith();
  await leave(page, submission);
  await page.goto('about:blank');
  const tabs = [await page.context().newPage(), await page.context().newPage()];
  const calls = tabs.map(callsFrom);
  await openAbout(tabs);
  await mailsOf(submission.email);
  expect(calls.flat()).toEqual(['firestore', 'functions']);
});

test('a tab that opens while another sends waiting requests does not send them', async ({ visit }) => {
  const { page } = await visit('/about', forwardableClock);
  await leave(page, submissionWith());
  const release = await held(page, 'firestore');
  const asked = page.waitForRequest(services.firestore);
  await lookAgain(page);
  await asked;
  const tab = await page.context().newPage();
  const calls = callsFrom(tab);
  await openAbout([tab]);
  await scriptRun(tab, 'send');
  await looked(tab);
  expect(calls).toEqual([]);
  release();
  await expectEmpty(page);
});

test('when two tabs migrate the list of the previous release at once, all its requests are sent', async ({
  visit,
}) => {
  const { page } = await visit('/about', forwardableClock);
  const submissions = Array.from({ length: 3 }, () => submissionWith());
  await page.evaluate(([key, list]) => localStorage.setItem(key, list), [
    outboxKey,
    JSON.stringify(submissions.map((submission) => ({ submission, since: Date.now() }))),
  ] as const);
  const tabs = [await page.context().newPage(), await page.context().newPage()];
  await openAbout(tabs);
  await expectEmpty(page);
  for (const { email, request_id: requestId } of submissions)
    expect((await storedRequests(email)).map(({ id }) => id)).toEqual([requestId]);
});

/** The outbox module as a script that a test can run in a page. */
const outboxScript = async (): Promise<string> => {
  const entry = fileURLToPath(new URL('../../../web/src/consultation/sending/outbox.ts', import.meta.url));
  const [built] = [
    await build({
      configFile: false,
      logLevel: 'silent',
      build: { write: false, lib: { entry, name: 'outbox', formats: ['iife'] } },
    }),
  ].flat();
  if (!built || !('output' in built)) throw new Error('Expected a built script, came a watcher');
  return built.output[0].code;
};

test('two tabs that keep sixty requests lose none', async ({ visit }) => {
  const { page } = await visit('/about');
  const other = await page.context().newPage();
  // This address of the site has no script that sends waiting requests.
  await page.goto('/robots.txt');
  await other.goto('/robots.txt');
  const script = await outboxScript();
  const keepThirty = (tab: Page, name: string) =>
    tab.evaluate(`(async () => {
      ${script}
      for (let number = 10; number < 40; number++) {
        outbox.keep({ request_id: '${name}'.repeat(18) + number });
        await new Promise((resolve) => setTimeout(resolve, 5 * Math.random()));
      }
    })()`);
  await Promise.all([keepThirty(page, 'a'), keepThirty(other, 'b')]);
  for (const tab of [page, other]) await expect.poll(() => outboxOf(tab)).toHaveLength(60);
});
