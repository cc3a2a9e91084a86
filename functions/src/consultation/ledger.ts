import { collections } from '@helvardar/shared/collections';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Timestamp,
} from 'firebase-admin/firestore';
import { dependOn, isCommitted } from '../firestore.ts';
import { log } from '../logs.ts';
import { mailId, type RequestMailKind, requestMailKinds } from '../mail/mailDocument.ts';
import { newRequestPeriod } from '../retention.ts';
import { isErased } from './storeRequest.ts';

/** The state of a request's notification: a document of `ledger` under the request's id. */
export interface LedgerEntry {
  /** The e-mails that were created for the request. */
  mails: RequestMailKind[];
  /** The id of an earlier request with the same content, whose e-mails serve for this one. */
  repeats?: string;
  /** The team's e-mail is withheld: `due` for a digest, the id of the digest that has it, or `person` to handle by hand. */
  digest?: string;
  /** The document holds no valid request. */
  unusable?: true;
}

/** The last request that was mailed with the same content. */
interface Words {
  requestId: string;
  since: Timestamp;
  /** The prefix of the ids of that request's e-mails. */
  mails: string;
}

/** The documents that are read about a request before it is mailed. Their update times are conditions of the write. */
export interface Records {
  request: DocumentSnapshot;
  entry: DocumentSnapshot;
  claim: DocumentSnapshot;
  words: Words | undefined;
}

export const wordsClaim = (firestore: Firestore, fingerprint: string): DocumentReference =>
  firestore.collection(collections.claims).doc(`words-${fingerprint}`);

/** Null if the request is erased or missing. */
export const readRecords = async (
  firestore: Firestore,
  requestId: string,
  fingerprint: string,
): Promise<Records | null> => {
  const ledger = firestore.collection(collections.ledger);
  // Until February 2027 the ledger also has entries of the first release. The fingerprint is their id and the prefix of
  // the ids of their e-mails.
  const [request, entry, claim, former] = (await firestore.getAll(
    firestore.collection(collections.requests).doc(requestId),
    ledger.doc(requestId),
    wordsClaim(firestore, fingerprint),
    ledger.doc(fingerprint),
  )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
  if (!request.exists || isErased(request.data())) return null;
  const found = claim.exists ? claim : former;
  const [mailed, since] = [found.get('request_id'), found.get('created_at')];
  const words = { requestId: mailed, since, mails: claim.exists ? mailed : fingerprint };
  return { request, entry, claim, words: found.exists ? words : undefined };
};

/**
 * The id of the request that this one repeats: same content, mailed within 48 hours, without a failure and with an e-mail
 * that still exists. Its own id if the first release mailed it. Undefined if the request is new.
 */
export const repeatedRequest = async (
  firestore: Firestore,
  { words }: Records,
  requestId: string,
): Promise<string | undefined> => {
  if (!words) return undefined;
  if (words.requestId === requestId) return words.mails === requestId ? undefined : requestId;
  if (Date.now() - words.since.toMillis() > newRequestPeriod) return undefined;
  const mails = await firestore.getAll(
    ...requestMailKinds.map((kind) => firestore.collection(collections.mail).doc(mailId(words.mails, kind))),
  );
  // E-mails are kept for longer. Without any, they were deleted by hand or by an erasure.
  const standing = mails.filter(({ exists }) => exists);
  const isFailed = standing.some((mail) => mail.get('delivery.state') === 'ERROR');
  return standing.length === 0 || isFailed ? undefined : words.requestId;
};

/**
 * Leaves a request without an entry to a person, unless it is erased: an unusable one is logged once, one marked `person` is
 * overdue in every run. The entry never expires.
 */
export const markForPerson = async (
  reference: DocumentReference,
  mark: { unusable: true } | { digest: 'person' },
): Promise<void> => {
  const { firestore, id: requestId } = reference;
  const entry = firestore.collection(collections.ledger).doc(requestId);
  const request = await reference.get();
  if (!request.exists || isErased(request.data()) || (await entry.get()).exists) return;
  const batch = dependOn(firestore.batch(), request);
  batch.create(entry, { mails: [], ...mark, created_at: FieldValue.serverTimestamp() });
  // If another call has marked the request, or an erasure or an answer has changed it, the next round sees that.
  if (!(await isCommitted(batch))) return markForPerson(reference, mark);
  if ('unusable' in mark) log('requestUnusable', { requestId });
};
