import { collections } from '@helvardar/shared/collections';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { countOf, isCommitted } from '../firestore.ts';
import { inDays, retention } from '../retention.ts';

interface Claim {
  bucket: string;
  requestId: string;
  limit: number;
  /** Further fields of the document that counts the request. */
  more?: object;
  /** Asked before the first request of the bucket is counted: whether it may be. */
  mayBegin?: () => Promise<boolean>;
}

/**
 * Counts a request in `bucket`. Returns about how many requests the bucket then has, or null if the request is not
 * among the first `limit`. A bucket counts the requests of one day against one limit, such as the limit of
 * confirmations to one mailbox. A request has only one document in a bucket, so a repeated call does not count it
 * again.
 */
export const claimPlace = async (firestore: Firestore, claim: Claim): Promise<number | null> => {
  const { bucket, requestId, limit, more, mayBegin } = claim;
  const claims = firestore.collection(collections.claims);
  const inBucket = claims.where('bucket', '==', bucket);

  const own = claims.doc(`${bucket}-${requestId}`);
  const before = await countOf(inBucket.limit(limit));
  if (before >= limit && !(await own.get()).exists) return null;
  if (before === 0 && mayBegin && !(await mayBegin())) return null;
  const created = { created_at: FieldValue.serverTimestamp(), expires_at: inDays(retention.claimDays) };
  await isCommitted(firestore.batch().create(own, { ...more, bucket, ...created }));
  const count = await countOf(inBucket.limit(limit + 1));
  if (count <= limit) return count;
  const earlier = inBucket.orderBy('created_at').endBefore(await own.get());
  return (await countOf(earlier.limit(limit))) < limit ? limit : null;
};
