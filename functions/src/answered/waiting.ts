import { collections } from '@helvardar/shared/collections';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isErased } from '../consultation/storeRequest.ts';
import { isOutdated } from '../firestore.ts';
import { log } from '../logs.ts';

/** Whether a person still stands behind it, and the team has not marked it. */
export const isOpen = (request: DocumentSnapshot): boolean =>
  request.exists && !isErased(request.data()) && !request.get('answered_at');

/**
 * The requests that wait for an answer, those of digests last. A repetition of another request needs no answer of its own,
 * and a document that holds no request needs none at all.
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

/** Marks an open request, once. Answers what stands then: the first mark, or what an erasure has left. */
export const markAnswered = async (request: DocumentSnapshot): Promise<DocumentSnapshot> => {
  if (!isOpen(request) || !request.updateTime) return request;
  try {
    await request.ref.update({ answered_at: Timestamp.now() }, { lastUpdateTime: request.updateTime });
    log('requestAnswered', { requestId: request.id });
  } catch (error) {
    if (!isOutdated(error)) throw error;
  }
  return markAnswered(await request.ref.get());
};

/** All that a page or a reminder says of a person: the first letters of the first and the last name. */
export const initialsOf = (request: DocumentSnapshot): string => {
  const letters = String(request.get('name')).match(/(?<!\S)\p{L}/gu) ?? ['?'];
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].map((letter) => `${letter}.`).join(' ');
};
