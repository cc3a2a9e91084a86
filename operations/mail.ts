import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { runCommand } from '../emulators/command.ts';
import { Problem } from '../emulators/problem.ts';
import { firstLook, type MailDocument } from '../functions/src/mail/contract.ts';
import { collections } from '../shared/collections.ts';
import { databaseOf, explained } from './database.ts';
import { placeHelp, readParameters } from './parameters.ts';
import { reconcileOnce } from './reconciliation.ts';
import { mailInWords } from './way.ts';

const help = `npm run mail [-- <what> …] tells which e-mails are overdue, withheld or failed, and why.

  retry <id>      orders that e-mail once more
  settle <id>     takes that e-mail for done: it is neither sent nor named again
  reconcile       does now what the scheduled function does every 15 minutes
${placeHelp}
  --force         retries also what may have arrived`;

/** `npm run mail`. */
const mail = async (parameters: string[]): Promise<number> => {
  const { values, positionals } = readParameters(
    parameters,
    { force: { type: 'boolean', default: false } },
    help,
  );
  const [what = 'list', id, ...more] = positionals;
  const database = await databaseOf(values);
  const { firestore } = database;
  if (what === 'list' && !id) return explained(list(firestore));
  if (what === 'reconcile' && !id) {
    const report = await explained(reconcileOnce(database));
    console.log(
      Object.entries(report)
        .map(([name, count]) => `${count} ${name}`)
        .join(', '),
    );
    return 0;
  }
  if ((what !== 'retry' && what !== 'settle') || !id || more.length > 0) throw new Problem(help);
  const document = firestore.collection(collections.mail).doc(id);
  await explained(what === 'retry' ? retry(document, values.force) : settle(document));
  console.log(`${what === 'retry' ? 'Ordered' : 'Settled'} ${document.path}`);
  return 0;
};

const list = async (firestore: Firestore): Promise<number> => {
  const mails = firestore.collection(collections.mail);
  const [waiting, failed, withheld] = await Promise.all([
    mails.orderBy('due_at').limit(500).get(),
    mails.where('delivery.state', '==', 'ERROR').limit(500).get(),
    firestore.collection(collections.ledger).where('digest', '==', 'due').limit(500).get(),
  ]);
  const over = failed.docs.filter((document) => !document.get('due_at') && !document.get('settled_at'));
  const print = (title: string, blocks: string[][]) => {
    console.log(`\n${title}: ${blocks.length === 0 ? 'none' : blocks.length}`);
    for (const block of blocks) console.log(block.map((line) => `  ${line}`).join('\n'));
  };
  print(
    'Not yet delivered',
    waiting.docs.map((document) => mailInWords(document)),
  );
  print(
    'Failed, and over',
    over.map((document) => mailInWords(document)),
  );
  print(
    'Withheld, for the next digest',
    withheld.docs.map(({ id }) => [`request ${id}`]),
  );
  return 0;
};

const retry = async (document: DocumentReference, force: boolean): Promise<void> => {
  const found = (await document.get()).data() as MailDocument | undefined;
  if (!found) throw new Problem(`There is no ${document.path}.`);
  const { delivery } = found;
  if ((delivery?.state === 'SUCCESS' || delivery?.handedOver) && !force)
    throw new Problem(
      `${document.path} has left or may have: look into the mail server's log. To send it all the same, add --force.`,
    );
  await document.update({
    'delivery.state': 'RETRY',
    settled_at: FieldValue.delete(),
    due_at: new Date(Date.now() + firstLook),
  });
};

const settle = async (document: DocumentReference): Promise<void> => {
  if (!(await document.get()).exists) throw new Problem(`There is no ${document.path}.`);
  await document.update({ due_at: FieldValue.delete(), settled_at: FieldValue.serverTimestamp() });
};

await runCommand(() => mail(process.argv.slice(2)), { codeWhenInterrupted: 130 });
