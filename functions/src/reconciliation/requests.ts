import { collections } from '@helvardar/shared/collections';
import { readStoredRequest } from '@helvardar/shared/readStoredRequest';
import { FieldValue, type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { markUnusable } from '../consultation/ledger.ts';
import { type NotificationSettings, notify } from '../consultation/notify.ts';
import { theDatabase } from '../consultation/quotas.ts';
import { isErased } from '../consultation/storeRequest.ts';
import { failureFacts, log } from '../logs.ts';
import { overdueAfter } from '../mail/retries.ts';
import { requestIsNew } from '../retention.ts';

const minute = 60 * 1000;

/** Milliseconds that a new request is left to its trigger. */
const grace = 5 * minute;
/** Milliseconds by which a request may become visible after its `created_at`. */
export const overlap = 10 * minute;
/** Requests that are read at once, and pages of them in one run. */
export const batch = { size: 300, most: 20 } as const;

/**
 * Notifies about the requests that have no entry in the ledger, from where the last run has stopped. So requests that
 * are written back from a backup, which are older, are never mailed; and those of an absence of any length are.
 */
export const notifyForgotten = async (
  settings: NotificationSettings,
  now: number,
  mostBatches: number = batch.most,
): Promise<{ notified: number }> => {
  const { firestore } = settings;
  const progress = firestore.collection(collections.control).doc('reconciliation');
  const reached: unknown = (await progress.get()).get('until');
  const start = reached instanceof Timestamp ? reached.toMillis() : now - requestIsNew;
  const due = firestore
    .collection(collections.requests)
    .where('created_at', '>=', new Date(start))
    .where('created_at', '<=', new Date(now - grace))
    .orderBy('created_at')
    .limit(batch.size);

  const report = { notified: 0, overdue: 0 };
  // The overlap belongs here: a start before the last end would find the same requests for ever, were there more than a
  // run reads.
  let until = now - grace - overlap;
  let last: QueryDocumentSnapshot | undefined;
  for (let round = 0; round < mostBatches; round++) {
    const { docs } = await (last ? due.startAfter(last) : due).get();
    for (const request of await withoutEntry(firestore, docs))
      try {
        if (await tellOf(settings, request)) report.notified += 1;
      } catch (error) {
        const created = createdAt(request);
        log('notificationFailed', { requestId: request.id, ...failureFacts(error) });
        if (now - created > overdueAfter) report.overdue += 1;
        until = Math.min(until, created - 1);
      }
    last = docs.at(-1);
    if (docs.length < batch.size) break;
    if (round === mostBatches - 1 && last) until = Math.min(until, createdAt(last));
  }
  await progress.set({ until: new Date(until), ran_at: FieldValue.serverTimestamp() });
  return report;
};

const createdAt = (request: QueryDocumentSnapshot): number =>
  (request.get('created_at') as Timestamp).toMillis();

const withoutEntry = async (
  firestore: Firestore,
  requests: QueryDocumentSnapshot[],
): Promise<QueryDocumentSnapshot[]> => {
  const own = requests.filter((request) => !isErased(request.data()));
  if (own.length === 0) return [];
  const ledger = firestore.collection(collections.ledger);
  const entries = await firestore.getAll(...own.map(({ id }) => ledger.doc(id)));
  return own.filter((_, index) => !entries[index]?.exists);
};

/** Whether something new was told; what holds no request is marked, so that it is told of once. */
const tellOf = async (settings: NotificationSettings, stored: QueryDocumentSnapshot): Promise<boolean> => {
  const request = readStoredRequest(stored.data());
  if (request) return (await notify(settings, stored.id, request, theDatabase)) !== 'repeated';
  await markUnusable(settings.firestore, stored.id);
  return false;
};
