import type { Submission } from '@helvardar/shared/consultationRequest';
import { withLock } from '../../browser/withLock.ts';
import { calls } from './calls.ts';
import { type Delivery, deliver } from './deliver.ts';
import { forgetDraft } from './draft.ts';
import { forget, keep, noteRefusal, unsent, waiting } from './outbox.ts';

/** The result of sending. `safe`: the request was delivered, will be sent again by itself, or filled the honeypot. */
export interface Sent {
  notified: boolean;
  safe: boolean;
}

const hasArrived = ({ stored, notified }: Delivery) => stored || notified;

/** Settles when all deliveries of this tab have ended. */
let sending: Promise<unknown> = Promise.resolve();
const tracked = <Result>(work: Promise<Result>): Promise<Result> => {
  sending = Promise.allSettled([sending, work]);
  return work;
};

const sendNew = async (submission: Submission): Promise<Sent> => {
  const trapped = submission.honeypot !== '';
  const kept = !trapped && keep(submission);
  if (kept) forgetDraft();
  const delivery = await deliver(submission, calls);
  const { notified, refused } = delivery;
  // A refused request need not be shown again: the visitor sees the failure, and the form keeps the text.
  if (hasArrived(delivery) || refused) forget(submission.request_id);
  return { notified, safe: trapped || hasArrived(delivery) || (kept && !refused) };
};

/** Delivers a request, which stays in the outbox from before its first call until one call has delivered it. */
export const send = (submission: Submission): Promise<Sent> => tracked(sendNew(submission));

const sendAgain = async (submission: Submission): Promise<Delivery> => {
  const delivery = await deliver(submission, calls);
  if (hasArrived(delivery)) forget(submission.request_id);
  else if (delivery.refused) noteRefusal(submission.request_id);
  return delivery;
};

/** Delivers a request of the outbox because the visitor asks for it. It stays there unless a call has delivered it. */
export const sendNow = async (submission: Submission): Promise<Sent> => {
  const delivery = await tracked(sendAgain(submission));
  return { notified: delivery.notified, safe: hasArrived(delivery) };
};

let isQueued = false;

/**
 * Sends the waiting requests again, one after the other, in one tab at a time. It waits for the deliveries of this tab,
 * which may have failed while offline. A first delivery in another tab may be sent twice; the server recognises the request
 * id.
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

/** Shows a request and resolves with the visitor's decision: true to remove it from this browser, false to show it again. */
export type Show = (submission: Submission) => Promise<boolean>;

let postponed = false;

/** Shows the requests that are no longer sent by themselves, one after the other, in one tab at a time. */
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
