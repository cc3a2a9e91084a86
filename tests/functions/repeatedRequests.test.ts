import { expect, test } from 'vitest';
import { day, minute } from '../../functions/src/time.ts';
import type { Submission } from '../../shared/consultationRequest.ts';
import { later, useHarness } from '../support/functions/harness.ts';
import { again, newSubmission } from '../support/functions/submissions.ts';

const harness = useHarness();
const send = async (submission: Submission) => {
  await harness.call(submission);
  await harness.mailEvents();
};

test('a request with the same content is a repetition after a minute and a new request after three days', async () => {
  const first = newSubmission();
  await send(first);
  later(minute);
  const second = again(first);
  await send(second);
  expect(harness.copies(first)).toEqual({ team: 1, visitor: 1 });
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
  expect(harness.copies(first)).toEqual({ team: 1, visitor: 1 });
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
  expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
});
