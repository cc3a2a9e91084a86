import { normalise } from '@helvardar/shared/normalise';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { Problem } from '../commands/command.ts';
import { fingerprintOf } from '../functions/src/consultation/fingerprint.ts';
import { contentClaim } from '../functions/src/consultation/ledger.ts';
import { readContent } from '../functions/src/consultation/storedRequest.ts';
import { collections } from '../shared/collections.ts';
import { asJson } from './format.ts';

const comparable = (address: unknown): string =>
  String(normalise({ email: address }).email ?? '').toLowerCase();

/** Whether a field is the address, or a list that contains it. */
const names = (value: unknown, address: string): boolean =>
  [value].flat().some((one) => comparable(one) === comparable(address));

/** The letters of a text in upper and in lower case, in all combinations. */
const cases = (text: string): string[] =>
  [...text].reduce<string[]>(
    (beginnings, letter) =>
      beginnings.flatMap((beginning) =>
        [...new Set([letter.toLowerCase(), letter.toUpperCase()])].map((one) => beginning + one),
      ),
    [''],
  );
/** Documents are queried by so many first letters of the address, and then compared, because queries are case-sensitive. */
const queriedLetters = 3;

const documentsNaming = async (
  address: string,
  collection: CollectionReference,
  fields: readonly string[],
): Promise<QueryDocumentSnapshot[]> => {
  if (!address.includes('@')) throw new Problem(`${address} is not an e-mail address.`);
  const wanted = comparable(address);
  const beginnings = cases(wanted.slice(0, queriedLetters));
  const spellings = [...new Set([address.trim(), wanted])];
  const queries = fields.flatMap((field) => [
    ...beginnings.map((start) => collection.where(field, '>=', start).where(field, '<', `${start}\uf8ff`)),
    collection.where(field, 'array-contains-any', spellings),
  ]);
  const found = (await Promise.all(queries.map((query) => query.get()))).flatMap(({ docs }) => docs);
  const different = new Map(found.map((document) => [document.id, document]));
  return [...different.values()].filter((document) =>
    fields.some((field) => names(document.get(field), address)),
  );
};

export const requestsOf = (firestore: Firestore, address: string): Promise<QueryDocumentSnapshot[]> =>
  documentsNaming(address, firestore.collection(collections.requests), ['email']);

/**
 * The e-mails about a person. E-mails to the team have the person's address as `replyTo`, other e-mails have it as
 * recipient. The team is the recipient of most e-mails. So for the team's own address, only the e-mails about requests
 * from that address are returned.
 */
const mailsOf = async (firestore: Firestore, address: string): Promise<DocumentSnapshot[]> => {
  const mails = firestore.collection(collections.mail);
  const named = await documentsNaming(address, mails, ['to', 'cc', 'bcc', 'replyTo']);
  const isTeam = named.some((mail) => mail.get('kind') === 'team' && names(mail.get('to'), address));
  return named.filter((mail) => {
    const kind: unknown = mail.get('kind');
    if (kind === 'team') return names(mail.get('replyTo'), address);
    return kind === 'visitor' ? names(mail.get('to'), address) : kind !== 'digest' && !isTeam;
  });
};

/** The documents that exist, each once. */
export const existing = async (
  firestore: Firestore,
  wanted: DocumentReference[],
): Promise<QueryDocumentSnapshot[]> => {
  const different = new Map(wanted.map((reference) => [reference.path, reference]));
  const found = different.size > 0 ? await firestore.getAll(...different.values()) : [];
  return found.filter((document): document is QueryDocumentSnapshot => document.exists);
};

/** The content claim (`contentClaim`) of a request. None if its content cannot be read, as after an erasure. */
export const contentClaimsOf = (firestore: Firestore, request: DocumentSnapshot): DocumentReference[] => {
  const content = readContent(request.data());
  return content ? [contentClaim(firestore, fingerprintOf(content))] : [];
};

/**
 * The ledger entries, content claims and e-mails of these requests. The e-mails include digests and lists, which may
 * also name other requests.
 */
export const documentsAbout = async (
  firestore: Firestore,
  requests: readonly DocumentSnapshot[],
): Promise<DocumentReference[]> => {
  const [mail, ledger] = [firestore.collection(collections.mail), firestore.collection(collections.ledger)];
  const found = await Promise.all(
    requests.map(({ id }) => mail.where('request_ids', 'array-contains', id).get()),
  );
  return [
    ...requests.map(({ id }) => ledger.doc(id)),
    ...found.flatMap(({ docs }) => docs.map(({ ref }) => ref)),
    ...requests.flatMap((request) => contentClaimsOf(firestore, request)),
  ];
};

/**
 * All documents about one person, except those that count requests for the daily limits. These contain a keyed hash
 * instead of the address, and expire after two days.
 */
export const personalDocuments = async (
  firestore: Firestore,
  address: string,
): Promise<DocumentSnapshot[]> => {
  const requests = await requestsOf(firestore, address);
  const mails = (await mailsOf(firestore, address)).map(({ ref }) => ref);
  return [
    ...requests,
    ...(await existing(firestore, [...(await documentsAbout(firestore, requests)), ...mails])),
  ];
};

/** The documents by path as JSON. E-mails about several people lack their text and request ids. */
export const personalCopy = (documents: readonly DocumentSnapshot[]): string => {
  const contents = documents.map((document) => {
    const { message, request_ids, ...rest } = document.data() ?? {};
    return [document.ref.path, /^(digest|list)$/.test(document.get('kind')) ? rest : document.data()];
  });
  return asJson(Object.fromEntries(contents));
};
