import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { Problem } from '../emulators/command.ts';
import { firstLook, type MailDocument } from '../functions/src/mail/mailDocument.ts';
import { collections } from '../shared/collections.ts';
import { databaseOf, operatorCommand, type Place, runOperation } from './database.ts';
import { asText } from './documents.ts';
import { reconcileOnce } from './reconciliation.ts';
import { mailsInWords } from './why.ts';

const list = async (firestore: Firestore): Promise<void> => {
  const mails = firestore.collection(collections.mail);
  const [waiting, failed, withheld] = await Promise.all([
    mails.orderBy('due_at').limit(500).get(),
    mails.where('delivery.state', '==', 'ERROR').limit(500).get(),
    firestore.collection(collections.ledger).where('digest', '==', 'due').limit(500).get(),
  ]);
  const over = failed.docs.filter((document) => !document.get('due_at') && !document.get('settled_at'));
  console.log(
    asText({
      'Not yet delivered': mailsInWords(waiting.docs),
      'Failed, and over': mailsInWords(over),
      'Requests withheld for the next digest': withheld.docs.map(({ id }) => id),
    }),
  );
};

const existing = async (document: DocumentReference): Promise<MailDocument> => {
  const found = await document.get();
  if (!found.exists) throw new Problem(`There is no ${document.path}.`);
  return found.data() as MailDocument;
};

const retry = async (document: DocumentReference, force = false): Promise<void> => {
  const { delivery } = await existing(document);
  if ((delivery?.state === 'SUCCESS' || delivery?.handedOver) && !force)
    throw new Problem(`${document.path} may have left: look into the server's log, or add --force.`);
  const again = { settled_at: FieldValue.delete(), due_at: new Date(Date.now() + firstLook) };
  await document.update({ 'delivery.state': 'RETRY', ...again });
  console.log(`Ordered ${document.path}`);
};

const settle = async (document: DocumentReference): Promise<void> => {
  await existing(document);
  await document.update({ due_at: FieldValue.delete(), settled_at: FieldValue.serverTimestamp() });
  console.log(`Settled ${document.path}`);
};

const mail = operatorCommand('mail', 'Tells which e-mails are overdue, withheld or failed, and why.');
const database = () => databaseOf(mail.opts<Place>());
const named = async (id: string) => (await database()).firestore.collection(collections.mail).doc(id);

mail.action(async () => list((await database()).firestore));
mail
  .command('retry <id>')
  .description('orders that e-mail once more')
  .option('--force', 'also one that may have arrived')
  .action(async (id: string, { force }: { force?: true }) => retry(await named(id), force));
mail
  .command('settle <id>')
  .description('takes that e-mail for done: it is neither sent nor named again')
  .action(async (id: string) => settle(await named(id)));
mail
  .command('reconcile')
  .description('does now what the scheduled function does every 15 minutes')
  .action(async () => console.log(asText(await reconcileOnce(await database()))));

await runOperation(mail);
