import { collections } from '@helvardar/shared/collections';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../firestore.ts';
import { inDays, retention } from '../retention.ts';

/**
 * Whether this request is among the first `limit` requests of the bucket. The claim of a request is created once and
 * kept, so all calls for this request get the same answer. A full bucket takes no further claims.
 */
export const claimWithinLimit = async (
  firestore: Firestore,
  claim: { bucket: string; requestId: string; limit: number },
): Promise<boolean> => {
  const { bucket, requestId, limit } = claim;
  const claims = firestore.collection(collections.claims);
  const inBucket = claims.where('bucket', '==', bucket);
  const upTo = async (most: number, query: FirebaseFirestore.Query): Promise<number> =>
    (await query.limit(most).count().get()).data().count;

  const own = claims.doc(`${bucket}-${requestId}`);
  if ((await upTo(limit, inBucket)) >= limit && !(await own.get()).exists) return false;
  try {
    await own.create({
      bucket,
      created_at: FieldValue.serverTimestamp(),
      expires_at: inDays(retention.claimDays),
    });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
  if ((await upTo(limit + 1, inBucket)) <= limit) return true;
  const earlier = inBucket.orderBy('created_at').endBefore(await own.get());
  return (await upTo(limit, earlier)) < limit;
};
