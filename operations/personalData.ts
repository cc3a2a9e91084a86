import { parseArgs } from 'node:util';
import { runCommand } from '../emulators/command.ts';
import { Problem } from '../emulators/problem.ts';
import { databaseOf, explained, placeHelp, placeOptions } from './database.ts';
import { erase, personalCopy, personalDocuments } from './personalDocuments.ts';

const help = `npm run --silent personal-data -- <export|delete> <e-mail address>

  export  prints everything that is stored about the person, as JSON
  delete  erases it, and prints the path of each document
${placeHelp}`;

/** What this command cannot reach (docs/operations.md says how long each keeps it). */
const elsewhere =
  'Not reached from here: backups (7 days), logs, the mailbox of the team and the log of the mail provider.';

const order = () => {
  try {
    const { values, positionals } = parseArgs({ options: placeOptions, allowPositionals: true });
    const [action, address] = positionals;
    if ((action === 'export' || action === 'delete') && address?.includes('@'))
      return { action, address, place: values };
  } catch {}
  throw new Problem(help);
};

/** `npm run personal-data`: answers a person's request for access or deletion. */
const personalData = async (): Promise<number> => {
  const { action, address, place } = order();
  const { firestore } = await databaseOf(place);
  const documents = await explained(personalDocuments(firestore, address));
  if (action === 'export') console.log(personalCopy(documents));
  else {
    await explained(erase(firestore, documents));
    for (const { ref } of documents) console.log(`Erased ${ref.path}`);
  }
  console.error(`${documents.length} documents. ${elsewhere}`);
  return 0;
};

await runCommand(personalData, { codeWhenInterrupted: 130 });
