import { collections } from '@helvardar/shared/collections';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { requestCutoff, retention } from '../retention.ts';
import { day } from '../time.ts';

/** Documents per batch, and batches per query in one run. A batch takes about a second. */
export const batches = { size: 400, most: 30 } as const;

/**
 * Deletes requests that are kept no longer, the oldest first: all after 24 months; suspected ones, and those that still
 * wait for a digest, after 90 days. A run without such requests reads three empty queries.
 */
export const deleteExpired = async (
  { firestore }: { firestore: Firestore },
  now: number,
  most: number = batches.most,
): Promise<{ deleted: number }> => {
  const requests = firestore.collection(collections.requests);
  const ledger = firestore.collection(collections.ledger);
  const both = [requests, ledger];
  const [old, junk] = [requestCutoff(new Date(now)), new Date(now - retention.junkDays * day)];
  const before = (query: Query, cutoff: Date) => query.where('created_at', '<', cutoff).orderBy('created_at');
  let deleted = 0;
  for (const [query, from] of [
    [before(requests, old), [requests]],
    [before(requests.where('suspected', '==', true), junk), both],
    [before(ledger.where('digest', 'in', ['due', 'suspected']), junk), both],
  ] as const) {
    const size = batches.size / from.length;
    for (let round = 0; round < most; round++) {
      const { docs } = await query.limit(size).select().get();
      if (docs.length === 0) break;
      const batch = firestore.batch();
      for (const { id } of docs) for (const collection of from) batch.delete(collection.doc(id));
      await batch.commit();
      deleted += docs.length;
      if (docs.length < size) break;
    }
  }
  return { deleted };
};
