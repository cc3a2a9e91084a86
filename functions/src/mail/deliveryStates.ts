import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { inDays, retention } from '../retention.ts';
import type { Delivery } from './mailDocument.ts';

/**
 * The field `delivery` of an e-mail that is to be sent again. It lacks the result of the last attempt (`info`, `token`,
 * `handedOver`, `trouble`), which would be taken for the result of the next attempt.
 */
export const requeued = (before: Delivery | undefined): Delivery => ({
  state: 'RETRY',
  startTime: before?.startTime ?? Timestamp.now(),
  endTime: null,
  leaseExpireTime: null,
  attempts: before?.attempts ?? 0,
  error: before?.error ?? null,
});

/** The fields of an e-mail that is to be sent or checked again: the time of its next check, and no expiry. */
export const dueAt = (time: Date) => ({ due_at: time, expires_at: FieldValue.delete() });

/** The fields of an e-mail with which nothing more is done: no further check, and an expiry. */
export const over = () => ({ due_at: FieldValue.delete(), expires_at: inDays(retention.mailDays) });

/**
 * The fields of an e-mail that must not be sent again. If the last attempt has not ended, the state becomes ERROR:
 * neither `deliverMail` nor the extension sends an e-mail in this state, even if an event comes late.
 */
export const settled = (before: Delivery | undefined, error: string) => {
  if (before?.state === 'SUCCESS' || before?.state === 'ERROR') return over();
  return { ...over(), delivery: { ...requeued(before), state: 'ERROR', endTime: Timestamp.now(), error } };
};
