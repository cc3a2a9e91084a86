import { collections } from '@helvardar/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';

/** Requests per batch, and batches per run. A batch takes about a second, and a run may take 540 seconds. */
export const batches = { size: 400, most: 250 } as const;

/** Deletes requests created before the cutoff, oldest first. Returns their number. */
export const deleteExpired = async (
  firestore: Firestore,
  cutoff: Date,
  maximumBatches: number = batches.most,
): Promise<number> => {
  const expired = firestore
    .collection(collections.requests)
    .where('created_at', '<', cutoff)
    .orderBy('created_at')
    .limit(batches.size)
    .select();
  let deleted = 0;
  for (let round = 0; round < maximumBatches; round++) {
    const { docs } = await expired.get();
    const batch = firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    deleted += docs.length;
    if (docs.length < batches.size) break;
  }
  return deleted;
};
