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

/** The state of a request's notification: a document of the collection `ledger`, with the id of the request. */
export interface LedgerEntry {
  /** The e-mails that were created for the request. */
  mails: RequestMailKind[];
  /** The id of an earlier request with the same content, whose e-mails also count for this request. */
  repeats?: string;
  /**
   * Set if the request has no e-mail of its own to the team. `due`: it waits for a digest. `suspected`: it waits for a
   * digest of suspected requests. `person`: it must be handled by hand. Any other value is the id of the digest that
   * names or counts the request.
   */
  digest?: string;
  /** The stored document holds no valid request. */
  unusable?: true;
}

/** The last request that was mailed with the same content. */
interface SameContent {
  requestId: string;
  since: Timestamp;
  /** The prefix of the ids of the e-mails about that last request. */
  mails: string;
}

/** The documents that are read before a request is mailed, with update times for conditional writes. */
export interface Records {
  request: DocumentSnapshot;
  entry: DocumentSnapshot;
  claim: DocumentSnapshot;
  sameContent: SameContent | undefined;
}

/** The document that names the last request that was mailed with a content. Its id begins with `words-`. */
export const contentClaim = (firestore: Firestore, fingerprint: string): DocumentReference =>
  firestore.collection(collections.claims).doc(`words-${fingerprint}`);

/**
 * Reads the records of a request; null if the request is erased or missing. `fingerprints` are those of
 * `fingerprintsOf`.
 */
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
    // Until February 2027 the ledger also has entries of the first release. Their ids are fingerprints, and the ids of
    // their e-mails begin with the fingerprint.
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
 * The id of the earlier request that a request repeats; undefined for a new request. A request repeats one with the
 * same content if that one was mailed within the last 48 hours, none of its e-mails failed, and at least one of them
 * still exists. If the first release mailed the request itself, the result is the id of this request.
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
  // An e-mail of the last 48 hours has not expired yet. If both are missing, a person or an erasure has deleted them.
  const standing = mails.filter(({ exists }) => exists);
  const isFailed = standing.some((mail) => mail.get('delivery.state') === 'ERROR');
  return standing.length === 0 || isFailed ? undefined : sameContent.requestId;
};

/**
 * Marks a request for handling by hand; the mark does not expire. `unusable` is logged once. `person` counts as overdue
 * in every run of reconciliation. Erased requests and requests with a ledger entry get no mark.
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
  // The batch fails if another call has marked the request, or an erasure or an answer has changed it. The next call
  // then reads the new state.
  if (!(await isCommitted(batch))) return markForPerson(reference, mark);
  if ('unusable' in mark) log('requestUnusable', { requestId });
};
