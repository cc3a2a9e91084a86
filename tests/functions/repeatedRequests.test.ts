import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import type { Submission } from '../../shared/consultationRequest.ts';
import { newRequestId } from '../../web/src/consultation/requestId.ts';
import { newSubmission } from './submissions.ts';
import { browser, hour, later, minute, useWorld } from './world.ts';

const world = useWorld();
const day = 24 * hour;
const ledger = ({ request_id }: Submission) => world.firestore.doc(`ledger/${request_id}`).get();
const reconcileAndDeliver = async () => {
  await world.reconcile();
  await world.mailEvents();
};

const again = (submission: Submission) => ({ ...submission, request_id: newRequestId() });
const send = async (submission: Submission) => {
  await answerSubmission(world.settings(), submission, browser);
  await world.mailEvents();
};

test('the same words after a minute are one request, and after three days two', async () => {
  const first = newSubmission();
  await send(first);
  later(minute);
  const second = again(first);
  await send(second);
  expect(world.copies(first)).toEqual({ team: 1, visitor: 1 });
  expect((await ledger(second)).get('repeats')).toBe(first.request_id);

  later(3 * day);
  await send(again(first));
  expect(world.copies(first)).toEqual({ team: 2, visitor: 2 });
});

test('the same words after an error are a new request', async () => {
  const first = newSubmission();
  world.faults.push({ at: 'recipient', code: 550 }, { at: 'recipient', code: 550 });
  await send(first);
  later(minute);
  await send(again(first));
  expect(world.copies(first)).toEqual({ team: 1, visitor: 1 });
});

test('the same id is mailed once, also three, 89 and 200 days later', async () => {
  const submission = newSubmission();
  await world.store(submission);
  for (const pause of [0, 3 * day, 86 * day, 111 * day]) {
    later(pause);
    await answerSubmission(world.settings(), submission, browser);
    await world.requestEvent(submission);
    await reconcileAndDeliver();
  }
  expect(world.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('what the first release has mailed is not mailed again by this one', async () => {
  const submission = newSubmission();
  await answerSubmission(world.settings(), submission, browser);
  const { fingerprint } = (await ledger(submission)).data() ?? {};
  await Promise.all([
    world.firestore.doc(`ledger/${submission.request_id}`).delete(),
    world.firestore.doc(`claims/words-${fingerprint}`).delete(),
    world.firestore.doc(`ledger/${fingerprint}`).create({
      request_id: submission.request_id,
      mails: ['team', 'visitor'],
      created_at: Timestamp.now(),
    }),
    ...(await world.mails()).map(({ ref }) => ref.delete()),
  ]);
  await world.requestEvent(submission);
  later(20 * minute);
  await reconcileAndDeliver();
  expect(await world.mails()).toEqual([]);
});
