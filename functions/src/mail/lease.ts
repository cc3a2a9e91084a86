import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { isFailedPrecondition } from '../firestore.ts';
import type { Delivery } from './contract.ts';

/** Longer than the function may run: while somebody holds a lease, he may still be sending. */
const leaseMilliseconds = 300_000;

export const deliveryOf = (mail: DocumentSnapshot): Delivery | undefined =>
  mail.get('delivery') as Delivery | undefined;

/** Whether a written document orders a delivery; everything else is what a delivery wrote. */
export const isOrder = (mail: DocumentSnapshot): boolean => {
  const delivery = deliveryOf(mail);
  return !delivery || delivery.state === 'RETRY' || (delivery.state === 'PENDING' && delivery.attempts === 0);
};

/** `open`: can be claimed. `held`: another delivery has it, or one that crashed and whose lease has not ended. */
export const standing = (delivery: Delivery | undefined, now = Date.now()): 'open' | 'held' | 'final' => {
  if (delivery?.state === 'SUCCESS' || delivery?.state === 'ERROR') return 'final';
  const lease = delivery?.state === 'PROCESSING' ? delivery.leaseExpireTime : null;
  return lease && lease.toMillis() > now ? 'held' : 'open';
};

/** Takes an open document; null when another delivery was faster. The write is refused if the document has changed. */
export const claim = async (mail: DocumentSnapshot): Promise<Delivery | null> => {
  const before = deliveryOf(mail);
  const delivery: Delivery = {
    state: 'PROCESSING',
    startTime: before?.startTime ?? Timestamp.now(),
    endTime: null,
    leaseExpireTime: Timestamp.fromMillis(Date.now() + leaseMilliseconds),
    attempts: before && before.state !== 'RETRY' ? before.attempts : 0,
    error: null,
  };
  try {
    await mail.ref.update(
      { delivery },
      mail.updateTime ? { lastUpdateTime: mail.updateTime } : { exists: true },
    );
    return delivery;
  } catch (error) {
    if (isFailedPrecondition(error)) return null;
    throw error;
  }
};

export const record = async (mail: DocumentReference, delivery: Delivery): Promise<void> => {
  await mail.update({ delivery });
};
