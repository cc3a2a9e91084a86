import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { inDays, retention } from '../retention.ts';
import type { Delivery } from './mailDocument.ts';

/** A `delivery` that requeues an e-mail. It omits fields that the extension or our own delivery would misread. */
export const requeued = (before: Delivery | undefined): Delivery => ({
  state: 'RETRY',
  startTime: before?.startTime ?? Timestamp.now(),
  endTime: null,
  leaseExpireTime: null,
  attempts: before?.attempts ?? 0,
  error: before?.error ?? null,
});

/** The fields of an e-mail that is not over: the time of its next check, and no expiry. */
export const dueAt = (time: Date) => ({ due_at: time, expires_at: FieldValue.delete() });

/** The fields of an e-mail that is over: no further check, and an expiry. */
export const over = () => ({ due_at: FieldValue.delete(), expires_at: inDays(retention.mailDays) });

/**
 * The fields of an e-mail that is settled. A `delivery` that has not ended gets the state ERROR, which neither our own
 * delivery nor the extension touches, not even for a late event.
 */
export const settled = (before: Delivery | undefined, error: string) => {
  if (before?.state === 'SUCCESS' || before?.state === 'ERROR') return over();
  return { ...over(), delivery: { ...requeued(before), state: 'ERROR', endTime: Timestamp.now(), error } };
};
