import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { isUnanswered } from '../functions/src/answered/markAnswered.ts';
import { isUntold } from '../functions/src/consultation/ledger.ts';
import { isCommitted, unchanged } from '../functions/src/firestore.ts';
import { collections } from '../shared/collections.ts';
import { entriesOf } from './state.ts';

/** The requests among these whose ledger entry fulfils a condition. */
const withEntry = async <Stored extends DocumentSnapshot>(
  firestore: Firestore,
  stored: Stored[],
  condition: (entry: DocumentSnapshot, request: Stored) => boolean,
): Promise<Stored[]> => {
  const entries = await entriesOf(firestore, stored);
  return stored.filter((request, index) => entries[index] && condition(entries[index], request));
};

/** The requests among these that wait for a digest or list. */
export const neverTold = <Stored extends DocumentSnapshot>(firestore: Firestore, stored: Stored[]) =>
  withEntry(firestore, stored, isUntold);

/** The requests among these that nobody has marked as answered, without repetitions. */
export const unanswered = <Stored extends DocumentSnapshot>(firestore: Firestore, stored: Stored[]) =>
  withEntry(firestore, stored, (entry, request) => isUnanswered(request) && !entry.get('repeats'));

/** The requests created in this period that wait for a digest or list. */
export const neverToldBetween = async (firestore: Firestore, since: Date, until: Date) => {
  const stored = firestore.collection(collections.requests);
  const { docs } = await stored.where('created_at', '>=', since).where('created_at', '<', until).get();
  return neverTold(firestore, docs);
};

/** Deletes the requests that still wait for a digest or list, with their ledger entries. Returns their number. */
export const deleteNeverTold = async (firestore: Firestore, found: DocumentSnapshot[]): Promise<number> => {
  const ledger = firestore.collection(collections.ledger);
  let deleted = 0;
  for (const { id, ref } of found) {
    const entry = await ledger.doc(id).get();
    if (!isUntold(entry)) continue;
    // If an e-mail names the request meanwhile, its ledger entry has changed, so nothing is deleted.
    const batch = firestore.batch().delete(entry.ref, unchanged(entry)).delete(ref);
    if (await isCommitted(batch)) deleted += 1;
  }
  return deleted;
};
