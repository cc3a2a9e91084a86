import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { runCommand } from '../emulators/command.ts';
import { Problem } from '../emulators/problem.ts';
import { personalCopy, personalDocuments } from './personalDocuments.ts';

const help = `npm run --silent personal-data -- <export|delete> <e-mail address> --project <id>

  export  prints everything that is stored about the person, as JSON
  delete  deletes it, and prints the path of each deleted document`;

const order = () => {
  try {
    const { values, positionals } = parseArgs({
      options: { project: { type: 'string' } },
      allowPositionals: true,
    });
    const [action, address] = positionals;
    if ((action === 'export' || action === 'delete') && address?.includes('@') && values.project)
      return { action, address, project: values.project };
  } catch {}
  throw new Problem(help);
};

/** `npm run personal-data`: answers a person's request for access or deletion, with Google's default credentials. */
const personalData = async (): Promise<number> => {
  const { action, address, project } = order();
  const firestore = getFirestore(initializeApp({ projectId: project }));
  const documents = await personalDocuments(firestore, address);
  if (action === 'export') console.log(personalCopy(documents));
  else
    for (const { ref } of documents) {
      await ref.delete();
      console.log(`Deleted ${ref.path}`);
    }
  console.error(`${documents.length} documents`);
  return 0;
};

await runCommand(personalData, { codeWhenInterrupted: 130 });
