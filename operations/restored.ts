import { type DocumentSnapshot, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { LedgerEntry } from '../functions/src/consultation/ledger.ts';
import { isErased, readRequest } from '../functions/src/consultation/storeRequest.ts';
import { isOutdated } from '../functions/src/firestore.ts';
import { mailId } from '../functions/src/mail/mailDocument.ts';
import { longestRetry } from '../functions/src/mail/retries.ts';
import { remembered } from '../functions/src/reconciliation/requests.ts';
import { inDays, retention } from '../functions/src/retention.ts';
import { collections } from '../shared/collections.ts';

/** Milliseconds for which backups are kept (docs/set-up.md). */
const backups = 7 * 24 * 60 * 60 * 1000;

/**
 * The restored requests about which the team may not have been told. Either they have no ledger entry and lie before the
 * position of reconciliation; or their entry's e-mail is missing, and was not sent in the backup.
 */
export const untoldOfBackup = async (
  firestore: Firestore,
  backup: Firestore,
  now = Date.now(),
): Promise<DocumentSnapshot[]> => {
  const progress = await firestore.collection(collections.control).doc('reconciliation').get();
  const until: unknown = progress.get('until');
  const { docs } = await firestore
    .collection(collections.requests)
    .where('created_at', '>', new Date(now - remembered))
    .where('created_at', '<', until instanceof Timestamp ? until : new Date(0))
    .get();
  const requests = docs.filter((request) => readRequest(request.data()) && !isErased(request.data()));
  const untold = await Promise.all(requests.map((request) => isUntold(firestore, backup, request, now)));
  return requests.filter((_, index) => untold[index]);
};

const isUntold = async (
  firestore: Firestore,
  backup: Firestore,
  { id }: DocumentSnapshot,
  now: number,
): Promise<boolean> => {
  const found = await firestore.collection(collections.ledger).doc(id).get();
  if (!found.exists) return true;
  const { mails, digest } = found.data() as LedgerEntry;
  if (digest === 'person') return true;
  const told = digest ?? (mails.includes('team') ? mailId(id, 'team') : undefined);
  const written: Timestamp = found.get('created_at');
  if (!told || told === 'due' || now - written.toMillis() > backups + longestRetry) return false;
  if ((await firestore.collection(collections.mail).doc(told).get()).exists) return false;
  const before = await backup.collection(collections.mail).doc(told).get();
  return before.get('delivery.state') !== 'SUCCESS';
};

/** Puts a request into the next digest. */
export const tellInDigest = async (firestore: Firestore, { id }: DocumentSnapshot): Promise<void> => {
  const entry = firestore.collection(collections.ledger).doc(id);
  const times = { created_at: FieldValue.serverTimestamp(), expires_at: inDays(retention.ledgerDays) };
  const found = await entry.get();
  try {
    if (found.exists && found.updateTime)
      await entry.update({ digest: 'due' }, { lastUpdateTime: found.updateTime });
    else await entry.create({ mails: [], digest: 'due', ...times });
  } catch (error) {
    // Another call has notified meanwhile.
    if (!isOutdated(error)) throw error;
  }
};
