import { databaseOf, operatorCommand, type Place, runOperation } from './database.ts';
import { erase } from './erase.ts';
import { personalCopy, personalDocuments } from './personalDocuments.ts';
import { addressOf, readWanted, wantedId } from './wanted.ts';

const personalData = operatorCommand(
  '--silent personal-data',
  "Answers a person's request for access or deletion.",
);

const foundFor = async (id: string | undefined) => {
  const wanted = await readWanted(id);
  const { firestore } = await databaseOf(personalData.opts<Place>());
  const address = await addressOf(firestore, wanted);
  const documents = await personalDocuments(firestore, address);
  console.error(`${documents.length} documents. Not reached: backups, logs, mailboxes (docs/operations.md).`);
  return { firestore, documents };
};

personalData
  .command('export')
  .argument(...wantedId)
  .description('prints everything that is stored about the person, as JSON')
  .action(async (id?: string) => console.log(personalCopy((await foundFor(id)).documents)));
personalData
  .command('delete')
  .argument(...wantedId)
  .description('erases it, and prints the path of each document')
  .action(async (id?: string) => {
    const { firestore, documents } = await foundFor(id);
    await erase(firestore, documents);
    for (const { ref } of documents) console.log(`Erased ${ref.path}`);
  });

if (import.meta.main) await runOperation(personalData);
