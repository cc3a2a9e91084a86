import { collections } from '@helvardar/shared/collections';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { retention } from '../retention.ts';
import { day } from '../time.ts';

/** Requests per batch, and batches per run. A batch takes about a second, and a run may take 540 seconds. */
export const batches = { size: 400, most: 250 } as const;

/** Deletes requests created before the cutoff, oldest first. Returns their number. */
export const deleteExpired = (
  firestore: Firestore,
  cutoff: Date,
  maximumBatches: number = batches.most,
): Promise<number> => {
  const requests = firestore.collection(collections.requests);
  const expired = requests.where('created_at', '<', cutoff).orderBy('created_at');
  return deleteOldest(firestore, expired, maximumBatches, [collections.requests]);
};

/** Deletes suspected requests, and those that still wait for a digest, when they are too old. Returns their number. */
export const deleteJunk = async (firestore: Firestore, now: number): Promise<number> => {
  const cutoff = new Date(now - retention.junkDays * day);
  const before = (query: Query) => query.where('created_at', '<', cutoff).orderBy('created_at');
  const both = [collections.requests, collections.ledger];
  const suspected = before(firestore.collection(collections.requests).where('suspected', '==', true));
  const waiting = before(
    firestore.collection(collections.ledger).where('digest', 'in', ['due', 'suspected']),
  );
  return (
    (await deleteOldest(firestore, suspected, batches.most, both)) +
    (await deleteOldest(firestore, waiting, batches.most, both))
  );
};

/** Deletes the documents with the ids that the query finds, from these collections. Returns the number of ids. */
const deleteOldest = async (
  firestore: Firestore,
  query: Query,
  maximumBatches: number,
  from: readonly string[],
): Promise<number> => {
  const size = batches.size / from.length;
  let deleted = 0;
  for (let round = 0; round < maximumBatches; round++) {
    const { docs } = await query.limit(size).select().get();
    const batch = firestore.batch();
    for (const { id } of docs) for (const name of from) batch.delete(firestore.collection(name).doc(id));
    await batch.commit();
    deleted += docs.length;
    if (docs.length < size) break;
  }
  return deleted;
};
