import { type DocumentSnapshot, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isUntold, type LedgerEntry } from '../functions/src/consultation/ledger.ts';
import { isErased, readContentAndTime } from '../functions/src/consultation/storedRequest.ts';
import { isAlreadyExists } from '../functions/src/firestore.ts';
import { mailId } from '../functions/src/mail/mailDocument.ts';
import { longestRetry, overdueAfter } from '../functions/src/mail/send/retries.ts';
import { remembered } from '../functions/src/reconciliation/requests.ts';
import { inDays, retention } from '../functions/src/retention.ts';
import { day } from '../functions/src/time.ts';
import { collections } from '../shared/collections.ts';

/** Milliseconds for which backups are kept (docs/set-up.md). */
const backups = 7 * day;

/**
 * Copies missing documents from the backup, except those of erased requests. The ledger is copied first, because the
 * functions send e-mails about a new request without a ledger entry.
 */
const copyMissing = async (firestore: Firestore, backup: Firestore): Promise<void> => {
  const erasedRequests = async () => {
    const requests = firestore.collection(collections.requests).where('erased_at', '>', new Date(0));
    return new Set((await requests.select().get()).docs.map(({ id }) => id));
  };
  const erased = await erasedRequests();
  for (const name of [collections.ledger, collections.requests]) {
    const writer = firestore.bulkWriter();
    const { docs } = await backup.collection(name).get();
    const copies = docs
      .filter(({ id }) => !erased.has(id))
      .map(async (document) => {
        try {
          await writer.create(firestore.collection(name).doc(document.id), document.data());
        } catch (error) {
          if (!isAlreadyExists(error)) throw error;
        }
      });
    await writer.close();
    await Promise.all(copies);
  }
  // The ledger entry of a request may have been copied after the request was erased.
  for (const id of await erasedRequests())
    if (!erased.has(id)) await firestore.collection(collections.ledger).doc(id).delete();
};

/** Whether the team knows of a request, or will learn of it. `entry`: its document of `ledger`. */
const isKnown = async (entry: DocumentSnapshot, backup: Firestore): Promise<boolean> => {
  const { firestore } = entry.ref;
  const { mails, digest, unusable } = (entry.data() ?? {}) as Partial<LedgerEntry>;
  // `unusable` is outdated, because the caller passes only valid requests.
  if (!entry.exists || digest === 'person' || unusable) return false;
  const mail = digest ?? (mails?.includes('team') && mailId(entry.id, 'team'));
  // An entry made by hand may have no `created_at`.
  const written: unknown = entry.get('created_at') ?? entry.createTime;
  const age = written instanceof Timestamp ? Date.now() - written.toMillis() : 0;
  if (!mail || isUntold(entry) || age > backups + longestRetry) return true;
  const [here, before] = await Promise.all(
    [firestore, backup].map((database) => database.collection(collections.mail).doc(mail).get()),
  );
  return here?.exists || before?.get('delivery.state') === 'SUCCESS';
};

/**
 * Copies what is missing from the backup, and puts the requests of which the team may not know into the next digest.
 * Requests of the last hour are left to the functions. Returns the ids in the digest.
 */
export const restoreFromBackup = async (firestore: Firestore, backup: Firestore): Promise<string[]> => {
  await copyMissing(firestore, backup);
  const now = Date.now();
  const { docs } = await firestore
    .collection(collections.requests)
    .where('created_at', '>', new Date(now - remembered))
    .where('created_at', '<', new Date(now - overdueAfter))
    .get();
  const inDigest: string[] = [];
  for (const request of docs) {
    if (!readContentAndTime(request.data()) || isErased(request.data())) continue;
    const reference = firestore.collection(collections.ledger).doc(request.id);
    // Firestore may run this function several times.
    const isAdded = await firestore.runTransaction(async (transaction) => {
      const entry = await transaction.get(reference);
      if (await isKnown(entry, backup)) return false;
      const { unusable: _, ...former } = entry.data() ?? { mails: [] };
      transaction.set(reference, {
        created_at: entry.createTime ?? FieldValue.serverTimestamp(),
        ...former,
        digest: request.get('suspected') ? 'suspected' : 'due',
        turn: 1,
        open_since: request.get('created_at'),
        expires_at: inDays(retention.ledgerDays),
      });
      return true;
    });
    if (isAdded) inDigest.push(request.id);
  }
  return inDigest;
};
