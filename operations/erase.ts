import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { Problem } from '../commands/command.ts';
import { isCommitted, unchanged } from '../functions/src/firestore.ts';
import type { MailDocument } from '../functions/src/mail/mailDocument.ts';
import { collections } from '../shared/collections.ts';
import { contentClaimsOf, documentsAbout, existing } from './personalDocuments.ts';

/**
 * Erases these documents, and newer documents about the same requests. A request's document keeps only its times, so
 * that no retry stores the request again. The e-mail address in this document is deleted last, because a second erasure
 * finds the documents of an interrupted one by this address.
 */
export const erase = async (firestore: Firestore, documents: readonly DocumentSnapshot[]): Promise<void> => {
  const requests = documents.filter(({ ref }) => ref.parent.id === collections.requests);
  const ledger = firestore.collection(collections.ledger);
  // These writes come first. After them, a function that has already read the documents can no longer create an e-mail,
  // because its write requires unchanged documents.
  for (const request of requests) {
    const at: unknown = request.get('created_at');
    const batch = firestore.batch().set(request.ref, {
      created_at: at instanceof Timestamp ? at : request.createTime,
      erased_at: FieldValue.serverTimestamp(),
      // The address is missing if another erasure has completed meanwhile.
      email: request.get('email') ?? null,
    });
    for (const reference of [ledger.doc(request.id), ...contentClaimsOf(firestore, request)])
      batch.delete(reference);
    await batch.commit();
  }
  const own = new Set(requests.map(({ id }) => id));
  const others = documents.filter((document) => !requests.includes(document)).map(({ ref }) => ref);
  const written = await documentsAbout(firestore, requests);
  for (const document of await existing(firestore, [...others, ...written]))
    if (/^(digest|list)$/.test(document.get('kind'))) await takeOut(firestore, document.ref, own);
    else await document.ref.delete();
  for (const { id } of requests) await putRepetitionsIntoDigest(firestore, id);
  for (const { ref } of requests) await ref.update({ email: FieldValue.delete() });
};

/**
 * Puts the requests with the same content as an erased request into the next digest. Otherwise no e-mail would tell of
 * them: they have no e-mails of their own, and the e-mails of the erased request are deleted.
 */
const putRepetitionsIntoDigest = async (firestore: Firestore, requestId: string): Promise<void> => {
  const repetitions = firestore.collection(collections.ledger).where('repeats', '==', requestId);
  for (const entry of (await repetitions.get()).docs) {
    const open_since = entry.get('created_at') ?? entry.createTime;
    const changes = { digest: 'due', turn: 1, open_since, repeats: FieldValue.delete() };
    // The update fails only if another erasure has deleted or updated the entry meanwhile, so nothing is left to do.
    await isCommitted(firestore.batch().update(entry.ref, changes, unchanged(entry)));
  }
};

/** The maximum number of attempts to change an e-mail. An attempt fails only if another process writes meanwhile. */
const rounds = 10;

/**
 * Deletes an e-mail about several requests. If it is not sent yet, the other requests of a digest go into the next one,
 * and reconciliation writes a list once more.
 */
const takeOut = async (firestore: Firestore, reference: DocumentReference, erased: ReadonlySet<string>) => {
  const ledger = firestore.collection(collections.ledger);
  for (let round = 0; round < rounds; round++) {
    const [found] = await existing(firestore, [reference]);
    if (!found) return;
    const mail = found.data() as MailDocument;
    const batch = firestore.batch().delete(reference, unchanged(found));
    const isOver = mail.delivery?.state === 'SUCCESS' || found.get('settled_at');
    if (mail.kind === 'list' && !isOver)
      batch.delete(firestore.collection(collections.control).doc(reference.id));
    const others = isOver ? [] : mail.request_ids.filter((id) => !erased.has(id)).map((id) => ledger.doc(id));
    const waiting = await existing(firestore, others);
    for (const entry of waiting.filter((other) => other.get('digest') === reference.id))
      batch.update(entry.ref, { digest: mail.kind === 'list' ? 'suspected' : 'due' }, unchanged(entry));
    if (await isCommitted(batch)) return;
  }
  throw new Problem(`${reference.path} has changed ${rounds} times meanwhile: run the erasure once more.`);
};
