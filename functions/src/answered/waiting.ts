import { collections } from '@helvardar/shared/collections';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isErased } from '../consultation/storeRequest.ts';
import { isCommitted, unchanged } from '../firestore.ts';
import { log } from '../logs.ts';

/** Whether a request exists, is not erased, and is not marked as answered. */
export const isOpen = (request: DocumentSnapshot): boolean =>
  request.exists && !isErased(request.data()) && !request.get('answered_at');

/**
 * The requests that need an answer, those in digests last. A repetition of another request needs none of its own, and
 * neither does a document without a valid request.
 */
export const waitingOf = async <Stored extends DocumentSnapshot>(firestore: Firestore, stored: Stored[]) => {
  const open = stored.filter(isOpen);
  const ledger = firestore.collection(collections.ledger);
  const entries = open.length > 0 ? await firestore.getAll(...open.map(({ id }) => ledger.doc(id))) : [];
  return open
    .map((request, index) => ({ request, told: entries[index]?.data() ?? {} }))
    .filter(({ told }) => !told['repeats'] && !told['unusable'])
    .sort((one, other) => Number('digest' in one.told) - Number('digest' in other.told))
    .map(({ request }) => request);
};

/** Marks an open request once. Returns the current document: with its first mark, or as an erasure has left it. */
export const markAnswered = async (request: DocumentSnapshot): Promise<DocumentSnapshot> => {
  if (!isOpen(request)) return request;
  const { ref } = request;
  const batch = ref.firestore.batch().update(ref, { answered_at: Timestamp.now() }, unchanged(request));
  if (await isCommitted(batch)) log('requestAnswered', { requestId: request.id });
  return markAnswered(await ref.get());
};

/** The only personal data on the page and in reminders: the initials of first and last name. */
export const initialsOf = (request: DocumentSnapshot): string => {
  const letters = String(request.get('name')).match(/(?<!\S)\p{L}/gu) ?? ['?'];
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].map((letter) => `${letter}.`).join(' ');
};
