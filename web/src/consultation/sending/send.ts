import type { Submission } from '@helvardar/shared/consultationRequest';
import { withLock } from '../../browser/withLock.ts';
import { calls } from './calls.ts';
import { type Delivery, deliver } from './deliver.ts';
import { forgetDraft } from './draft.ts';
import { forget, keep, noteRefusal, postpone, unsent, waiting } from './outbox.ts';

/** `arrived`: a call has delivered the request. `safe`: it has arrived or will be resent automatically. */
export interface Sent {
  notified: boolean;
  arrived: boolean;
  safe: boolean;
}

const hasArrived = ({ stored, notified }: Delivery) => stored || notified;

/** Settles when all deliveries started in this tab have ended. */
let sending: Promise<unknown> = Promise.resolve();
const tracked = <Result>(work: Promise<Result>): Promise<Result> => {
  sending = Promise.allSettled([sending, work]);
  return work;
};

const sendNew = async (submission: Submission): Promise<Sent> => {
  const kept = keep(submission);
  if (kept) forgetDraft();
  const delivery = await deliver(submission, calls);
  const { notified, refused } = delivery;
  const arrived = hasArrived(delivery);
  // A refused request leaves the outbox, because the visitor sees the failure and the form keeps the text.
  if (arrived || refused) forget(submission.request_id);
  return { notified, arrived, safe: arrived || (kept && !refused) };
};

/** Stores a new request in the outbox and delivers it. A delivered or refused request leaves the outbox. */
export const send = (submission: Submission): Promise<Sent> => tracked(sendNew(submission));

const sendAgain = async (submission: Submission): Promise<Delivery> => {
  const delivery = await deliver(submission, calls);
  if (hasArrived(delivery)) forget(submission.request_id);
  else if (delivery.refused) noteRefusal(submission.request_id);
  return delivery;
};

/** Delivers a request at the visitor's command. If this fails, the request stays in the outbox. */
export const sendNow = async (submission: Submission): Promise<Sent> => {
  const delivery = await tracked(sendAgain(submission));
  const arrived = hasArrived(delivery);
  return { notified: delivery.notified, arrived, safe: arrived };
};

let isQueued = false;

/**
 * Waits until the deliveries of this tab have ended, so that requests whose delivery has failed are resent too. Then
 * resends the waiting requests one by one, in one tab at a time. A request that another tab is delivering may be sent
 * twice, but its e-mails are created once, because the request id is the same.
 */
export const sendWaiting = async (): Promise<void> => {
  if (isQueued) return;
  isQueued = true;
  await sending;
  isQueued = false;
  const sendAll = async () => {
    for (const submission of waiting()) await sendAgain(submission);
  };
  await tracked(withLock('consultationOutbox', sendAll));
};

/** What the visitor decides about an undelivered request: whether this browser keeps it. */
export type Outcome = 'delete' | 'keep';

/** Opens the dialog of an undelivered request. Resolves when the visitor has decided. */
export type OpenUnsent = (submission: Submission) => Promise<Outcome>;

/** Shows the requests that are no longer resent automatically, one by one, in one tab at a time. */
export const showUnsent = async (open: OpenUnsent): Promise<void> => {
  const showAll = async () => {
    for (const submission of unsent()) {
      if ((await open(submission)) === 'keep') return postpone();
      forget(submission.request_id);
    }
  };
  await withLock('consultationOutbox/unsent', showAll);
};
