import type { Submission } from '@helvardar/shared/consultationRequest';
import { calls } from './calls.ts';
import { type Delivery, deliver } from './deliver.ts';
import { forget, keep, waiting } from './outbox.ts';

const lockOf = (requestId: string) => `consultationRequest/${requestId}`;

/** One that no call delivered stays in the outbox under the same id. */
const attempt = async (submission: Submission): Promise<Delivery> => {
  const trapped = submission.honeypot !== '';
  if (!trapped) keep(submission);
  const delivery = await deliver(submission, calls);
  if (delivery.stored || delivery.notified) forget(submission.request_id);
  return delivery;
};

/** Delivers a request; while that lasts no tab takes it for one that waits. */
export const send = (submission: Submission): Promise<Delivery> =>
  navigator.locks
    ? navigator.locks.request(lockOf(submission.request_id), () => attempt(submission))
    : attempt(submission);

/** Sends a request again, unless a tab is at it or has done it meanwhile; the server would see through a second one. */
const sendAgain = async (submission: Submission): Promise<void> => {
  const { request_id: requestId } = submission;
  const work = async () => {
    if (waiting().some((still) => still.request_id === requestId)) await attempt(submission);
  };
  if (!navigator.locks) return work();
  await navigator.locks.request(lockOf(requestId), { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
};

/** Sends again what waits from an earlier failure, one request after the other. */
export const sendWaiting = async (): Promise<void> => {
  for (const submission of waiting()) await sendAgain(submission);
};
