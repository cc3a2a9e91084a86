import { collections } from '@helvardar/shared/collections';
import { Timestamp } from 'firebase-admin/firestore';
import type { NotificationSettings } from '../consultation/notify.ts';
import { countOf, isCommitted, unchanged } from '../firestore.ts';
import { log } from '../logs.ts';
import { newDigestId } from '../mail/mailDocument.ts';
import { newMail } from '../mail/send/deliveryStates.ts';
import { fitting } from '../mail/write/fitting.ts';
import { suspectedMail, suspectedPart } from '../mail/write/suspectedMail.ts';
import { inDays, retention } from '../retention.ts';
import { hour } from '../time.ts';
import { toldRequest } from './digest.ts';

export const suspectedLimits = {
  /** Requests with several lines. Of one network, only the first requests of a day are among them. */
  named: 20,
  ofOneNetwork: 5,
  /** Requests with a short line. */
  lines: 200,
  /** Milliseconds between digests, so that not every request of a bot causes an e-mail. */
  pause: 4 * hour,
} as const;

/**
 * Writes a digest that contains only suspected requests. If a digest also contained other requests, the text of a bot
 * could make the mail server refuse it. The requests that it does not list wait for the next one.
 */
export const writeSuspectedDigest = async (
  settings: NotificationSettings,
  now = Date.now(),
): Promise<{ digests: number }> => {
  const { firestore } = settings;
  const waits = firestore.collection(collections.ledger).where('digest', '==', 'suspected');
  const progress = await firestore.collection(collections.control).doc('suspected').get();
  const last: unknown = progress.get('written_at');
  // A time far in the future comes from a wrong clock, so it does not delay the digest.
  if (last instanceof Timestamp && Math.abs(now - last.toMillis()) < suspectedLimits.pause)
    return { digests: 0 };
  // The networks take turns, and then the oldest request comes first.
  const due = waits.orderBy('turn').orderBy('created_at');
  const { docs } = await due.limit(suspectedLimits.named + suspectedLimits.lines).get();
  if (docs.length === 0) return { digests: 0 };

  const requests = firestore.collection(collections.requests);
  const found = await firestore.getAll(...docs.map(({ id }) => requests.doc(id)));
  let named = 0;
  const parts = docs.flatMap((entry, index) => {
    const told = found.slice(index, index + 1).flatMap(toldRequest);
    return told.map((request) => {
      const isNamed = named < suspectedLimits.named && entry.get('turn') <= suspectedLimits.ofOneNetwork;
      if (isNamed) named += 1;
      return { entry, ...suspectedPart(request, !isNamed) };
    });
  });
  const listed = fitting(parts);
  const all = await countOf(waits);
  const id = newDigestId();
  const ids = listed.map(({ entry }) => entry.id);
  const mail = newMail('digest', ids, suspectedMail(settings, listed, all - listed.length));
  const written = { written_at: Timestamp.fromMillis(now), expires_at: inDays(retention.controlDays, now) };
  const batch = firestore
    .batch()
    .create(firestore.collection(collections.mail).doc(id), { ...mail, suspected: true });
  if (progress.exists) batch.update(progress.ref, written, unchanged(progress));
  else batch.create(progress.ref, written);
  for (const { entry } of listed) batch.update(entry.ref, { digest: id }, unchanged(entry));
  if (!(await isCommitted(batch))) return { digests: 0 };
  log('digestWritten', { mailId: id, count: listed.length });
  return { digests: 1 };
};
