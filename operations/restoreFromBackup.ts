import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { Problem } from '../commands/command.ts';
import type { LedgerEntry } from '../functions/src/consultation/ledger.ts';
import { isErased, readContentAndTime } from '../functions/src/consultation/storedRequest.ts';
import { isAlreadyExists, isCommitted, unchanged } from '../functions/src/firestore.ts';
import { mailId } from '../functions/src/mail/mailDocument.ts';
import { longestRetry } from '../functions/src/mail/send/retries.ts';
import { remembered } from '../functions/src/reconciliation/requests.ts';
import { inDays, retention } from '../functions/src/retention.ts';
import { day } from '../functions/src/time.ts';
import { collections } from '../shared/collections.ts';

/** Milliseconds for which backups are kept (docs/set-up.md). */
const backups = 7 * day;

/** The part of Firestore's interface that `copyMissing` uses. */
interface Backup {
  collection: (name: string) => { stream: () => AsyncIterable<unknown> };
}

/**
 * Copies missing documents from the backup, except those of erased requests. The ledger is copied first, because the
 * functions send e-mails about a new request without a ledger entry.
 */
export const copyMissing = async (firestore: Firestore, backup: Backup): Promise<void> => {
  const erasedRequests = async () => {
    const requests = firestore.collection(collections.requests).where('erased_at', '>', new Date(0));
    return new Set((await requests.select().get()).docs.map(({ id }) => id));
  };
  const erased = await erasedRequests();
  for (const name of [collections.ledger, collections.requests]) {
    const writer = firestore.bulkWriter();
    const copies: Promise<unknown>[] = [];
    const documents = backup.collection(name).stream() as AsyncIterable<QueryDocumentSnapshot>;
    for await (const document of documents) {
      if (erased.has(document.id)) continue;
      const copy = writer.create(firestore.collection(name).doc(document.id), document.data());
      copies.push(
        copy.catch((error: unknown) => {
          if (!isAlreadyExists(error)) throw error;
        }),
      );
    }
    await writer.close();
    await Promise.all(copies);
  }
  // The ledger entry of a request may have been copied after the request was erased.
  for (const id of await erasedRequests())
    if (!erased.has(id)) await firestore.collection(collections.ledger).doc(id).delete();
};

/**
 * The restored requests of which the team may not know. `reconcile` skips them, because they are older than `until`,
 * the time up to which it has checked all requests.
 */
export const unreportedRequests = async (
  firestore: Firestore,
  backup: Firestore,
  now = Date.now(),
): Promise<DocumentSnapshot[]> => {
  const progress = await firestore.collection(collections.control).doc('reconciliation').get();
  const until: unknown = progress.get('until');
  if (!(until instanceof Timestamp))
    throw new Problem('Reconciliation has not run since the restore: run `npm run mail -- reconcile` first.');
  const { docs } = await firestore
    .collection(collections.requests)
    .where('created_at', '>', new Date(now - remembered))
    .where('created_at', '<', until)
    .get();
  const requests = docs.filter((request) => readContentAndTime(request.data()) && !isErased(request.data()));
  const unreported = await Promise.all(
    requests.map((request) => isUnreported(firestore, backup, request, now)),
  );
  return requests.filter((_, index) => unreported[index]);
};

const isUnreported = async (
  firestore: Firestore,
  backup: Firestore,
  { id }: DocumentSnapshot,
  now: number,
): Promise<boolean> => {
  const found = await firestore.collection(collections.ledger).doc(id).get();
  if (!found.exists) return true;
  const { mails, digest, unusable } = found.data() as LedgerEntry;
  // The team may not know of a request that needed a person. `unusable` is outdated, because the caller passes only
  // valid requests.
  if (digest === 'person' || unusable) return true;
  const told = digest ?? (mails.includes('team') ? mailId(id, 'team') : undefined);
  // An entry made by hand may have no `created_at`.
  const written: unknown = found.get('created_at') ?? found.createTime;
  const age = written instanceof Timestamp ? now - written.toMillis() : 0;
  if (!told || told === 'due' || told === 'suspected' || age > backups + longestRetry) return false;
  if ((await firestore.collection(collections.mail).doc(told).get()).exists) return false;
  const before = await backup.collection(collections.mail).doc(told).get();
  return before.get('delivery.state') !== 'SUCCESS';
};

export const putIntoDigest = async (firestore: Firestore, request: DocumentSnapshot): Promise<void> => {
  const { id } = request;
  const digest = request.get('suspected') ? 'suspected' : 'due';
  const waits = { digest, turn: 1, open_since: request.get('created_at') };
  const entry = await firestore.collection(collections.ledger).doc(id).get();
  const expires_at = inDays(retention.ledgerDays);
  const batch = firestore.batch();
  if (entry.exists) {
    const created_at = entry.get('created_at') ?? entry.createTime;
    const changes = { ...waits, unusable: FieldValue.delete(), created_at, expires_at };
    batch.update(entry.ref, changes, unchanged(entry));
  } else {
    const created_at = FieldValue.serverTimestamp();
    batch.create(entry.ref, { mails: [], ...waits, created_at, expires_at });
  }
  // The batch writes nothing if the entry has changed meanwhile.
  await isCommitted(batch);
};
