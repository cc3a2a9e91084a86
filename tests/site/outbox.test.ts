import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { expectNothingArrived, mailsOf, storedRequests } from './arrivals.ts';
import { type Answers, answers, dialogOn } from './consultationDialog.ts';
import { callsFrom, services, unreachable } from './faults.ts';
import { ready, test, type Visit } from './visit.ts';

interface Waiting {
  submission: { request_id: string; email: string };
  since: number;
}

const outboxOf = (page: Page) =>
  page.evaluate(
    (): Waiting[] | null =>
      JSON.parse(localStorage.getItem('consultationOutbox') ?? 'null') as Waiting[] | null,
  );

/** Sends a request while nothing can be reached, and returns what the browser keeps of it. */
const keepOn = async ({ page, messages, failedRequests }: Visit, values: Answers): Promise<Waiting> => {
  const consultation = dialogOn(page);
  await consultation.open();
  await consultation.fill(values);
  await unreachable(page, 'firestore', 'functions', 'api');
  await consultation.send();
  await consultation.submitted.waitFor();
  const [waiting, ...more] = (await outboxOf(page)) ?? [];
  expect(more).toEqual([]);
  expect(waiting?.submission.email).toBe(values.email);
  messages();
  failedRequests();
  if (!waiting) throw new Error('Expected a request in the outbox, found none');
  return waiting;
};

const expectEmpty = (page: Page) => vi.waitFor(async () => expect(await outboxOf(page)).toBeNull(), 10_000);

const backAgain = async (page: Page) => {
  for (const pattern of Object.values(services)) await page.unroute(pattern);
};

test.concurrent('a request that nothing delivered is sent on a later visit, once, under the same id', async ({
  visit,
}) => {
  const opened = await visit('/contact');
  const { page } = opened;
  const values = answers();
  const { submission } = await keepOn(opened, values);
  await backAgain(page);
  const calls = callsFrom(page);
  await page.goto('/about');
  await mailsOf(values.email);
  await expectEmpty(page);
  expect((await storedRequests(values.email)).map(({ id }) => id)).toEqual([submission.request_id]);
  expect(calls).toEqual(['firestore', 'functions']);

  await page.reload();
  await ready(page);
  await page.waitForTimeout(2_500);
  expect(calls).toEqual(['firestore', 'functions']);
});

test.concurrent('it is sent as soon as the browser is online again', async ({ visit }) => {
  const opened = await visit('/contact');
  const { page } = opened;
  const values = answers();
  await keepOn(opened, values);
  await page.context().setOffline(true);
  await backAgain(page);
  await page.context().setOffline(false);
  await mailsOf(values.email);
  await expectEmpty(page);
});

test.concurrent('it is sent when its visitor comes back to a page that had stayed open', async ({
  visit,
}) => {
  const opened = await visit('/contact');
  const { page } = opened;
  const values = answers();
  await keepOn(opened, values);
  await backAgain(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await mailsOf(values.email);
  await expectEmpty(page);
});

test.concurrent('the line that comes back during an attempt that then fails is not forgotten', async ({
  visit,
}) => {
  const { page, messages, failedRequests } = await visit('/contact');
  const values = answers();
  const consultation = dialogOn(page);
  await consultation.open();
  await consultation.fill(values);
  const calls = callsFrom(page);
  for (const [name, times] of [
    ['functions', 2],
    ['api', 1],
  ] as const)
    await page.route(services[name], (route) => route.abort('connectionrefused'), { times });
  const { promise: dead, resolve: comeBack } = Promise.withResolvers<void>();
  await page.route(
    services.firestore,
    async (route) => {
      await dead;
      await route.abort('connectionrefused');
    },
    { times: 1 },
  );
  await consultation.send();
  await consultation.submitting.waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.waitForTimeout(500);
  expect(calls).toEqual(['firestore']);
  comeBack();
  await mailsOf(values.email);
  await expectEmpty(page);
  expect(calls).toEqual(['firestore', 'functions', 'api', 'functions', 'firestore', 'functions']);
  messages();
  failedRequests();
});

test.concurrent('it waits on while nothing can be reached', async ({ visit }) => {
  const opened = await visit('/contact');
  const { page } = opened;
  const before = await keepOn(opened, answers());
  const calls = callsFrom(page);
  await page.goto('/about');
  await vi.waitFor(
    () => expect(opened.messages().at(-1)).toMatch(/Email notification error Failed to fetch/),
    10_000,
  );
  expect(calls).toEqual(['firestore', 'functions', 'api', 'functions']);
  expect(await outboxOf(page)).toEqual([before]);
  opened.failedRequests();
});

test.concurrent('after more than seven days it is dropped', async ({ visit }) => {
  const opened = await visit('/contact', { before: (page) => page.clock.install() });
  const { page } = opened;
  const values = answers();
  await keepOn(opened, values);
  await backAgain(page);
  const calls = callsFrom(page);
  await page.clock.setSystemTime(Date.now() + 7 * 24 * 3_600_000 + 60_000);
  await page.goto('/about');
  await expectEmpty(page);
  await expectNothingArrived(values.email);
  expect(calls).toEqual([]);
});

test('two tabs send a waiting request once', async ({ visit }) => {
  const opened = await visit('/contact');
  const { page } = opened;
  const values = answers();
  await keepOn(opened, values);
  await page.goto('about:blank');
  const tabs = [await page.context().newPage(), await page.context().newPage()];
  const calls = tabs.map(callsFrom);
  await Promise.all(tabs.map((tab) => tab.goto('/about')));
  await mailsOf(values.email);
  expect(calls.flat()).toEqual(['firestore', 'functions']);
});
