import { collections } from '@helvardar/shared/collections';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isErased } from '../consultation/storeRequest.ts';
import { isCommitted, unchanged } from '../firestore.ts';
import { log } from '../logs.ts';

export const isOpen = (request: DocumentSnapshot): boolean =>
  request.exists && !isErased(request.data()) && !request.get('answered_at');

/**
 * Selects the requests that wait for an answer, without erased, invalid, repeated and suspected ones. Requests without
 * their own e-mail to the team come last.
 */
export const waitingOf = async <Stored extends DocumentSnapshot>(firestore: Firestore, stored: Stored[]) => {
  const open = stored.filter((request) => isOpen(request) && !request.get('suspected'));
  const ledger = firestore.collection(collections.ledger);
  const entries = open.length > 0 ? await firestore.getAll(...open.map(({ id }) => ledger.doc(id))) : [];
  return open
    .map((request, index) => ({ request, told: entries[index]?.data() ?? {} }))
    .filter(({ told }) => !told['repeats'] && !told['unusable'])
    .sort((one, other) => Number('digest' in one.told) - Number('digest' in other.told))
    .map(({ request }) => request);
};

/** Marks a request as answered if it is open. Returns the current document. */
export const markAnswered = async (request: DocumentSnapshot): Promise<DocumentSnapshot> => {
  if (!isOpen(request)) return request;
  const { ref } = request;
  const batch = ref.firestore.batch().update(ref, { answered_at: Timestamp.now() }, unchanged(request));
  if (await isCommitted(batch)) log('requestAnswered', { requestId: request.id });
  return markAnswered(await ref.get());
};

/** Initials of first and last name. The page *Mark as answered* and the reminders show no other personal data. */
export const initialsOf = (request: DocumentSnapshot): string => {
  const letters = String(request.get('name')).match(/(?<!\S)\p{L}/gu) ?? ['?'];
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].map((letter) => `${letter}.`).join(' ');
};
