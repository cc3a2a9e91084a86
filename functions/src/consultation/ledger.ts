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
import { inDays, newRequestPeriod, retention } from '../retention.ts';
import { isErased } from './storedRequest.ts';

/** The document `ledger/<request id>`. It records the e-mails of the request. */
export interface LedgerEntry {
  mails: RequestMailKind[];
  /**
   * The id of an earlier request with the same content. The e-mails of the earlier request also count for this request,
   * so this request gets none.
   */
  repeats?: string;
  /**
   * Set if the request has no e-mail of its own to the team. `due`: it waits for a digest, an e-mail about several
   * requests. `suspected`: it waits for a list. `person`: it needs a person. Any other value is the id of the digest or
   * list that has told the team.
   */
  digest?: string;
  /**
   * The place in digests and lists; lower ones come first. 0: the request has an e-mail of its own, or waits for a
   * person. Otherwise the number of the request among those of its network on that day. If the network is unknown, 1
   * beyond the limit of the day, and `lastTurn` beyond the limit of a source. Also 1 if a person put it into a digest.
   */
  turn?: number;
  /** The time from which the promised hours for an answer count. Absent once the request is answered, and of repetitions. */
  open_since?: Timestamp;
  /** The stored document holds no valid request. */
  unusable?: true;
}

/**
 * What is read before e-mails are created. The update times of these documents are preconditions of the batch that
 * creates the e-mails.
 */
export interface Records {
  request: DocumentSnapshot;
  entry: DocumentSnapshot;
  /** The `contentClaim`. */
  claim: DocumentSnapshot;
}

/** Whether no e-mail has told the team of the request yet. */
export const isUntold = (entry: DocumentSnapshot): boolean =>
  ['due', 'suspected'].includes(entry.get('digest'));

/** The document in `claims` for this content. It names the last request that has this content and its own e-mails. */
export const contentClaim = (firestore: Firestore, fingerprint: string): DocumentReference =>
  firestore.collection(collections.claims).doc(`words-${fingerprint}`);

/** Null if the request is erased or missing. */
export const readRecords = async (
  firestore: Firestore,
  requestId: string,
  fingerprint: string,
): Promise<Records | null> => {
  const [request, entry, claim] = (await firestore.getAll(
    firestore.collection(collections.requests).doc(requestId),
    firestore.collection(collections.ledger).doc(requestId),
    contentClaim(firestore, fingerprint),
  )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
  return request.exists && !isErased(request.data()) ? { request, entry, claim } : null;
};

/**
 * The id of an earlier request with the same content, if its e-mails also count for this request. They count if they
 * are at most 48 hours old, none failed, and one still exists.
 */
export const repeatedRequest = async (
  firestore: Firestore,
  { claim }: Records,
  requestId: string,
): Promise<string | undefined> => {
  const mailed: string | undefined = claim.get('request_id');
  if (!mailed || mailed === requestId) return undefined;
  const since: Timestamp = claim.get('created_at');
  if (Date.now() - since.toMillis() > newRequestPeriod) return undefined;
  const mails = await firestore.getAll(
    ...requestMailKinds.map((kind) => firestore.collection(collections.mail).doc(mailId(mailed, kind))),
  );
  // E-mails are kept for 30 days. If none exists after at most 48 hours, somebody or an erasure has deleted them, so
  // they do not count for this request.
  const standing = mails.filter(({ exists }) => exists);
  const isFailed = standing.some((mail) => mail.get('delivery.state') === 'ERROR');
  return standing.length === 0 || isFailed ? undefined : mailed;
};

/**
 * Creates a ledger entry for a request that needs a person. `unusable`: the document holds no valid
 * request; one log line says so. `person`: the list names the request, and an alarm of the day counts it. Does nothing if the
 * request is erased or has an entry.
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
  const created_at = FieldValue.serverTimestamp();
  const waits = 'digest' in mark && { turn: 0, open_since: created_at };
  batch.create(entry, {
    mails: [],
    ...mark,
    ...waits,
    created_at,
    expires_at: inDays(retention.personDays),
  });
  // If the request or its entry has changed, the next call reads the new state.
  if (!(await isCommitted(batch))) return markForPerson(reference, mark);
  if ('unusable' in mark) log('requestUnusable', { requestId });
};
