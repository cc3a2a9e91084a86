import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import { confirm } from '../../functions/src/consultation/confirm.ts';
import type { Submission } from '../../shared/consultationRequest.ts';
import { emulatedDatabase } from '../support/functions/databases.ts';
import { call } from '../support/functions/functionClient.ts';
import { browser, useHarness } from '../support/functions/harness.ts';
import { newSubmission } from '../support/functions/submissions.ts';

const harness = useHarness();
const filled = (change: Partial<Submission> = {}) =>
  newSubmission({ honeypot: 'https://spam.example', ...change });
const entryOf = ({ request_id }: Submission) => harness.firestore.doc(`ledger/${request_id}`).get();
const requestOf = ({ request_id }: Submission) =>
  harness.firestore.doc(`consultation_requests/${request_id}`).get();
/** Runs the callable, then the trigger for the stored request. */
const send = async (submission: Submission) => {
  await answerSubmission(harness.settings(), submission, browser);
  await harness.requestEvent(submission);
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

test('a visitor who sends the same content without a filled honeypot is told and confirmed', async () => {
  const suspected = filled();
  await send(suspected);
  const honest = newSubmission({ ...suspected, honeypot: '', request_id: newSubmission().request_id });
  await send(honest);
  await harness.mailEvents();
  expect(harness.copies(honest)).toEqual({ team: 1, visitor: 1 });
});

test.each([
  ['before a list has named it', 'suspected'],
  ['after a list has named it', 'list-2026-12-01-08'],
])('an operator confirms a suspected request %s, once', async (_, digest) => {
  const submission = filled();
  await send(submission);
  await (await entryOf(submission)).ref.update({ digest });
  expect(await confirm(harness.settings(), submission.request_id)).toBe('mailed');
  expect(await confirm(harness.settings(), submission.request_id)).toBe('repeated');
  await harness.mailEvents();
  expect((await harness.mails()).map((mail) => mail.get('kind')).toSorted()).toEqual(['team', 'visitor']);
  expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
  const words = (await harness.mails()).find((mail) => mail.get('kind') === 'team')?.get('message.text');
  expect(words).toContain(submission.message.split('\n')[0]);
  expect((await requestOf(submission)).data()).not.toHaveProperty('suspected');
});

test('an id that is not stored cannot be confirmed', async () => {
  const { request_id } = newSubmission();
  expect(await confirm(harness.settings(), request_id)).toBe('missing');
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
