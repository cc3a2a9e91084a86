import { randomUUID } from 'node:crypto';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type FieldValue,
  Timestamp,
} from 'firebase-admin/firestore';
import { isOutdated } from '../firestore.ts';
import type { Delivery } from './mailDocument.ts';

/** A document that one delivery holds: every write is refused once somebody else has taken it. */
export interface Lease {
  reference: DocumentReference;
  delivery: Delivery & { token: string };
  updated: Timestamp;
}

/** Milliseconds beyond the longest attempt: room for the writes around it, and more than the function may run. */
const margin = 120_000;

export const deliveryOf = (mail: DocumentSnapshot): Delivery | undefined =>
  mail.get('delivery') as Delivery | undefined;

/** Takes a document for one attempt; null when another delivery was faster. */
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

/** Marks that the server gets the end of the message now; false when somebody else holds the document. */
export const markHandedOver = async (lease: Lease): Promise<boolean> => {
  const delivery = { ...lease.delivery, handedOver: true };
  if (!(await update(lease, { 'delivery.handedOver': true }, delivery))) return false;
  lease.delivery = delivery;
  return true;
};

/** Writes how the attempt ended; false when the document is no longer ours. */
export const recordResult = (lease: Lease, delivery: Delivery, dueAt: Date | FieldValue): Promise<boolean> =>
  update(lease, { delivery, due_at: dueAt }, delivery);

/**
 * Writes where nobody else has written meanwhile. The answer to a write can be lost, and the client then repeats it and is
 * refused: so a refusal is believed only when the document does not say what was to be written. A result is also written
 * where only the e-mail's words have changed, by an erasure: it was sent with the former ones. Before its end it is not sent.
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
