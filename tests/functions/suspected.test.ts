import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import { confirm } from '../../functions/src/consultation/confirm.ts';
import { suspectedLimits } from '../../functions/src/reconciliation/suspected.ts';
import { minute } from '../../functions/src/time.ts';
import { erase } from '../../operations/erase.ts';
import { personalDocuments } from '../../operations/personalDocuments.ts';
import type { Submission } from '../../shared/consultationRequest.ts';
import { emulatedDatabase } from '../support/functions/databases.ts';
import { call } from '../support/functions/functionClient.ts';
import { browser, later, useHarness } from '../support/functions/harness.ts';
import { virus } from '../support/functions/mailServer.ts';
import { newSubmission } from '../support/functions/submissions.ts';

const harness = useHarness();
/** The limits of functions/.env. */
const limits = {
  teamPerSource: 50,
  team: 500,
  confirmationsPerMailbox: 3,
  confirmationsPerSource: 10,
  confirmations: 20,
  storedPerSource: 200,
  storedPerHour: 500,
};
const filled = (change: Partial<Submission> = {}) =>
  newSubmission({ honeypot: 'https://spam.example', ...change });
const entryOf = ({ request_id }: Submission) => harness.firestore.doc(`ledger/${request_id}`).get();
const requestOf = ({ request_id }: Submission) =>
  harness.firestore.doc(`consultation_requests/${request_id}`).get();
const digests = async () => (await harness.mails()).filter((mail) => mail.get('kind') === 'digest');
/** Runs the callable, then the trigger for the stored request. */
const send = async (submission: Submission, settings = harness.settings(), network = browser.network) => {
  await answerSubmission(settings, submission, { ...browser, network });
  await harness.requestEvent(submission, settings);
};
const runs = async (count: number) => {
  for (let run = 0; run < count; run++) {
    await harness.reconcile();
    await harness.mailEvents();
    later(15 * minute);
  }
};

test('a request with a filled honeypot is stored with a mark and gets no e-mail of its own', async () => {
  const submission = filled();
  await send(submission);
  await send(submission);
  const stored = (await requestOf(submission)).data();
  expect(stored).toMatchObject({ suspected: true, name: submission.name, message: submission.message });
  expect(stored).not.toHaveProperty('honeypot');
  expect(await harness.mails()).toEqual([]);
  expect(await (await entryOf(submission)).data()).toMatchObject({ mails: [], digest: 'suspected' });
});

test('the next digest names a suspected request with address and first line', async () => {
  const submission = filled({ name: 'Nora Beispiel', message: 'Guten Tag\nzweite Zeile' });
  await send(submission);
  await runs(1);
  expect(harness.copies(submission)).toEqual({ team: 1, visitor: 0 });
  const [digest] = await digests();
  const { text, html } = digest?.get('message') ?? {};
  for (const part of [text, html]) {
    expect(part).toContain('Nora Beispiel');
    expect(part).toContain(submission.email);
    expect(part).toContain('Guten Tag');
    expect(part).not.toContain('zweite Zeile');
  }
  await runs(2);
  expect(harness.copies(submission)).toEqual({ team: 1, visitor: 0 });
});

test('a flood from one network hides no visitor whose password manager fills the field', async () => {
  const settings = harness.settings(limits);
  const flood = Array.from({ length: 120 }, () => filled({ name: 'Flood' }));
  for (let start = 0; start < flood.length; start += 20)
    await Promise.all(flood.slice(start, start + 20).map((one) => send(one, settings)));
  const visitor = filled({ name: 'Nora Beispiel' });
  await send(visitor, settings, '192.0.2.7');
  const honest = newSubmission();
  await send(honest, settings, '192.0.2.8');
  await runs(1);
  expect(harness.copies(honest)).toEqual({ team: 1, visitor: 1 });

  const [digest, ...more] = await digests();
  expect(more).toEqual([]);
  const { text, html } = digest?.get('message') ?? {};
  // The requests with a heading are the visitor's and at most five of the flood.
  const headings = [...html.matchAll(/<h2[^>]*>([^,<]*)/g)].map(([, name = '']) => name);
  expect(headings).toContain('Nora Beispiel');
  expect(headings.length).toBeLessThanOrEqual(1 + suspectedLimits.ofOneNetwork);
  for (const { email } of flood) expect(text).toContain(email);
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
}, 120_000);

test('what a digest of suspected requests only counts, the next one names', async () => {
  const settings = harness.settings(limits);
  const requests = Array.from({ length: 20 }, (_, index) =>
    filled({ name: `${'"'.repeat(90)}${index}`, message: '"'.repeat(2_000) }),
  );
  for (const [index, submission] of requests.entries()) await send(submission, settings, `192.0.2.${index}`);
  await harness.firestore.doc('control/suspected').delete();
  const listed = async () => (await digests()).flatMap((mail) => mail.get('request_ids') as string[]);
  await harness.reconcile(settings);
  const waiting = harness.firestore.collection('ledger').where('digest', '==', 'suspected');
  expect((await waiting.get()).size).toBe(20 - (await listed()).length);
  for (let run = 0; run < 3; run++) {
    later(suspectedLimits.pause);
    await harness.reconcile(settings);
  }
  expect((await listed()).toSorted()).toEqual(requests.map(({ request_id }) => request_id).toSorted());
});

test('a digest of suspected requests follows another after four hours, so that bots get no e-mail each', async () => {
  await send(filled());
  await runs(1);
  for (let request = 0; request < 3; request++) {
    await send(filled());
    await runs(1);
  }
  expect(await digests()).toHaveLength(1);
  expect(await harness.reconcile()).toMatchObject({ overdue: 0 });
  later(suspectedLimits.pause);
  await runs(1);
  expect((await digests()).map((mail) => mail.get('request_ids').length).toSorted()).toEqual([1, 3]);
});

test('a digest of suspected requests that the mail server refuses for their words lists them without words', async () => {
  const honest = newSubmission();
  await send(honest);
  const [refused, visitor] = [filled({ message: `${virus}-STANDARD` }), filled()];
  await send(refused);
  await send(visitor);
  await runs(1);
  later(16 * minute);
  await runs(1);
  const [digest, ...more] = await digests();
  expect(more).toEqual([]);
  expect(digest?.get('delivery.state')).toBe('SUCCESS');
  expect(harness.copies(visitor)).toEqual({ team: 1, visitor: 0 });
  expect(harness.copies(honest)).toEqual({ team: 1, visitor: 1 });
  expect(await harness.reconcile()).toMatchObject({ overdue: 0 });
});

test('a visitor who sends the same content without a filled honeypot is told and confirmed', async () => {
  const suspected = filled();
  await send(suspected);
  const honest = newSubmission({ ...suspected, honeypot: '', request_id: newSubmission().request_id });
  await send(honest);
  await harness.mailEvents();
  expect(harness.copies(honest)).toEqual({ team: 1, visitor: 1 });
});

test.each([
  ['before a digest has named it', 0, ['team', 'visitor']],
  ['after a digest has named it', 1, ['digest', 'team', 'visitor']],
])('an operator confirms a suspected request %s, once', async (_, digested, kinds) => {
  const submission = filled();
  await send(submission);
  await runs(digested);
  expect(await confirm(harness.settings(), submission.request_id)).toBe('mailed');
  expect(await confirm(harness.settings(), submission.request_id)).toBe('repeated');
  await harness.mailEvents();
  later(suspectedLimits.pause);
  await runs(1);
  expect((await harness.mails()).map((mail) => mail.get('kind')).toSorted()).toEqual(kinds);
  expect(harness.copies(submission)).toEqual({ team: 1 + digested, visitor: 1 });
  const words = (await harness.mails()).find((mail) => mail.get('kind') === 'team')?.get('message.text');
  expect(words).toContain(submission.message.split('\n')[0]);
  expect((await requestOf(submission)).data()).not.toHaveProperty('suspected');
});

test('an id that is not stored cannot be confirmed', async () => {
  const { request_id } = newSubmission();
  expect(await confirm(harness.settings(), request_id)).toBe('missing');
});

test('after an erasure the next digest names the other suspected requests', async () => {
  const [erased, other] = [filled(), filled()];
  await send(erased);
  await send(other);
  await harness.reconcile();
  await erase(harness.firestore, await personalDocuments(harness.firestore, erased.email));
  expect(await digests()).toEqual([]);
  later(suspectedLimits.pause);
  await runs(1);
  expect(harness.copies(other)).toEqual({ team: 1, visitor: 0 });
  expect(harness.copies(erased)).toEqual({ team: 0, visitor: 0 });
});

test('npm run requests -- --suspected lists the suspected requests and no others', async () => {
  const [suspected, honest] = [filled(), newSubmission()];
  await call(suspected);
  await call(honest);
  const { stdout } = spawnSync(
    'npm',
    ['run', '--silent', 'requests', '--', '--emulators', 'test', '--suspected'],
    {
      encoding: 'utf8',
    },
  );
  expect(stdout).toContain(suspected.request_id);
  expect(stdout).not.toContain(honest.request_id);
  expect(
    (await emulatedDatabase.doc(`consultation_requests/${suspected.request_id}`).get()).get('suspected'),
  ).toBe(true);
}, 60_000);
