import { collections } from '@helvardar/shared/collections';
import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { isErased } from '../consultation/storedRequest.ts';
import { isCommitted, unchanged } from '../firestore.ts';
import { log } from '../logs.ts';

export const isUnanswered = (request: DocumentSnapshot): boolean =>
  request.exists && !isErased(request.data()) && !request.get('answered_at');

/** Marks a request as answered, so that no list names it. Returns the current document. */
export const markAnswered = async (request: DocumentSnapshot): Promise<DocumentSnapshot> => {
  if (!isUnanswered(request)) return request;
  const { ref } = request;
  const { firestore } = ref;
  const entry = await firestore.collection(collections.ledger).doc(ref.id).get();
  const batch = firestore.batch().update(ref, { answered_at: Timestamp.now() }, unchanged(request));
  if (entry.exists) batch.update(entry.ref, { open_since: FieldValue.delete() });
  if (await isCommitted(batch)) log('requestAnswered', { requestId: ref.id });
  return markAnswered(await ref.get());
};
