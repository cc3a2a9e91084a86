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
  named: 20,
  /** Ledger entries that one batch updates (a page), and the most pages of one digest. */
  page: 400,
  pages: 5,
  /** Milliseconds between digests, so that not every request of a bot causes an e-mail. */
  pause: 4 * hour,
} as const;

/**
 * Writes a digest that contains only suspected requests. If a digest also contained other requests, the text of a bot
 * could make the mail server refuse the whole digest. If the run stops before all ledger entries are updated, the next
 * digest counts the remaining requests again.
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
  // A time far in the future comes from a wrong clock, so it does not delay the digest.
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

/** Replaces a refused digest by one that only states the number of requests. */
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
