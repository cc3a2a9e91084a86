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

/**
 * A document of the collection `ledger`. It has the id of a request, and records which e-mails were created for the
 * request.
 */
export interface LedgerEntry {
  /** The e-mails that were created for the request. */
  mails: RequestMailKind[];
  /** The id of an earlier request with the same content, whose e-mails also count for this request. */
  repeats?: string;
  /**
   * Set if the request has no e-mail of its own to the team. `due`: it waits for a digest, an e-mail about several
   * requests. `suspected`: it may be spam, and waits for a digest of such requests. `person`: it must be handled by
   * hand. Any other value is the id of the digest that names or counts the request.
   */
  digest?: string;
  /** The stored document holds no valid request. */
  unusable?: true;
}

/** Of the requests with the same content, the last one for which e-mails were created. */
interface SameContent {
  requestId: string;
  since: Timestamp;
  /** The ids of the e-mails about that request begin with this text. */
  mails: string;
}

/** What is read before e-mails are created. The documents have update times for conditional writes. */
export interface Records {
  request: DocumentSnapshot;
  entry: DocumentSnapshot;
  claim: DocumentSnapshot;
  sameContent: SameContent | undefined;
}

/** Of the requests with the same content, this document names the last one for which e-mails were created. */
export const contentClaim = (firestore: Firestore, fingerprint: string): DocumentReference =>
  firestore.collection(collections.claims).doc(`words-${fingerprint}`);

/**
 * Reads the records of a request; null if the request is erased or missing. `fingerprintsOf` computes `fingerprints`.
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
 * The id of an earlier request with the same content, whose e-mails also count for this request; undefined if there is
 * none. The e-mails count if they were created within the last 48 hours, none of them failed, and at least one still
 * exists. If the first release created e-mails for this request itself, the result is `requestId`.
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
  // E-mails are kept for 30 days. If both are missing, they were deleted by hand or with the data of an erased request.
  const standing = mails.filter(({ exists }) => exists);
  const isFailed = standing.some((mail) => mail.get('delivery.state') === 'ERROR');
  return standing.length === 0 || isFailed ? undefined : sameContent.requestId;
};

/**
 * Creates a ledger entry for a request that a person must handle. This entry does not expire. `unusable`: the document
 * holds no valid request, which is logged once. `person`: every run of the scheduled job `reconcile` counts the request
 * as overdue. Does nothing if the request is erased or already has a ledger entry.
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
  // The batch fails if the request has changed meanwhile, or has got a ledger entry. The next call then reads the new
  // state.
  if (!(await isCommitted(batch))) return markForPerson(reference, mark);
  if ('unusable' in mark) log('requestUnusable', { requestId });
};
