import { collections } from '@helvardar/shared/collections';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { countOf, isCommitted } from '../firestore.ts';
import { inDays, retention } from '../retention.ts';

/**
 * Counts a request in `bucket` and returns whether it is among the first `limit` requests there. A bucket counts the
 * requests of one day against one limit, such as the limit of confirmations to one mailbox. A request has only one
 * document in a bucket, so a repeated call does not count it again.
 */
export const claimWithinLimit = async (
  firestore: Firestore,
  claim: { bucket: string; requestId: string; limit: number },
): Promise<boolean> => {
  const { bucket, requestId, limit } = claim;
  const claims = firestore.collection(collections.claims);
  const inBucket = claims.where('bucket', '==', bucket);

  const own = claims.doc(`${bucket}-${requestId}`);
  if ((await countOf(inBucket.limit(limit))) >= limit && !(await own.get()).exists) return false;
  const created = { created_at: FieldValue.serverTimestamp(), expires_at: inDays(retention.claimDays) };
  await isCommitted(firestore.batch().create(own, { bucket, ...created }));
  if ((await countOf(inBucket.limit(limit + 1))) <= limit) return true;
  const earlier = inBucket.orderBy('created_at').endBefore(await own.get());
  return (await countOf(earlier.limit(limit))) < limit;
};
