import { expect, test } from 'vitest';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import type { Caller } from '../../functions/src/consultation/quotas.ts';
import { day, hour } from '../../functions/src/time.ts';
import { operationsOf } from '../support/functions/countedOperations.ts';
import { browser, later, loggedBy, useHarness } from '../support/functions/harness.ts';
import { newSubmission } from '../support/functions/submissions.ts';

const harness = useHarness();
let days = 0;
/** Moves the clock to the middle of an hour of a day without calls, because an instance reports each limit once a day. */
const newDay = () => {
  days += 1;
  later(days * day - (Date.now() % hour) + hour / 2);
};

const call = (settings = harness.settings(), caller: Partial<Caller> = {}, submission = newSubmission()) =>
  answerSubmission(settings, submission, { ...browser, ...caller }).then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  );
const stored = async () =>
  (await harness.firestore.collection('consultation_requests').count().get()).data().count;
const each = async (count: number, work: (index: number) => Promise<unknown>) => {
  const results: unknown[] = [];
  for (let index = 0; index < count; index++) results.push(await work(index));
  return results;
};

test('of the calls of one network a day, only as many are stored as its limit allows, and the others write nothing', async () => {
  const settings = harness.settings({ storedPerSource: 5 });
  expect(await each(5, () => call(settings))).toEqual(Array(5).fill('accepted'));
  const refused = await operationsOf(async () =>
    expect(await each(10, () => call(settings))).toEqual(Array(10).fill('resource-exhausted')),
  );
  expect(refused).toMatchObject({ reads: 20, writes: 0 });
  expect(await stored()).toBe(5);
  expect(await call(settings, { network: '192.0.2.9' })).toBe('accepted');
  expect(await call(settings, { verified: true })).toBe('accepted');
  later(day);
  expect(await call(settings)).toBe('accepted');
});

test('a filled honeypot counts too, and a repeated call of a stored request is accepted', async () => {
  const settings = harness.settings({ storedPerSource: 2 });
  const first = newSubmission();
  expect(await call(settings, {}, first)).toBe('accepted');
  expect(await call(settings, {}, newSubmission({ honeypot: 'filled' }))).toBe('accepted');
  expect(await call(settings)).toBe('resource-exhausted');
  expect(await call(settings, {}, first)).toBe('accepted');
});

test('above the limit of an hour, only networks without an earlier request are refused, until the next hour', async () => {
  newDay();
  const settings = harness.settings({ storedPerHour: 3 });
  const from = (network: number) => call(settings, { network: `192.0.2.${network}` });
  expect(await each(3, from)).toEqual(Array(3).fill('accepted'));
  const refused = await operationsOf(async () => expect(await from(4)).toBe('resource-exhausted'));
  expect(refused.writes).toBe(0);
  expect(await from(4)).toBe('resource-exhausted');
  expect(await from(1)).toBe('accepted');
  expect(await call(settings, { verified: true })).toBe('accepted');
  later(hour);
  expect(await from(4)).toBe('accepted');
});

test.each([
  ['storedPerSource', { storedPerSource: 1 }],
  ['team', { team: 1 }],
  ['confirmations', { confirmations: 1 }],
])('the end of the limit %s is an ERROR, once a day', async (code, limits) => {
  newDay();
  const settings = harness.settings(limits);
  const logged = await loggedBy(() => each(4, () => call(settings)));
  expect(logged.filter((line) => 'message' in line && line.message === 'limitReached')).toEqual([
    { severity: 'ERROR', message: 'limitReached', code },
  ]);
});

test('calls and direct creates count together for the closing of direct creates', async () => {
  const settings = harness.settings({ teamPerSource: 1 }, 4);
  const direct = newSubmission();
  await harness.store(direct);
  await harness.requestEvent(direct, settings);
  const closed = async () =>
    (await harness.firestore.doc(`control/closed-${Math.floor(Date.now() / hour)}`).get()).exists;
  await each(3, () => call(settings));
  expect(await closed()).toBe(false);
  await call(settings);
  expect(await closed()).toBe(true);
});

test('of 1,000 calls of one network beside twenty honest ones, 200 are stored, and the honest are told and confirmed', async () => {
  const settings = harness.settings({
    team: 500,
    teamPerSource: 50,
    storedPerSource: 200,
    storedPerHour: 500,
    confirmations: 100,
    confirmationsPerSource: 10,
    confirmationsPerMailbox: 3,
  });
  const honest = Array.from({ length: 20 }, () => newSubmission());
  for (const [index, submission] of honest.entries()) {
    for (let start = 0; start < 50; start += 25)
      await Promise.all(Array.from({ length: 25 }, () => call(settings)));
    expect(await call(settings, { network: `198.51.100.${index}` }, submission)).toBe('accepted');
  }
  await harness.mailEvents();
  for (const submission of honest) expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
  // Calls at the same moment may exceed no limit.
  expect(await stored()).toBe(220);
}, 300_000);
