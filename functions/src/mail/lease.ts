import { randomUUID } from 'node:crypto';
import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { isOutdated } from '../firestore.ts';
import { dueAt, over } from './deliveryStates.ts';
import type { Delivery } from './mailDocument.ts';

/** A lease on a document of `mail`. After another attempt has taken the lease, writes with the old lease are refused. */
export interface Lease {
  reference: DocumentReference;
  delivery: Delivery & { token: string };
  updated: Timestamp;
}

/** Milliseconds by which a lease outlasts its attempt, so that the function ends before the lease expires. */
const margin = 120_000;

export const deliveryOf = (mail: DocumentSnapshot): Delivery | undefined =>
  mail.get('delivery') as Delivery | undefined;

/** Acquires the lease for one attempt; null when another attempt was faster. */
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

/** Records that the server is about to get the end of the message; false when another attempt holds the lease. */
export const markHandedOver = async (lease: Lease): Promise<boolean> => {
  const delivery = { ...lease.delivery, handedOver: true };
  if (!(await update(lease, { 'delivery.handedOver': true }, delivery))) return false;
  lease.delivery = delivery;
  return true;
};

/**
 * Writes the result of an attempt, and the time of the next check of the e-mail (null: the e-mail is over). False when
 * the lease was lost.
 */
export const recordResult = (lease: Lease, delivery: Delivery, due: Date | null): Promise<boolean> =>
  update(lease, { delivery, ...(due ? dueAt(due) : over()) }, delivery);

/**
 * Writes `change`, unless another writer has changed the document. If the answer to a successful write is lost, the
 * client repeats the write, and Firestore refuses the repetition. So a refusal counts only if the document lacks the
 * change. After an erasure has changed the text, the result of an attempt is still written; every earlier write of the
 * attempt fails, so that nothing is sent.
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
    const isOurs = found?.state === 'PROCESSING' && found.token === lease.delivery.token;
    if (!isOurs || expected.state === 'PROCESSING' || !now.updateTime) return false;
    lease.updated = now.updateTime;
    return update(lease, change, expected);
  }
};
