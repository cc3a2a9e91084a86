import { Timestamp } from 'firebase-admin/firestore';
import type { Delivery } from './mailDocument.ts';

/** A `delivery` that requeues an e-mail. It drops fields of our own delivery or the extension that the other would misread. */
export const requeued = (before: Delivery | undefined): Delivery => ({
  state: 'RETRY',
  startTime: before?.startTime ?? Timestamp.now(),
  endTime: null,
  leaseExpireTime: null,
  attempts: before?.attempts ?? 0,
  error: before?.error ?? null,
});

/** A final `delivery`: neither our own delivery nor the extension touches an ERROR, not even for a late event. */
export const withFinalError = (before: Delivery | undefined, error: string): Delivery => ({
  ...requeued(before),
  state: 'ERROR',
  endTime: Timestamp.now(),
  error,
});

export const isFinal = (delivery: Delivery | undefined): boolean =>
  delivery?.state === 'SUCCESS' || delivery?.state === 'ERROR';
