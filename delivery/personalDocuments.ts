import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '../shared/collections.ts';

/**
 * All documents in which one person's e-mail address stands, in any spelling of upper and lower case, and the ledger
 * entries of that person's requests. What `claims` holds is hashed with a secret and gone after two days.
 */
export const personalDocuments = async (
  firestore: Firestore,
  address: string,
): Promise<DocumentSnapshot[]> => {
  const [requests, mails] = await Promise.all([
    documentsNaming(firestore, collections.requests, ['email'], address),
    documentsNaming(firestore, collections.mail, ['to', 'replyTo'], address),
  ]);
  const entries = await Promise.all(
    requests.map(({ id }) => firestore.collection(collections.ledger).where('request_id', '==', id).get()),
  );
  const found = [...requests, ...mails, ...entries.flatMap(({ docs }) => docs)];
  return Promise.all(found.map(({ ref }) => ref.get()));
};

/** Firestore compares letters exactly, so every document is read, but of it only these fields. */
const documentsNaming = async (
  firestore: Firestore,
  collection: string,
  fields: readonly string[],
  address: string,
): Promise<QueryDocumentSnapshot[]> => {
  const wanted = address.trim().toLowerCase();
  const found: QueryDocumentSnapshot[] = [];
  const all = firestore
    .collection(collection)
    .select(...fields)
    .stream() as AsyncIterable<QueryDocumentSnapshot>;
  for await (const document of all)
    if (fields.some((field) => String(document.get(field)).toLowerCase() === wanted)) found.push(document);
  return found;
};

/** What the person gets to read: the content by the document's path, times in ISO 8601. */
export const personalCopy = (documents: readonly DocumentSnapshot[]): string => {
  const contents = documents.map((document) => [document.ref.path, readable(document.data())]);
  return JSON.stringify(Object.fromEntries(contents), null, 2);
};

const readable = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(readable);
  if ('toDate' in value && typeof value.toDate === 'function') return value.toDate().toISOString();
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, readable(inner)]));
};
