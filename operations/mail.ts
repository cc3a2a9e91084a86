import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { Problem } from '../commands/command.ts';
import { confirm, confirmed } from '../functions/src/consultation/confirm.ts';
import { isCommitted, unchanged } from '../functions/src/firestore.ts';
import type { MailDocument } from '../functions/src/mail/mailDocument.ts';
import { fieldsToCheckAgain, requeued, settledByHand } from '../functions/src/mail/send/deliveryStates.ts';
import { runInterval } from '../functions/src/mail/send/retries.ts';
import { mayHaveArrived } from '../functions/src/reconciliation/nextStep.ts';
import { collections } from '../shared/collections.ts';
import { databaseOf, operatorCommand, type Place, runOperation } from './database.ts';
import { asText } from './format.ts';
import { reconcileOnce, settingsOf } from './reconciliation.ts';
import { restoreFromBackup } from './restoreFromBackup.ts';
import { mailsInWords } from './why.ts';

/** The maximum number of documents per query. */
const most = 500;

const list = async (firestore: Firestore): Promise<void> => {
  const mails = firestore.collection(collections.mail);
  const ledger = firestore.collection(collections.ledger);
  const [waiting, failed, withheld, forPerson] = await Promise.all([
    mails.orderBy('due_at').limit(most).get(),
    mails.where('delivery.state', '==', 'ERROR').limit(most).get(),
    ledger.where('digest', '==', 'due').limit(most).get(),
    ledger.where('digest', '==', 'person').limit(most).get(),
  ]);
  const ended = failed.docs.filter((document) => !document.get('due_at') && !document.get('settled_at'));
  console.log(
    asText({
      'Not yet delivered': mailsInWords(waiting.docs),
      'Failed, and over': mailsInWords(ended),
      'Requests withheld for the next digest': withheld.docs.map(({ id }) => id),
      'Requests for a person': forPerson.docs.map(({ id }) => id),
      ...([waiting, failed, withheld, forPerson].some(({ size }) => size === most) && {
        'Not all': `of each kind at most ${most} are looked at; deal with these, and there are others`,
      }),
    }),
  );
};

const existing = async (document: DocumentReference): Promise<DocumentSnapshot> => {
  const found = await document.get();
  if (!found.exists) throw new Problem(`There is no ${document.path}.`);
  return found;
};

/** Throws a `Problem` if the document has changed since it was read. */
const change = async (document: DocumentSnapshot, changes: object): Promise<void> => {
  const { ref } = document;
  if (!(await isCommitted(ref.firestore.batch().update(ref, changes, unchanged(document)))))
    throw new Problem(`${ref.path} has changed meanwhile, so nothing was done: check it again.`);
};

/** Requeues an e-mail. Without `force`, throws a `Problem` if the e-mail may have arrived. */
export const retry = async (document: DocumentReference, force = false): Promise<void> => {
  const found = await existing(document);
  const mail = found.data() as MailDocument;
  if (mayHaveArrived(mail) && !force)
    throw new Problem(
      `${document.path} may have been sent (${mail.delivery?.state}): look into the server's log, or add --force.`,
    );
  const again = {
    settled_at: FieldValue.delete(),
    ...fieldsToCheckAgain(new Date(Date.now() + runInterval)),
  };
  // The new `startTime` restarts the time limit for retries. Otherwise `deliverMail` would give up an old e-mail at the
  // next failure.
  await change(found, { ...again, delivery: { ...requeued(mail.delivery), startTime: Timestamp.now() } });
};

/** Marks an e-mail as done. */
export const settle = async (document: DocumentReference): Promise<void> => {
  const found = await existing(document);
  const { delivery } = found.data() as MailDocument;
  await change(found, settledByHand(delivery));
};

const mail = operatorCommand('mail', 'Tells which e-mails are overdue, withheld or failed, and why.');
const database = () => databaseOf(mail.opts<Place>());
const named = async (id: string) => (await database()).firestore.collection(collections.mail).doc(id);

mail.action(async () => list((await database()).firestore));
mail
  .command('retry <id>')
  .description('requeues that e-mail')
  .option('--force', 'also one that may have arrived')
  .action(async (id: string, { force }: { force?: true }) => {
    await retry(await named(id), force);
    console.log(`Requeued mail/${id}`);
  });
mail
  .command('settle <id>')
  .description('marks that e-mail as done: it is neither sent nor listed again')
  .action(async (id: string) => {
    await settle(await named(id));
    console.log(`Settled mail/${id}`);
  });
mail
  .command('confirm <id>')
  .description('sends the confirmation of a suspected request, and takes its mark away')
  .action(async (id: string) => {
    const outcome = await confirm(await settingsOf(await database()), id);
    if (outcome === 'missing') throw new Problem(`There is no request ${id}: npm run why -- ${id}`);
    console.log(confirmed[outcome]);
  });
mail
  .command('reconcile')
  .description('does now what the scheduled function does every 15 minutes')
  .action(async () => console.log(asText(await reconcileOnce(await database()))));
mail
  .command('restore')
  .description(
    'copies what is missing from a backup, and puts what the team may not know of into the next digest',
  )
  .option('--backup <database>', 'where the backup stands', 'restored')
  .action(async ({ backup }: { backup: string }) => {
    const { firestore, app } = await database();
    const { getFirestore } = await import('firebase-admin/firestore');
    for (const id of await restoreFromBackup(firestore, getFirestore(app, backup)))
      console.log(`In the next digest: ${id}`);
  });

if (import.meta.main) await runOperation(mail);
