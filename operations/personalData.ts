import { normalise } from '@helvardar/shared/normalise';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { Problem } from '../commands/command.ts';
import { fingerprintOf } from '../functions/src/consultation/fingerprint.ts';
import { wordsClaim } from '../functions/src/consultation/ledger.ts';
import { isCommitted, unchanged } from '../functions/src/firestore.ts';
import type { MailDocument } from '../functions/src/mail/mailDocument.ts';
import { collections } from '../shared/collections.ts';
import { readStoredRequest } from '../shared/readStoredRequest.ts';
import { databaseOf, operatorCommand, type Place, runOperation } from './database.ts';
import { asJson } from './documents.ts';

/** `npm run personal-data`: answers a person's request for access or deletion. */
const personalData = operatorCommand(
  '--silent personal-data',
  "Answers a person's request for access or deletion.",
);

/** Finds everything that is stored about the person, and prints what this command does not cover. */
const foundFor = async (address: string) => {
  const { firestore } = await databaseOf(personalData.opts<Place>());
  const documents = await personalDocuments(firestore, address);
  console.error(`${documents.length} documents. Not reached: backups, logs, mailboxes (docs/operations.md).`);
  return { firestore, documents };
};

personalData
  .command('export <address>')
  .description('prints everything that is stored about the person, as JSON')
  .action(async (address: string) => console.log(personalCopy((await foundFor(address)).documents)));
personalData
  .command('delete <address>')
  .description('erases it, and prints the path of each document')
  .action(async (address: string) => {
    const { firestore, documents } = await foundFor(address);
    await erase(firestore, documents);
    for (const { ref } of documents) console.log(`Erased ${ref.path}`);
  });

/** Converts an address for comparison: it is normalised like a stored address, and in lower case. */
const comparable = (address: unknown): string =>
  String(normalise({ email: address }).email ?? '').toLowerCase();

/** Whether a value contains an address. A document made by hand may have several, in a list or in one text. */
const names = (value: unknown, address: string): boolean => {
  const wanted = comparable(address);
  return String(value)
    .split(/[\s,;<>]+/)
    .some((one) => comparable(one) === wanted);
};

/** The documents that contain an address. Firestore compares case-sensitively, so every document is read. */
const documentsNaming = async (
  address: string,
  firestore: Firestore,
  collection: string,
  ...fields: string[]
): Promise<QueryDocumentSnapshot[]> => {
  if (!address.includes('@')) throw new Problem(`${address} is not an e-mail address.`);
  const documents = firestore.collection(collection).select(...fields);
  const found: QueryDocumentSnapshot[] = [];
  for await (const document of documents.stream() as AsyncIterable<QueryDocumentSnapshot>)
    if (fields.some((field) => names(document.get(field), address))) found.push(document);
  return found;
};

/** The requests of one e-mail address. */
export const requestsOf = (firestore: Firestore, address: string): Promise<QueryDocumentSnapshot[]> =>
  documentsNaming(address, firestore, collections.requests, 'email');

/**
 * The e-mails about a person. E-mails to the team have the person's address as reply address; confirmations and e-mails
 * made by hand have it as recipient. If the address is the team's own, e-mails to the team are left out.
 */
const mailsOf = async (firestore: Firestore, address: string): Promise<DocumentSnapshot[]> => {
  const fields = ['to', 'cc', 'bcc', 'replyTo', 'kind'];
  const named = await documentsNaming(address, firestore, collections.mail, ...fields);
  const isTeam = named.some((mail) => mail.get('kind') === 'team' && names(mail.get('to'), address));
  return named.filter((mail) => {
    const kind: unknown = mail.get('kind');
    if (kind === 'team') return names(mail.get('replyTo'), address);
    return kind === 'visitor' ? names(mail.get('to'), address) : kind !== 'digest' && !isTeam;
  });
};

const existing = async (
  firestore: Firestore,
  wanted: DocumentReference[],
): Promise<QueryDocumentSnapshot[]> => {
  const different = new Map(wanted.map((reference) => [reference.path, reference]));
  const found = different.size > 0 ? await firestore.getAll(...different.values()) : [];
  return found.filter((document): document is QueryDocumentSnapshot => document.exists);
};

/** The content claim of a request. An erased request has none. */
const wordsOf = (firestore: Firestore, request: DocumentSnapshot): DocumentReference[] => {
  const content = readStoredRequest(request.data());
  return content ? [wordsClaim(firestore, fingerprintOf(content))] : [];
};

/**
 * The documents about requests: ledger entries, content claims and e-mails, even those that name other requests too.
 */
const documentsAbout = async (
  firestore: Firestore,
  requests: readonly DocumentSnapshot[],
): Promise<DocumentReference[]> => {
  const [mail, ledger] = [firestore.collection(collections.mail), firestore.collection(collections.ledger)];
  const found = requests.flatMap(({ id }) => [
    mail.where('request_ids', 'array-contains', id).get(),
    // Ledger entries of the first release have other ids.
    ledger.where('request_id', '==', id).get(),
  ]);
  const words = requests.flatMap((request) => wordsOf(firestore, request));
  const entries = requests.map(({ id }) => ledger.doc(id));
  return [
    ...entries,
    ...(await Promise.all(found)).flatMap(({ docs }) => docs.map(({ ref }) => ref)),
    ...words,
  ];
};

/**
 * All documents about one person: requests, their ledger entries, content claims and e-mails. Claims that limit abuse
 * are left out: they contain keyed hashes and expire after two days.
 */
export const personalDocuments = async (
  firestore: Firestore,
  address: string,
): Promise<DocumentSnapshot[]> => {
  const found = await requestsOf(firestore, address);
  const requests = await existing(
    firestore,
    found.map(({ ref }) => ref),
  );
  const mails = (await mailsOf(firestore, address)).map(({ ref }) => ref);
  return [
    ...requests,
    ...(await existing(firestore, [...(await documentsAbout(firestore, requests)), ...mails])),
  ];
};

/**
 * Erases the documents, and the ones written about the same requests meanwhile. The times of a request stay, so that no
 * retry by a browser or the platform stores it again. The address of a request stays until the last write, so that a
 * second erasure can complete an interrupted one.
 */
export const erase = async (firestore: Firestore, documents: readonly DocumentSnapshot[]): Promise<void> => {
  const requests = documents.filter(({ ref }) => ref.parent.id === collections.requests);
  const ledger = firestore.collection(collections.ledger);
  // First the requests are emptied, and their ledger entries and claims deleted. A function that read them before can
  // then no longer create an e-mail from them: its write fails, because these documents have changed.
  for (const request of requests) {
    const at: unknown = request.get('created_at');
    const batch = firestore.batch().set(request.ref, {
      created_at: at instanceof Timestamp ? at : request.createTime,
      erased_at: FieldValue.serverTimestamp(),
      // The address is missing if another erasure has completed meanwhile.
      email: request.get('email') ?? null,
    });
    for (const reference of [ledger.doc(request.id), ...wordsOf(firestore, request)]) batch.delete(reference);
    await batch.commit();
  }
  const own = new Set(requests.map(({ id }) => id));
  const others = documents.filter((document) => !requests.includes(document)).map(({ ref }) => ref);
  const written = await documentsAbout(firestore, requests);
  for (const document of await existing(firestore, [...others, ...written]))
    if (/^(digest|reminder)$/.test(document.get('kind'))) await takeOut(firestore, document.ref, own);
    else await document.ref.delete();
  for (const { id } of requests) await putRepetitionsIntoDigest(firestore, id);
  for (const { ref } of requests) await ref.update({ email: FieldValue.delete() });
};

/** Puts requests that repeat the erased one into the next digest, because the erasure deletes their common e-mails. */
const putRepetitionsIntoDigest = async (firestore: Firestore, requestId: string): Promise<void> => {
  const repetitions = firestore.collection(collections.ledger).where('repeats', '==', requestId);
  for (const entry of (await repetitions.get()).docs) {
    const changes = { digest: 'due', repeats: FieldValue.delete() };
    // An entry that has changed meanwhile is being erased too.
    await isCommitted(firestore.batch().update(entry.ref, changes, unchanged(entry)));
  }
};

/** The number of attempts. One fails only when a delivery, reconciliation or another erasure has written meanwhile. */
const rounds = 10;

/**
 * Removes requests from an e-mail about several requests. A reminder loses their lines. A digest is deleted; if it was
 * not delivered yet, its other requests go into the next digest.
 */
const takeOut = async (firestore: Firestore, reference: DocumentReference, erased: ReadonlySet<string>) => {
  const ledger = firestore.collection(collections.ledger);
  for (let round = 0; round < rounds; round++) {
    const [found] = await existing(firestore, [reference]);
    if (!found) return;
    const mail = found.data() as MailDocument;
    const batch = firestore.batch();
    if (mail.kind === 'reminder') batch.update(reference, without(erased, mail), unchanged(found));
    else {
      batch.delete(reference, unchanged(found));
      const isOver = mail.delivery?.state === 'SUCCESS' || found.get('settled_at');
      const others = isOver
        ? []
        : mail.request_ids.filter((id) => !erased.has(id)).map((id) => ledger.doc(id));
      const waiting = await existing(firestore, others);
      for (const entry of waiting.filter((other) => other.get('digest') === reference.id))
        batch.update(entry.ref, { digest: 'due' }, unchanged(entry));
    }
    if (await isCommitted(batch)) return;
  }
  throw new Problem(`${reference.path} has changed ${rounds} times meanwhile: run the erasure once more.`);
};

/** The changes that remove the lines of these requests from a reminder. */
const without = (erased: ReadonlySet<string>, { request_ids, message }: MailDocument) => {
  const isOther = (line: string) => ![...erased].some((id) => line.includes(id));
  const rest = (text: string) => text.split('\n').filter(isOther).join('\n');
  return {
    request_ids: request_ids.filter(isOther),
    message: { ...message, text: rest(message.text), html: rest(message.html) },
  };
};

/** The copy for the person: the documents by path as JSON, without the text of e-mails about several people. */
export const personalCopy = (documents: readonly DocumentSnapshot[]): string => {
  const contents = documents.map((document) => {
    const { message, request_ids, ...rest } = document.data() ?? {};
    return [document.ref.path, /^(digest|reminder)$/.test(document.get('kind')) ? rest : document.data()];
  });
  return asJson(Object.fromEntries(contents));
};

if (import.meta.main) await runOperation(personalData);
