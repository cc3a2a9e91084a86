import { collections } from '@helvardar/shared/collections';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { normalised } from '../consultation/fingerprint.ts';
import type { NotificationSettings } from '../consultation/notify.ts';
import { readRequest } from '../consultation/storeRequest.ts';
import { countOf, isCommitted, unchanged } from '../firestore.ts';
import { log } from '../logs.ts';
import type { ToldRequest } from '../mail/digestMail.ts';
import { newDigestId, newMail } from '../mail/mailDocument.ts';
import { suspectedMail } from '../mail/suspectedMail.ts';
import { inDays, retention } from '../retention.ts';
import { hour } from '../time.ts';

export const suspectedLimits = {
  /** Requests that a digest names. */
  named: 20,
  /** Ledger entries per page, and pages per digest. */
  page: 400,
  pages: 5,
  /** Milliseconds from one digest to the next, so that not every request of a bot causes an e-mail to the team. */
  pause: 4 * hour,
} as const;

/**
 * Writes a digest of the requests with a filled honeypot (`suspected`). They are not in the other digests, because a
 * mail server could refuse a digest that contains the text of a bot. One batch writes the digest, its time, and the
 * ledger entries of the first page. If the run ends before an entry of a later page is written, the next digest counts
 * this entry again.
 */
export const writeSuspectedDigest = async (
  settings: NotificationSettings,
  now = Date.now(),
): Promise<{ digests: number }> => {
  const { firestore } = settings;
  const ledger = firestore.collection(collections.ledger);
  const due = ledger.where('digest', '==', 'suspected').orderBy('created_at').limit(suspectedLimits.page);
  const progress = await firestore.collection(collections.control).doc('suspected').get();
  const last: unknown = progress.get('written_at');
  // A time far in the future was set by a wrong clock, and is ignored.
  if (last instanceof Timestamp && Math.abs(now - last.toMillis()) < suspectedLimits.pause)
    return { digests: 0 };
  const { docs } = await due.get();
  if (docs.length === 0) return { digests: 0 };

  const all = await countOf(ledger.where('digest', '==', 'suspected'));
  const count = Math.min(all, suspectedLimits.page * suspectedLimits.pages);
  const requests = firestore.collection(collections.requests);
  const ids = docs.slice(0, suspectedLimits.named).map(({ id }) => requests.doc(id));
  const named = (await firestore.getAll(...ids)).flatMap(toldRequest);
  const id = newDigestId();
  const mail = newMail(
    'digest',
    named.map(({ requestId }) => requestId),
    suspectedMail(settings, named, count, all - count),
  );
  const written = { written_at: Timestamp.fromMillis(now), expires_at: inDays(retention.controlDays, now) };
  const batch = firestore
    .batch()
    .create(firestore.collection(collections.mail).doc(id), { ...mail, suspected: count });
  if (progress.exists) batch.update(progress.ref, written, unchanged(progress));
  else batch.create(progress.ref, written);
  for (const entry of docs) batch.update(entry.ref, { digest: id }, unchanged(entry));
  if (!(await isCommitted(batch))) return { digests: 0 };

  for (let page = 1; page < Math.ceil(count / suspectedLimits.page); page++) {
    const further = firestore.batch();
    for (const entry of (await due.get()).docs) further.update(entry.ref, { digest: id }, unchanged(entry));
    if (!(await isCommitted(further))) break;
  }
  log('digestWritten', { mailId: id, count });
  return { digests: 1 };
};

const toldRequest = (document: DocumentSnapshot): ToldRequest[] => {
  const content = readRequest(document.data());
  return content ? [{ requestId: document.id, ...content, request: normalised(content.request) }] : [];
};

/** Replaces a refused digest of suspected requests by a digest that names none of them and only states their number. */
export const countSuspected = async (
  settings: NotificationSettings,
  refused: DocumentSnapshot,
): Promise<void> => {
  const { firestore } = settings;
  const count: number = refused.get('suspected');
  const mail = { ...newMail('digest', [], suspectedMail(settings, [], count, 0)), suspected: count };
  const batch = firestore.batch().delete(refused.ref, unchanged(refused));
  await isCommitted(batch.create(firestore.collection(collections.mail).doc(newDigestId()), mail));
};
