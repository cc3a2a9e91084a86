import { runCommand } from '../emulators/command.ts';
import { Problem } from '../emulators/problem.ts';
import { databaseOf, explained } from './database.ts';
import { placeHelp, readParameters } from './parameters.ts';
import { erase, personalCopy, personalDocuments } from './personalDocuments.ts';

const help = `npm run --silent personal-data -- <export|delete> <e-mail address>

  export  prints everything that is stored about the person, as JSON
  delete  erases it, and prints the path of each document
${placeHelp}`;

/** What this command cannot reach (docs/operations.md says how long each keeps it). */
const elsewhere =
  'Not reached from here: backups (7 days), logs, the mailbox of the team and the log of the mail provider.';

/** `npm run personal-data`: answers a person's request for access or deletion. */
const personalData = async (parameters: string[]): Promise<number> => {
  const { values, positionals } = readParameters(parameters, {}, help);
  const [action, address, ...more] = positionals;
  if ((action !== 'export' && action !== 'delete') || !address?.includes('@') || more.length > 0)
    throw new Problem(help);
  const { firestore } = await databaseOf(values);
  const documents = await explained(personalDocuments(firestore, address));
  if (action === 'export') console.log(personalCopy(documents));
  else {
    await explained(erase(firestore, documents));
    for (const { ref } of documents) console.log(`Erased ${ref.path}`);
  }
  console.error(`${documents.length} documents. ${elsewhere}`);
  return 0;
};

await runCommand(() => personalData(process.argv.slice(2)), { codeWhenInterrupted: 130 });
