import { collections } from '@helvardar/shared/collections';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Timestamp,
} from 'firebase-admin/firestore';
import { isAlreadyExists } from '../firestore.ts';
import { log } from '../logs.ts';
import { mailId, type RequestMailKind, requestMailKinds } from '../mail/mailDocument.ts';
import { inDays, requestIsNew, retention } from '../retention.ts';
import { isErased } from './storeRequest.ts';

/** What became of a request: a document of `ledger`, under the request's id. */
export interface LedgerEntry {
  /** The e-mails that were written for it. */
  mails: RequestMailKind[];
  /** The request with the same words, shortly before, whose e-mails stand for this one. */
  repeats?: string;
  /** The e-mail to the team is withheld: `due` for a digest, the id of the one that told; `person`: nobody knows whether. */
  digest?: string;
  /** The document holds no request. */
  unusable?: true;
}

/** The request for which these words were mailed last. */
interface Words {
  requestId: string;
  since: Timestamp;
  /** What the ids of its e-mails begin with. */
  mails: string;
}

/** What is known of a request before it is mailed, with the times that make writing conditional on no change. */
export interface Records {
  /** The stored request; undefined where it was erased or is gone. */
  document: DocumentSnapshot | undefined;
  entry: LedgerEntry | undefined;
  entryUpdated: Timestamp | undefined;
  words: Words | undefined;
  wordsUpdated: Timestamp | undefined;
}

export const wordsClaim = (firestore: Firestore, fingerprint: string): DocumentReference =>
  firestore.collection(collections.claims).doc(`words-${fingerprint}`);

export const readRecords = async (
  firestore: Firestore,
  requestId: string,
  fingerprint: string,
): Promise<Records> => {
  const ledger = firestore.collection(collections.ledger);
  // Until February 2027 the ledger also holds entries of the first release, under the fingerprint and with its e-mails' ids.
  const [document, entry, claim, former] = await firestore.getAll(
    firestore.collection(collections.requests).doc(requestId),
    ledger.doc(requestId),
    wordsClaim(firestore, fingerprint),
    ledger.doc(fingerprint),
  );
  const words = claim?.exists ? claim : former;
  return {
    document: document?.exists && !isErased(document.data()) ? document : undefined,
    entry: entry?.data() as LedgerEntry | undefined,
    entryUpdated: entry?.updateTime,
    words: words?.exists
      ? {
          requestId: words.get('request_id'),
          since: words.get('created_at'),
          mails: words === claim ? words.get('request_id') : fingerprint,
        }
      : undefined,
    wordsUpdated: claim?.updateTime,
  };
};

/**
 * The request that this one repeats: the same words, mailed well within 48 hours; also the request itself, where an
 * earlier release has mailed it. Later, or after a failure, the same words are a new request.
 */
export const repeatedRequest = async (
  firestore: Firestore,
  { words }: Records,
  requestId: string,
): Promise<string | undefined> => {
  if (!words) return undefined;
  if (words.requestId === requestId) return words.mails === requestId ? undefined : requestId;
  if (Date.now() - words.since.toMillis() > requestIsNew) return undefined;
  const mails = await firestore.getAll(
    ...requestMailKinds.map((kind) => firestore.collection(collections.mail).doc(mailId(words.mails, kind))),
  );
  return mails.some((mail) => mail.get('delivery.state') === 'ERROR') ? undefined : words.requestId;
};

/** Leaves a request to a person: an unusable document is logged once, a forgotten request is counted as overdue by each run. */
export const markForPerson = async (
  firestore: Firestore,
  requestId: string,
  mark: { unusable: true } | { digest: 'person' },
): Promise<void> => {
  const times = { created_at: FieldValue.serverTimestamp(), expires_at: inDays(retention.ledgerDays) };
  try {
    const entry = firestore.collection(collections.ledger).doc(requestId);
    await entry.create({ mails: [], ...mark, ...times });
    if ('unusable' in mark) log('requestUnusable', { requestId });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
};
