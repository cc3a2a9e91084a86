import { collections } from '@helvardar/shared/collections';
import { type DocumentSnapshot, FieldValue, type Query } from 'firebase-admin/firestore';
import { normalised } from '../consultation/fingerprint.ts';
import type { NotificationSettings } from '../consultation/notify.ts';
import { isErased, readRequest } from '../consultation/storeRequest.ts';
import { countOf, isCommitted, unchanged } from '../firestore.ts';
import { log } from '../logs.ts';
import { digestMail, type ToldRequest } from '../mail/digestMail.ts';
import { newDigestId, newMail } from '../mail/mailDocument.ts';
import { overdueAfter } from '../mail/retries.ts';
import { countSuspected } from './suspected.ts';

export const digestLimits = {
  /** A query reads one page of at most this many ledger entries. */
  page: 100,
  /** A run of `reconcile` reads at most this many pages. */
  pages: 20,
  /** A run reads no further page once it has written this many digests. */
  digests: 25,
  /** A run splits at most this many digests that the mail server refused. */
  divided: 10,
  /**
   * Requests per digest. With this many requests, the longest digest has less than 230 kB. Firestore's event of a
   * change contains the digest twice, before and after the change, and may have at most 512 KB.
   */
  requests: 20,
  /** A refused digest is split into at most this many parts. */
  parts: 5,
} as const;

/**
 * Writes digests, which are e-mails about several requests, for the requests beyond a daily limit. Also counts the
 * requests that are overdue or need a person.
 */
export const writeDigests = async (settings: NotificationSettings, now = Date.now()) => {
  const ledger = settings.firestore.collection(collections.ledger);
  // The query reads the oldest entries first. It does not use the order of ids, because browsers choose the ids, so
  // somebody could choose low ids to keep other requests waiting.
  const due = ledger.where('digest', '==', 'due').orderBy('created_at');
  let digests = 0;
  let next: Query = due;
  for (let page = 0; page < digestLimits.pages && digests < digestLimits.digests; page++) {
    const { docs } = await next.limit(digestLimits.page).get();
    const last = docs.at(-1);
    if (!last) break;
    const waiting = Math.max(0, (await countOf(due)) - docs.length);
    const written = await createDigests(settings, docs, { now, size: digestLimits.requests, waiting });
    // Null: a document has changed meanwhile, so nothing was written. The next run of `reconcile` tries again.
    if (written === null) break;
    digests += written;
    next = due.startAfter(last);
  }
  // The overdue entries are all entries minus the recent ones. A query for old entries would miss entries without
  // `created_at`.
  const all = await countOf(ledger.where('digest', '==', 'due'));
  const recent = await countOf(due.where('created_at', '>=', new Date(now - overdueAfter)));
  return { digests, overdue: all - recent + (await countOf(ledger.where('digest', '==', 'person'))) };
};

/**
 * Splits a digest that the mail server refused for its content. If a part is refused too, it is split again, until the
 * request that causes the refusal is alone in a digest.
 */
export const divideDigest = async (
  settings: NotificationSettings,
  refused: DocumentSnapshot,
  now: number,
) => {
  if (refused.get('suspected')) return countSuspected(settings, refused);
  const ids: string[] = refused.get('request_ids');
  const ledger = settings.firestore.collection(collections.ledger);
  const entries = await Promise.all(ids.map((id) => ledger.doc(id).get()));
  const own = entries.filter((entry) => entry.get('digest') === refused.id);
  await createDigests(settings, own, {
    now,
    size: Math.ceil(ids.length / digestLimits.parts),
    waiting: 0,
    refused,
  });
};

/**
 * Writes digests of at most `size` requests. The same batch updates the ledger, and deletes the refused digest, if any.
 * Returns the number of digests; null if a document has changed meanwhile.
 */
const createDigests = async (
  { firestore, ...settings }: NotificationSettings,
  entries: DocumentSnapshot[],
  of: { now: number; size: number; waiting: number; refused?: DocumentSnapshot },
): Promise<number | null> => {
  const [stored, mail] = [firestore.collection(collections.requests), firestore.collection(collections.mail)];
  const requests = await Promise.all(entries.map(({ id }) => stored.doc(id).get()));
  const batch = firestore.batch();
  const told: (ToldRequest & { entry: DocumentSnapshot })[] = [];
  const unusable: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const data = requests[index]?.data();
    const content = readRequest(data);
    if (content) told.push({ requestId: entry.id, entry, ...content, request: normalised(content.request) });
    else if (isErased(data)) batch.delete(entry.ref, unchanged(entry));
    else if (data) {
      unusable.push(entry.id);
      batch.update(entry.ref, { unusable: true, digest: FieldValue.delete() }, unchanged(entry));
    }
    // While a backup is restored, an entry may exist before its request. If the request is still missing after an hour,
    // a person must look at the entry.
    else if (of.now - (entry.createTime?.toMillis() ?? 0) > overdueAfter)
      batch.update(entry.ref, { digest: 'person', expires_at: FieldValue.delete() }, unchanged(entry));
    // The refused digest is deleted below, so an entry whose request is missing waits for a new digest.
    else if (of.refused) batch.update(entry.ref, { digest: 'due' }, unchanged(entry));
  }
  told.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const digests = new Map<string, number>();
  for (let start = 0; start < told.length; start += of.size) {
    const part = told.slice(start, start + of.size);
    const id = newDigestId();
    const ids = part.map(({ requestId }) => requestId);
    const waiting = of.waiting + told.length - start - part.length;
    batch.create(mail.doc(id), newMail('digest', ids, digestMail(settings, part, waiting)));
    for (const { entry } of part) batch.update(entry.ref, { digest: id }, unchanged(entry));
    digests.set(id, ids.length);
  }
  if (of.refused) batch.delete(of.refused.ref, unchanged(of.refused));
  if (!(await isCommitted(batch))) return null;
  for (const requestId of unusable) log('requestUnusable', { requestId });
  for (const [id, count] of digests) log('digestWritten', { mailId: id, count });
  return digests.size;
};
