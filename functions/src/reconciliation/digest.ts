import { collections } from '@helvardar/shared/collections';
import { type DocumentSnapshot, FieldValue, type Query } from 'firebase-admin/firestore';
import type { NotificationSettings } from '../consultation/notify.ts';
import { isErased, readContentAndTime } from '../consultation/storedRequest.ts';
import { countOf, isCommitted, unchanged, withIdsOf } from '../firestore.ts';
import { log } from '../logs.ts';
import { newDigestId } from '../mail/mailDocument.ts';
import { newMail } from '../mail/send/deliveryStates.ts';
import { overdueAfter } from '../mail/send/retries.ts';
import { digestMail, type ToldRequest, waitingMail } from '../mail/write/digestMail.ts';
import { inDays, retention } from '../retention.ts';

export const digestLimits = {
  /** Digests with content a day (UTC). Then one e-mail says how many requests wait. */
  perDay: 10,
  /** The most requests in a digest. */
  requests: 20,
  /** A run of `reconcile` reads at most this many pages of entries without writing a digest. */
  pages: 100,
} as const;

/**
 * Writes digests, which are e-mails about several requests, for the requests beyond a daily limit. Also counts the
 * requests that are overdue or need a person.
 */
export const writeDigests = async (settings: NotificationSettings, now = Date.now()) => {
  const { firestore } = settings;
  const ledger = firestore.collection(collections.ledger);
  const waits = ledger.where('digest', '==', 'due');
  // The sources take turns (`turn`), and then the oldest request comes first. The order of ids is of no use, because
  // browsers choose the ids, so somebody could choose low ids to keep other requests waiting.
  const due = waits.orderBy('turn').orderBy('created_at');
  const progress = firestore.collection(collections.control).doc('digests');
  const day = new Date(now).toISOString().slice(0, 10);
  const before = (await progress.get()).data();
  const written: number = before?.['day'] === day ? before['written'] : 0;
  let digests = 0;
  let next: Query = due;
  for (let page = 0; page < digestLimits.pages && written + digests < digestLimits.perDay; page++) {
    const { docs } = await next.limit(digestLimits.requests).get();
    if (docs.length === 0) break;
    const last = await writeDigest(settings, docs, await countOf(waits), now);
    // Null: a document has changed meanwhile, so nothing was written. The next run of `reconcile` tries again.
    if (last === null) break;
    next = due.startAfter(last.entry);
    digests += last.digests;
  }
  const all = await countOf(waits);
  const isFull = written + digests === digestLimits.perDay;
  const told = written + digests + (isFull && all > 0 ? 1 : 0);
  if (told > written) {
    const batch = firestore.batch();
    batch.set(progress, { day, written: told, expires_at: inDays(retention.controlDays, now) });
    if (isFull && all > 0) {
      const mail = firestore.collection(collections.mail).doc(newDigestId());
      batch.create(mail, newMail('digest', [], waitingMail(settings, all)));
      log('limitReached', { code: 'digests', count: all });
    }
    await batch.commit();
  }
  // The overdue entries are all entries minus the recent ones. A query for old entries would miss entries without
  // `created_at`.
  const recent = await countOf(
    waits.where('created_at', '>=', new Date(now - overdueAfter)).orderBy('created_at'),
  );
  return {
    digests,
    overdue: all - recent,
    left: await countOf(ledger.where('digest', '==', 'person')),
  };
};

export const toldRequest = (document: DocumentSnapshot): ToldRequest[] => {
  const content = readContentAndTime(document.data());
  return content ? [{ requestId: document.id, ...content }] : [];
};

/**
 * Writes one digest of as many of these requests as fit into it, and updates the ledger in the same batch. Returns the
 * last entry that was handled; null if a document has changed meanwhile.
 */
const writeDigest = async (
  { firestore, ...settings }: NotificationSettings,
  entries: DocumentSnapshot[],
  waiting: number,
  now: number,
) => {
  const requests = await withIdsOf(firestore.collection(collections.requests), entries);
  const batch = firestore.batch();
  const told: (ToldRequest & { entry: DocumentSnapshot })[] = [];
  const unusable: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const request = requests[index] as DocumentSnapshot;
    const [content] = toldRequest(request);
    if (content) told.push({ ...content, entry });
    else if (isErased(request.data())) batch.delete(entry.ref, unchanged(entry));
    else if (request.exists) {
      unusable.push(entry.id);
      batch.update(entry.ref, { unusable: true, digest: FieldValue.delete() }, unchanged(entry));
    }
    // While a backup is restored, an entry may exist before its request. If the request is still missing after an hour,
    // a person must look at the entry.
    else if (now - (entry.createTime?.toMillis() ?? 0) > overdueAfter)
      batch.update(
        entry.ref,
        { digest: 'person', expires_at: inDays(retention.personDays) },
        unchanged(entry),
      );
  }
  const { mail, ids } = digestMail(settings, told, waiting);
  const part = told.slice(0, ids.length);
  const id = newDigestId();
  if (part.length > 0)
    batch.create(firestore.collection(collections.mail).doc(id), newMail('digest', ids, mail));
  for (const { entry } of part) batch.update(entry.ref, { digest: id }, unchanged(entry));
  if (!(await isCommitted(batch))) return null;
  for (const requestId of unusable) log('requestUnusable', { requestId });
  if (part.length > 0) log('digestWritten', { mailId: id, count: part.length });
  const last = part.length < told.length ? part.at(-1)?.entry : entries.at(-1);
  return { entry: last as DocumentSnapshot, digests: part.length > 0 ? 1 : 0 };
};
