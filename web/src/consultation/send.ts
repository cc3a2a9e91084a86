import type { Submission } from '@helvardar/shared/consultationRequest';
import { calls } from './calls.ts';
import { type Delivery, deliver } from './deliver.ts';
import { forget, keep, waiting } from './outbox.ts';

/** In one tab at a time, so that two tabs do not repeat each other's work; the server would see through it. */
const alone = async (work: () => Promise<void>): Promise<void> => {
  if (!navigator.locks) return work();
  await navigator.locks.request('consultationOutbox', { ifAvailable: true }, async (lock) =>
    lock ? work() : undefined,
  );
};

/** Delivers a request; one that no call delivered stays in the outbox under the same id. */
export const send = async (submission: Submission): Promise<Delivery> => {
  const trapped = submission.honeypot !== '';
  if (!trapped) keep(submission);
  const delivery = await deliver(submission, calls);
  if (delivery.stored || delivery.notified) forget(submission.request_id);
  return delivery;
};

/** Sends again what waits from an earlier failure, one request after the other. */
export const sendWaiting = (): Promise<void> =>
  alone(async () => {
    for (const submission of waiting()) await send(submission);
  });
