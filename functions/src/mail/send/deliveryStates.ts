import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { inDays, retention } from '../../retention.ts';
import type { Delivery, MailContent, MailKind } from '../mailDocument.ts';
import { runInterval } from './retries.ts';

/** The document of a new e-mail. `reconcile` first checks it after `runInterval`. */
export const newMail = (kind: MailKind, requestIds: string[], content: MailContent) => ({
  ...content,
  kind,
  request_ids: requestIds,
  due_at: new Date(Date.now() + runInterval),
});

/**
 * The field `delivery` that requests a new attempt. The results of the last attempt (`info`, `token`, `handedOver`,
 * `trouble`) are left out, because they would be taken for results of the new attempt.
 */
export const requeued = (before: Delivery | undefined): Delivery => ({
  state: 'RETRY',
  startTime: before?.startTime ?? Timestamp.now(),
  endTime: null,
  leaseExpireTime: null,
  attempts: before?.attempts ?? 0,
  error: before?.error ?? null,
});

/** The fields of an e-mail that `reconcile` checks again at `time`. Such an e-mail does not expire. */
export const fieldsToCheckAgain = (time: Date) => ({ due_at: time, expires_at: FieldValue.delete() });

/** The fields of a finished e-mail: no next check, and an expiry. */
export const fieldsWhenDone = () => ({ due_at: FieldValue.delete(), expires_at: inDays(retention.mailDays) });

/**
 * The fields of an e-mail that must not be sent again. An unfinished state becomes ERROR, because neither `deliverMail`
 * nor the extension sends an e-mail with the state ERROR.
 */
export const settled = (before: Delivery | undefined, error: string) => {
  if (before?.state === 'SUCCESS' || before?.state === 'ERROR') return fieldsWhenDone();
  return {
    ...fieldsWhenDone(),
    delivery: { ...requeued(before), state: 'ERROR', endTime: Timestamp.now(), error },
  };
};

/** The fields of an e-mail that a person has settled. An unfinished delivery is recorded as failed, so nothing sends it. */
export const settledByHand = (before: Delivery | undefined) => ({
  ...settled(before, 'Settled by hand.'),
  settled_at: FieldValue.serverTimestamp(),
});
