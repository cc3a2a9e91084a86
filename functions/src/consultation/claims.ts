import { collections } from '@helvardar/shared/collections';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../firestore.ts';
import { inDays, retention } from '../retention.ts';

/**
 * Whether this fingerprint is among the first `limit` of the bucket. The claim is created once and kept, so every call
 * for one request gets the same answer, however often and from wherever it asks.
 */
export const isWithin = async (
  firestore: Firestore,
  claim: { bucket: string; fingerprint: string; limit: number },
): Promise<boolean> => {
  const { bucket, fingerprint, limit } = claim;
  const claims = firestore.collection(collections.claims);
  const own = claims.doc(`${bucket}-${fingerprint.slice(0, 32)}`);
  try {
    await own.create({
      bucket,
      fingerprint,
      created_at: FieldValue.serverTimestamp(),
      expires_at: inDays(retention.claimDays),
    });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }

  const earlier = claims
    .where('bucket', '==', bucket)
    .orderBy('created_at')
    .endBefore(await own.get());
  const { count } = (await earlier.limit(limit).count().get()).data();
  return count < limit;
};
