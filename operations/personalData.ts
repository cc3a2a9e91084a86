import { databaseOf, operatorCommand, type Place, runOperation } from './database.ts';
import { erase } from './erase.ts';
import { personalCopy, personalDocuments } from './personalDocuments.ts';

const personalData = operatorCommand(
  '--silent personal-data',
  "Answers a person's request for access or deletion.",
);

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

if (import.meta.main) await runOperation(personalData);
