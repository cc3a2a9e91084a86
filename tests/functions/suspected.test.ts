import { expect, test } from 'vitest';
import { confirm } from '../../functions/src/consultation/confirm.ts';
import type { Submission } from '../../shared/consultationRequest.ts';
import { useHarness } from '../support/functions/harness.ts';
import { again, newSubmission } from '../support/functions/submissions.ts';

const harness = useHarness();
const filled = (change: Partial<Submission> = {}) =>
  newSubmission({ honeypot: 'https://spam.example', ...change });
/** Runs the callable, then the trigger for the stored request. */
const send = async (submission: Submission) => {
  await harness.call(submission);
  await harness.requestEvent(submission);
};

test('a request with a filled honeypot is stored with a mark and gets no e-mail of its own', async () => {
  const submission = filled();
  await send(submission);
  await send(submission);
  const stored = (await harness.request(submission).get()).data();
  expect(stored).toMatchObject({ suspected: true, name: submission.name, message: submission.message });
  expect(stored).not.toHaveProperty('honeypot');
  expect(await harness.mails()).toEqual([]);
  expect((await harness.entry(submission).get()).data()).toMatchObject({ mails: [], digest: 'suspected' });
});

test('a visitor who sends the same content without a filled honeypot is told and confirmed', async () => {
  const suspected = filled();
  await send(suspected);
  const honest = newSubmission({ ...suspected, honeypot: '', request_id: newSubmission().request_id });
  await send(honest);
  await harness.mailEvents();
  expect(harness.copies(honest)).toEqual({ team: 1, visitor: 1 });
});

test('an id that is not stored cannot be confirmed', async () => {
  const { request_id } = newSubmission();
  expect(await confirm(harness.settings(), request_id)).toBe('missing');
});

test('to confirm a repetition changes nothing', async () => {
  const first = newSubmission();
  await send(first);
  const repetition = again(first);
  await send(repetition);
  const before = (await harness.entry(repetition).get()).data();
  expect(before).toMatchObject({ repeats: first.request_id });
  expect(await confirm(harness.settings(), repetition.request_id)).toBe('repeated');
  expect((await harness.entry(repetition).get()).data()).toEqual(before);
});
