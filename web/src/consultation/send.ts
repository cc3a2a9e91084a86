import type { Submission } from '@helvardar/shared/consultationRequest';
import { withLock } from '../browser/withLock.ts';
import { calls } from './calls.ts';
import { type Delivery, deliver } from './deliver.ts';
import { forgetDraft } from './draft.ts';
import { forget, keep, noteFailure, unsent, waiting } from './outbox.ts';

/** What became of a request: `safe` when it arrived or waits in this browser, or was none. */
export interface Sent {
  notified: boolean;
  safe: boolean;
}

const hasArrived = ({ stored, notified }: Delivery) => stored || notified;

/** Ends when all has ended that this tab was sending. */
let sending: Promise<unknown> = Promise.resolve();
const inSight = <Result>(work: Promise<Result>): Promise<Result> => {
  sending = Promise.allSettled([sending, work]);
  return work;
};

const sendNew = async (submission: Submission): Promise<Sent> => {
  const trapped = submission.honeypot !== '';
  const kept = !trapped && keep(submission);
  if (kept) forgetDraft();
  const delivery = await deliver(submission, calls);
  const { notified, refused } = delivery;
  // Whoever has just been told that it failed, and still sees the text, need not be shown it again.
  if (hasArrived(delivery) || refused) forget(submission.request_id);
  else noteFailure(submission.request_id, false);
  return { notified, safe: trapped || hasArrived(delivery) || (kept && !refused) };
};

/** Delivers a request, which waits in this browser from before its first call until one call has delivered it. */
export const send = (submission: Submission): Promise<Sent> => inSight(sendNew(submission));

const sendAgain = async (submission: Submission): Promise<void> => {
  const delivery = await deliver(submission, calls);
  if (hasArrived(delivery)) forget(submission.request_id);
  else noteFailure(submission.request_id, delivery.refused);
};

let inLine = false;

/**
 * Sends again what waits from an earlier failure, one request after the other, in one tab at a time and after what this
 * tab is sending: the line may have come back too late for that. What another tab is sending for the first time may go
 * twice; the server sees through it by the request id.
 */
export const sendWaiting = async (): Promise<void> => {
  if (inLine) return;
  inLine = true;
  await sending;
  inLine = false;
  const sendAll = async () => {
    for (const submission of waiting()) await sendAgain(submission);
  };
  await inSight(withLock('consultationOutbox', sendAll));
};

/** Resolves when the visitor has gone on: true for a request that is to leave the browser, false for one to show again. */
export type Show = (submission: Submission) => Promise<boolean>;

let postponed = false;

/** Shows what will not be sent again, one request after the other, in one tab at a time. */
export const showUnsent = async (show: Show): Promise<void> => {
  const showAll = async () => {
    for (const submission of unsent()) {
      if (postponed) return;
      postponed = !(await show(submission));
      if (!postponed) forget(submission.request_id);
    }
  };
  await withLock('consultationOutbox/unsent', showAll);
};
