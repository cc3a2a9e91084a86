import { randomBytes } from 'node:crypto';
import { collections } from '@helvardar/shared/collections';
import { readStoredRequest } from '@helvardar/shared/readStoredRequest';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { isOutdated } from '../firestore.ts';
import { log } from '../logs.ts';
import { digestMail, type ToldRequest } from '../mail/digestMail.ts';
import { newMail } from '../mail/mailDocument.ts';

/** Requests in one digest, whose document may have a mebibyte, and digests in one run. */
export const digestLimits = { requests: 100, digests: 5 } as const;

interface Settings {
  firestore: Firestore;
  mailFrom: string;
  teamAddress: string;
}

/** Tells the team of the requests whose own e-mails were withheld, many in one e-mail. */
export const writeDigests = async (settings: Settings): Promise<{ digests: number }> => {
  const { firestore } = settings;
  // By time: whoever makes up ids that come first in their order could else keep the others waiting.
  const due = firestore.collection(collections.ledger).where('digest', '==', 'due').orderBy('created_at');
  let digests = 0;
  while (digests < digestLimits.digests) {
    const { docs } = await due.limit(digestLimits.requests).get();
    if (docs.length === 0) break;
    // Another call has told of one of them meanwhile: the next run finds the others.
    if (!(await writeDigest(settings, docs, due))) break;
    digests += 1;
  }
  return { digests };
};

/** One e-mail and the entries of all its requests in one atomic batch; false when an entry has changed meanwhile. */
const writeDigest = async (
  { firestore, ...addresses }: Settings,
  entries: DocumentSnapshot[],
  due: Query,
): Promise<boolean> => {
  const stored = firestore.collection(collections.requests);
  const requests = await firestore.getAll(...entries.map(({ id }) => stored.doc(id)));
  const told = requests
    .flatMap((document) => toldRequest(document))
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const id = `digest-${randomBytes(10).toString('hex')}`;
  const batch = firestore.batch();
  for (const { ref, updateTime } of entries)
    batch.update(ref, { digest: id }, updateTime ? { lastUpdateTime: updateTime } : { exists: true });
  if (told.length > 0) {
    const waiting = (await due.count().get()).data().count - entries.length;
    const content = digestMail(addresses, told, Math.max(0, waiting));
    const ids = told.map(({ requestId }) => requestId);
    batch.create(firestore.collection(collections.mail).doc(id), newMail('digest', ids, content));
  }
  try {
    await batch.commit();
  } catch (error) {
    if (isOutdated(error)) return false;
    throw error;
  }
  log('digestWritten', { mailId: id, count: told.length });
  return true;
};

/** An erased request, and what holds none, is told of nowhere. */
const toldRequest = (document: DocumentSnapshot): ToldRequest[] => {
  const request = readStoredRequest(document.data());
  return request ? [{ requestId: document.id, createdAt: document.get('created_at').toDate(), request }] : [];
};
