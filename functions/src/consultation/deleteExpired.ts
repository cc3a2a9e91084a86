import { collections } from '@helvardar/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';

/** Firestore takes 500 writes at once. */
const batchSize = 400;

/** Deletes requests created before the cutoff, oldest first, in a bounded number of batches; says how many. */
export const deleteExpired = async (
  firestore: Firestore,
  cutoff: Date,
  maximumBatches = 25,
): Promise<number> => {
  const expired = firestore
    .collection(collections.requests)
    .where('created_at', '<', cutoff)
    .orderBy('created_at')
    .limit(batchSize)
    .select();
  let deleted = 0;
  for (let round = 0; round < maximumBatches; round++) {
    const { docs } = await expired.get();
    const batch = firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    deleted += docs.length;
    if (docs.length < batchSize) break;
  }
  return deleted;
};
