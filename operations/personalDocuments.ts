import { normalise } from '@helvardar/shared/normalise';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { LedgerEntry } from '../functions/src/consultation/ledger.ts';
import type { MailDocument } from '../functions/src/mail/contract.ts';
import { collections } from '../shared/collections.ts';

/** The form in which addresses are compared: as they are stored, an international domain in ASCII, in lower case. */
const comparable = (address: unknown): string =>
  String(normalise({ email: address }).email ?? '').toLowerCase();

/** The requests of one person's e-mail address. Firestore compares letters exactly, so every document is read for it. */
export const requestsOf = (firestore: Firestore, address: string): Promise<QueryDocumentSnapshot[]> =>
  documentsNaming(firestore, collections.requests, ['email'], address);

/**
 * All documents that hold something about one person: requests, e-mails (also a digest that tells of several people's
 * requests), ledger entries and the claims of the words. The other claims are keyed hashes, gone after two days.
 */
export const personalDocuments = async (
  firestore: Firestore,
  address: string,
): Promise<DocumentSnapshot[]> => {
  const requests = await requestsOf(firestore, address);
  const named = await documentsNaming(firestore, collections.mail, ['to', 'replyTo'], address);
  const mails = firestore.collection(collections.mail);
  const told = await Promise.all(
    requests.map(({ id }) => mails.where('request_ids', 'array-contains', id).get()),
  );
  const ledger = await all(
    firestore,
    collections.ledger,
    requests.map(({ id }) => id),
  );
  const formerLedger = await Promise.all(
    requests.map(({ id }) => firestore.collection(collections.ledger).where('request_id', '==', id).get()),
  );
  const words = await all(
    firestore,
    collections.claims,
    ledger.flatMap((entry) => (entry.get('fingerprint') ? [`words-${entry.get('fingerprint')}`] : [])),
  );
  const found = [
    ...requests,
    ...named,
    ...told.flatMap(({ docs }) => docs),
    ...ledger,
    ...formerLedger.flatMap(({ docs }) => docs),
    ...words,
  ];
  const references = new Map(found.map(({ ref }) => [ref.path, ref]));
  return Promise.all([...references.values()].map((reference) => reference.get()));
};

const all = async (firestore: Firestore, collection: string, ids: string[]): Promise<DocumentSnapshot[]> => {
  if (ids.length === 0) return [];
  const documents = await firestore.getAll(...ids.map((id) => firestore.collection(collection).doc(id)));
  return documents.filter(({ exists }) => exists);
};

const documentsNaming = async (
  firestore: Firestore,
  collection: string,
  fields: readonly string[],
  address: string,
): Promise<QueryDocumentSnapshot[]> => {
  const wanted = comparable(address);
  const found: QueryDocumentSnapshot[] = [];
  const stream = firestore
    .collection(collection)
    .select(...fields)
    .stream() as AsyncIterable<QueryDocumentSnapshot>;
  for await (const document of stream)
    if (fields.some((field) => comparable(document.get(field)) === wanted)) found.push(document);
  return found;
};

/**
 * Erases what was found: of a request its times stay, so that no retry of it, from a browser or the platform, brings it
 * back. A digest goes as a whole; requests of others that it has not told of yet come in the next one.
 */
export const erase = async (firestore: Firestore, documents: readonly DocumentSnapshot[]): Promise<void> => {
  const own = new Set(
    documents.filter(({ ref }) => ref.parent.id === collections.requests).map(({ id }) => id),
  );
  for (const document of documents) {
    const { ref } = document;
    if (ref.parent.id === collections.requests)
      await ref.set({ created_at: document.get('created_at'), erased_at: FieldValue.serverTimestamp() });
    else {
      if (document.get('kind') === 'digest') await tellOthersAgain(firestore, document, own);
      await ref.delete();
    }
  }
};

const tellOthersAgain = async (
  firestore: Firestore,
  digest: DocumentSnapshot,
  erased: ReadonlySet<string>,
): Promise<void> => {
  const { delivery, request_ids: told } = digest.data() as MailDocument;
  if (delivery?.state === 'SUCCESS') return;
  const others = told.filter((id) => !erased.has(id));
  for (const entry of await all(firestore, collections.ledger, others))
    if ((entry.data() as LedgerEntry).digest === digest.id) await entry.ref.update({ digest: 'due' });
};

/** What the person gets to read: the content by the document's path, times in ISO 8601. */
export const personalCopy = (documents: readonly DocumentSnapshot[]): string => {
  const contents = documents.map((document) => [document.ref.path, readable(document)]);
  return JSON.stringify(Object.fromEntries(contents), null, 2);
};

/** A digest holds other people's requests: of it the person gets the times alone. */
const readable = (document: DocumentSnapshot): unknown => {
  const { message, request_ids, ...rest } = document.data() ?? {};
  return plain(document.get('kind') === 'digest' ? rest : document.data());
};

const plain = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  if ('toDate' in value && typeof value.toDate === 'function') return value.toDate().toISOString();
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
};
