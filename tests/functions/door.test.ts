import { Socket } from 'node:net';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import { networkAddress } from '../../functions/src/consultation/networkAddress.ts';
import type { NotificationSettings } from '../../functions/src/consultation/notify.ts';
import type { Caller } from '../../functions/src/consultation/quotas.ts';
import { day, hour, minute } from '../../functions/src/time.ts';
import { type Submission, toStoredRequest } from '../../shared/consultationRequest.ts';
import { operationsOf } from '../support/functions/countedOperations.ts';
import { browser, later, loggedBy, shippedLimits, useHarness } from '../support/functions/harness.ts';
import { again, idsOf, newSubmission, newSubmissions } from '../support/functions/submissions.ts';

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
  expect(await call(settings, { verified: true })).toBe('resource-exhausted');
  expect(await call(settings, { network: '192.0.2.9' })).toBe('accepted');
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
  expect(logged.filter(({ message }) => message === 'limitReached')).toEqual([
    { severity: 'ERROR', message: 'limitReached', code },
  ]);
});

/** Whether browsers may create no requests in this hour. */
const closed = async () =>
  (await harness.firestore.doc(`control/closed-${Math.floor(Date.now() / hour)}`).get()).exists;

const words = newSubmission();
test.each<[string, (settings: NotificationSettings) => Promise<unknown>]>([
  ['creates', (settings) => harness.arrived(newSubmission(), settings)],
  ['creates of the same words', (settings) => harness.arrived(again(words), settings)],
  [
    'calls and creates together',
    async (settings) => {
      const submission = newSubmission();
      await call(settings, {}, submission);
      await harness.requestEvent(submission, settings);
    },
  ],
])(
  '%s above the hourly limit close direct creates for this hour and not for a later one',
  async (_, request) => {
    const settings = harness.settings({ teamPerSource: 1 }, 4);
    await harness.arrived(again(words), settings);
    await each(3, () => request(settings));
    expect(await closed()).toBe(false);
    await request(settings);
    expect(await closed()).toBe(true);
    later(2 * hour + minute);
    await request(settings);
    expect(await closed()).toBe(false);
  },
);

test('a flood of calls of many networks also closes direct creates', async () => {
  const settings = harness.settings({ storedPerHour: 3 }, 2);
  const from = (network: number) => call(settings, { network: `192.0.2.${network}` });
  await each(3, from);
  expect(await closed()).toBe(false);
  expect(await from(4)).toBe('resource-exhausted');
  expect(await closed()).toBe(true);
});

test.each([['call first'], ['trigger first']])(
  'beyond all limits a request of a new network comes before those of a flood: %s',
  async (order) => {
    const settings = harness.settings({ team: 1, teamPerSource: 1 });
    await harness.arrived(newSubmission(), settings);
    const junk = newSubmissions(3);
    for (const one of junk) await call(settings, {}, one);
    const honest = newSubmission();
    await harness.store(honest);
    const steps = [
      () => call(settings, { network: '192.0.2.9' }, honest),
      () => harness.requestEvent(honest, settings),
    ];
    for (const step of order === 'call first' ? steps : steps.reverse()) await step();
    const turnOf = async (one: Submission) => (await harness.entry(one).get()).get('turn');
    expect(await turnOf(honest)).toBe(1);
    expect(await Promise.all(junk.map(turnOf))).toEqual([1, 2, 3]);
  },
);

const networkOf = (address: string) =>
  networkAddress({ headers: { 'x-forwarded-for': address }, socket: new Socket() });

test('calls from many /64 networks of one IPv6 /48 are one source, and later honest requests are mailed at once', async () => {
  const settings = harness.settings({ teamPerSource: 2, team: 5 });
  const from = (address: string, submission = newSubmission()) =>
    call(settings, { network: networkOf(address) }, submission);
  await each(5, (index) => from(`2001:db8:a:${index}::1`));
  expect(await harness.mails('team')).toHaveLength(2);
  const honest = await harness.arrived(newSubmission(), settings);
  const others = [newSubmission(), newSubmission()] as const;
  await from('2001:db8:b:1::1', others[0]);
  await from('192.0.2.7', others[1]);
  await harness.mailEvents();
  for (const submission of [honest, ...others])
    expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('after 500 creates in one commit an honest request is mailed at once, and the team gets all others', async () => {
  const settings = harness.settings({ ...shippedLimits, teamPerSource: 10 });
  const junk = newSubmissions(500);
  const batch = harness.firestore.batch();
  const created_at = FieldValue.serverTimestamp();
  for (const submission of junk)
    batch.create(harness.request(submission), { ...toStoredRequest(submission), created_at });
  await batch.commit();
  for (let start = 0; start < junk.length; start += 20)
    await Promise.all(junk.slice(start, start + 20).map((one) => harness.requestEvent(one, settings)));

  const honest = newSubmission();
  await harness.store(honest);
  await Promise.all([
    harness.requestEvent(honest, settings),
    harness.call(honest, settings),
    harness.call(honest, settings),
  ]);
  await harness.mailEvents();
  expect(harness.copies(honest)).toEqual({ team: 1, visitor: 1 });
  expect(await harness.mails('team')).toHaveLength(10 + 1);
  // 490 requests are withheld, and ten digests a day name 200.
  for (let days = 0; days < 3; days++) {
    await harness.reconcile(settings);
    later(day);
  }
  expect(await harness.told()).toEqual(idsOf([...junk, honest]));
}, 120_000);

/**
 * The number of calls in the next test, 100 a second. `CALLS=48000` are eight minutes, for which the emulator needs half
 * an hour.
 */
const calls = Number(process.env['CALLS'] ?? 250);
const atOnce = 25;

test.each([
  ['one network', 1, 200],
  ['a hundred networks', 100, 20_000],
])(
  `of ${calls} calls of %s beside twenty honest requests, at most 200 a network are stored, and the honest ones are told`,
  async (_, networks, most) => {
    const settings = harness.settings({ ...shippedLimits, confirmations: 100 });
    const honest = newSubmissions(20);
    let sent = 0;
    const junk = () => call(settings, { network: `198.51.100.${sent++ % networks}` });
    for (const [index, submission] of honest.entries()) {
      // Like a browser: it stores the request itself, and then calls the function.
      await harness.store(submission);
      await call(settings, { network: `192.0.2.${index}` }, submission);
      while (sent < (calls * (index + 1)) / honest.length) {
        later(10 * atOnce);
        await Promise.all(Array.from({ length: atOnce }, junk));
      }
    }
    await harness.reconcile(settings);
    expect(await harness.told()).toEqual(expect.arrayContaining(idsOf(honest)));
    if (networks === 1) {
      await harness.mailEvents();
      for (const submission of honest) expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
    }
    expect(await stored()).toBeLessThanOrEqual(most + honest.length + atOnce);
  },
  3_600_000,
);
