import type { Submission } from '@helvardar/shared/consultationRequest';
import { calls } from './calls.ts';
import { type Delivery, deliver } from './deliver.ts';
import { locked } from './locked.ts';
import { forget, keep, waiting } from './outbox.ts';

const lockOf = ({ request_id: requestId }: Submission) => `consultationRequest/${requestId}`;

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
  locked(lockOf(submission), () => attempt(submission));

/** Milliseconds in which another tab's change of the storage arrives: it can come later than the lock that guarded it. */
const storageDelay = 250;

/**
 * Sends a request again, after the attempt that a tab may be at: that one can have begun before the line was back. What
 * it delivered waits no longer; the server would see through a second one.
 */
const sendAgain = (submission: Submission): Promise<void> =>
  locked(lockOf(submission), async () => {
    await new Promise((resolve) => setTimeout(resolve, storageDelay));
    if (waiting().some(({ request_id: requestId }) => requestId === submission.request_id))
      await attempt(submission);
  });

let inLine = false;

/**
 * Sends again what waits from an earlier failure, one request after the other; asked for meanwhile, once more afterwards,
 * as the line may have come back too late for the first time.
 */
export const sendWaiting = async (): Promise<void> => {
  if (inLine) return;
  inLine = true;
  await locked('consultationOutbox', async () => {
    inLine = false;
    for (const submission of waiting()) await sendAgain(submission);
  });
};
