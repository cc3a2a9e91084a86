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
  /**
   * Set if the request has no e-mail to the team. `due`: waits for a digest. `suspected`: waits for a digest of suspected
   * requests. An id: that of the digest that names the request. `person`: must be handled by hand.
   */
  digest?: string;
  /** The document holds no valid request. */
  unusable?: true;
}

/** The last request that was mailed with the same content. */
interface SameContent {
  requestId: string;
  since: Timestamp;
  /** The prefix of the ids of that request's e-mails. */
  mails: string;
}

/** The documents that are read before a request is mailed, with update times for conditional writes. */
export interface Records {
  request: DocumentSnapshot;
  entry: DocumentSnapshot;
  claim: DocumentSnapshot;
  sameContent: SameContent | undefined;
}

/** The claim of a request's content. The ids of stored claims begin with `words-`. */
export const contentClaim = (firestore: Firestore, fingerprint: string): DocumentReference =>
  firestore.collection(collections.claims).doc(`words-${fingerprint}`);

/** Null if the request is erased or missing. `fingerprints` are those of `fingerprintsOf`. */
export const readRecords = async (
  firestore: Firestore,
  requestId: string,
  fingerprints: readonly string[],
): Promise<Records | null> => {
  const ledger = firestore.collection(collections.ledger);
  const [request, entry, ...others] = (await firestore.getAll(
    firestore.collection(collections.requests).doc(requestId),
    ledger.doc(requestId),
    ...fingerprints.map((fingerprint) => contentClaim(firestore, fingerprint)),
    // Until February 2027 the ledger also has entries of the first release. Their ids, and the beginnings of their e-mails'
    // ids, are fingerprints.
    ...fingerprints.map((fingerprint) => ledger.doc(fingerprint)),
  )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot, ...DocumentSnapshot[]];
  if (!request.exists || isErased(request.data())) return null;
  const found = others.find(({ exists }) => exists);
  const isClaim = found?.ref.parent.id === collections.claims;
  const mailed = found?.get('request_id');
  const sameContent = found && {
    requestId: mailed,
    since: found.get('created_at'),
    mails: isClaim ? mailed : found.id,
  };
  return { request, entry, claim: found && isClaim ? found : others[0], sameContent };
};

/**
 * The id of the earlier request that a request repeats: both have the same content, the earlier one was mailed within the
 * last 48 hours, none of its e-mails failed, and one still exists. Undefined for a new request. If the first release mailed
 * the request itself, the id of this request.
 */
export const repeatedRequest = async (
  firestore: Firestore,
  { sameContent }: Records,
  requestId: string,
): Promise<string | undefined> => {
  if (!sameContent) return undefined;
  if (sameContent.requestId === requestId) return sameContent.mails === requestId ? undefined : requestId;
  if (Date.now() - sameContent.since.toMillis() > newRequestPeriod) return undefined;
  const mails = await firestore.getAll(
    ...requestMailKinds.map((kind) =>
      firestore.collection(collections.mail).doc(mailId(sameContent.mails, kind)),
    ),
  );
  // No e-mail of the last 48 hours has expired yet. If none exists, they were deleted by hand or by an erasure.
  const standing = mails.filter(({ exists }) => exists);
  const isFailed = standing.some((mail) => mail.get('delivery.state') === 'ERROR');
  return standing.length === 0 || isFailed ? undefined : sameContent.requestId;
};

/**
 * Marks a request for handling by hand, without expiry. `unusable`: logged once. `person`: overdue in every run. An erased
 * request gets no mark.
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
