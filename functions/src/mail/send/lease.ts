import { randomUUID } from 'node:crypto';
import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { isOutdated } from '../../firestore.ts';
import type { Delivery } from '../mailDocument.ts';
import { fieldsToCheckAgain, fieldsWhenDone } from './deliveryStates.ts';

/**
 * Only the attempt with the lease may send the e-mail. After another attempt has taken the lease, writes with the old
 * lease are refused.
 */
export interface Lease {
  reference: DocumentReference;
  delivery: Delivery & { token: string };
  updated: Timestamp;
}

/** A lease lasts this many milliseconds longer than its attempt, so that the function ends before the lease does. */
const margin = 120_000;

export const deliveryOf = (mail: DocumentSnapshot): Delivery | undefined =>
  mail.get('delivery') as Delivery | undefined;

/** Null if the e-mail has changed since `mail` was read, for example because another attempt was faster. */
export const acquireLease = async (
  mail: DocumentSnapshot,
  attemptMilliseconds: number,
): Promise<Lease | null> => {
  const before = deliveryOf(mail);
  const delivery = {
    state: 'PROCESSING' as const,
    startTime: before?.startTime ?? Timestamp.now(),
    endTime: null,
    leaseExpireTime: Timestamp.fromMillis(Date.now() + attemptMilliseconds + margin),
    attempts: (before?.attempts ?? 0) + 1,
    error: before?.error ?? null,
    token: randomUUID(),
    handedOver: false,
  };
  if (!mail.updateTime) return null;
  const lease = { reference: mail.ref, delivery, updated: mail.updateTime };
  return (await update(lease, { delivery }, delivery)) ? lease : null;
};

/**
 * Records that the mail server will now get the end of the message, and so may deliver the e-mail. False if the e-mail
 * has changed meanwhile, for example because another attempt has taken the lease.
 */
export const markHandedOver = async (lease: Lease): Promise<boolean> => {
  const delivery = { ...lease.delivery, handedOver: true };
  if (!(await update(lease, { 'delivery.handedOver': true }, delivery))) return false;
  lease.delivery = delivery;
  return true;
};

/**
 * Writes the result of an attempt. `due` is the time of the next check of the e-mail, or null. Returns false if the
 * attempt has lost the lease.
 */
export const recordResult = (lease: Lease, delivery: Delivery, due: Date | null): Promise<boolean> =>
  update(lease, { delivery, ...(due ? fieldsToCheckAgain(due) : fieldsWhenDone()) }, delivery);

/**
 * Writes `change` if nobody has changed the document, and returns whether it is written. After an error, the document
 * is read again, because the write may have succeeded: after a lost answer, the client repeats it, and Firestore refuses
 * the repetition.
 */
const update = async (lease: Lease, change: object, expected: Delivery): Promise<boolean> => {
  try {
    const { writeTime } = await lease.reference.update(change, { lastUpdateTime: lease.updated });
    lease.updated = writeTime;
    return true;
  } catch (error) {
    const now = await lease.reference.get();
    const found = deliveryOf(now);
    const isWritten = (['token', 'state', 'handedOver'] as const).every(
      (name) => found?.[name] === expected[name],
    );
    if (isWritten && now.updateTime) {
      lease.updated = now.updateTime;
      return true;
    }
    if (!isOutdated(error)) throw error;
    return false;
  }
};
