import { expect, test } from 'vitest';
import { fingerprintOf } from '../../functions/src/consultation/fingerprint.ts';
import { day, minute } from '../../functions/src/time.ts';
import { type Submission, toStoredRequest } from '../../shared/consultationRequest.ts';
import { oneOfEach, traces } from '../support/functions/databases.ts';
import { later, useHarness } from '../support/functions/harness.ts';
import { again, newSubmission, newSubmissions } from '../support/functions/submissions.ts';
import { releases } from '../support/releases.ts';

const harness = useHarness();
const once = { team: 1, visitor: 1 };
const send = async (submission: Submission) => {
  await harness.call(submission);
  await harness.mailEvents();
};

test('one request, sent twenty times in parallel to the callable and the trigger, is stored and mailed once', async () => {
  const submission = newSubmission();
  await harness.store(submission);
  const both = () => [harness.call(submission), harness.requestEvent(submission)];
  await Promise.all(Array.from({ length: 20 }, both).flat());
  expect(await traces(harness.firestore, submission)).toEqual(oneOfEach);
});

test('the same id is mailed once, also after three, 89 and 200 days', async () => {
  const submission = newSubmission();
  await harness.store(submission);
  for (const pause of [0, 3 * day, 86 * day, 111 * day]) {
    later(pause);
    await harness.call(submission);
    await harness.requestEvent(submission);
    await harness.reconcileAndDeliver();
  }
  expect(harness.copies(submission)).toEqual(once);
});

test.each(releases)(
  'a request that a page of release $number sends and stores is mailed once',
  async ({ submission, stored }) => {
    const [sent, kept] = [newSubmission(), newSubmission()].map(({ email, request_id }) => ({
      ...submission,
      email,
      request_id,
    })) as [Submission, Submission];
    await harness.call(sent);
    expect(await traces(harness.firestore, sent)).toEqual(oneOfEach);

    await harness.request(kept).create({ ...stored, email: kept.email, created_at: new Date() });
    await harness.requestEvent(kept);
    expect(await traces(harness.firestore, kept)).toEqual(oneOfEach);
  },
);

test('a request with the same content is a repetition after a minute and a new request after three days', async () => {
  const first = newSubmission();
  await send(first);
  later(minute);
  const second = again(first);
  await send(second);
  expect(harness.copies(first)).toEqual(once);
  expect((await harness.entry(second).get()).get('repeats')).toBe(first.request_id);

  later(3 * day);
  await send(again(first));
  expect(harness.copies(first)).toEqual({ team: 2, visitor: 2 });
});

test('a request with the same content is a new request if the first e-mails failed', async () => {
  const first = newSubmission();
  harness.faults.push({ at: 'recipient', code: 550 }, { at: 'recipient', code: 550 });
  await send(first);
  later(minute);
  await send(again(first));
  expect(harness.copies(first)).toEqual(once);
});

/** Pairs of requests with the same content. */
const pairs = newSubmissions(5).map((first) => [first, again(first)] as const);
const reconciled = async (submission: Submission) => {
  await harness.store(submission);
  later(6 * minute);
  await harness.reconcile();
};

test.each([
  ['two calls', harness.call, harness.call],
  ['two events', harness.arrived, harness.arrived],
  ['a call and an event', harness.call, harness.arrived],
  ['an event and reconciliation', harness.arrived, reconciled],
])('the same content under two ids at the same moment, by %s, is one request', async (_, one, other) => {
  for (const [first, second] of pairs) await Promise.all([one(first), other(second)]);
  await harness.mailEvents();
  expect(pairs.map(([first]) => harness.copies(first))).toEqual(pairs.map(() => once));
});

test('six requests with the same content that were stored while no functions ran are one request', async () => {
  const first = newSubmission();
  const all = [first, ...Array.from({ length: 5 }, () => again(first))];
  for (const submission of all) await harness.store(submission);
  await Promise.all(all.map((submission) => harness.requestEvent(submission)));
  later(20 * minute);
  await harness.reconcileAndDeliver();
  expect(harness.copies(first)).toEqual(once);
});

test('the same content is not confirmed twice if it is withheld under one id and mailed under another', async () => {
  const settings = harness.settings({ teamPerSource: 1 });
  await harness.call(newSubmission(), settings);
  const withheld = newSubmission();
  await harness.call(withheld, settings);
  await harness.call(again(withheld), settings, '192.0.2.2');
  await harness.call(withheld, settings, '192.0.2.3');
  await harness.mailEvents();
  expect(harness.copies(withheld)).toEqual(once);
});

test('ledger entries and claims have an expiry, and the ledger expires last', async () => {
  const submission = newSubmission();
  await harness.call(submission);
  const ledger = (await harness.entry(submission).get()).get('expires_at').toMillis();
  const { docs } = await harness.firestore.collection('claims').get();
  const claims = docs.map((claim) => claim.get('expires_at').toMillis());
  expect(docs.map(({ id }) => id)).toContain(`words-${fingerprintOf(toStoredRequest(submission))}`);
  expect(claims).toHaveLength(7);
  expect(ledger).toBeGreaterThan(Date.now() + 89 * day);
  for (const time of claims) {
    expect(time).toBeGreaterThan(Date.now() + day);
    expect(time).toBeLessThan(ledger);
  }
});
