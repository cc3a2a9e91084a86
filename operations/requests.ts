import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { runCommand } from '../emulators/command.ts';
import { Problem } from '../emulators/problem.ts';
import { collections } from '../shared/collections.ts';
import { databaseOf, explained } from './database.ts';
import { placeHelp, readParameters } from './parameters.ts';
import { csvOf } from './requestsCsv.ts';

const help = `npm run requests [-- <options>] lists the stored requests, the newest last.

  --since <day>   those from this day on (2026-11-01)
  --search <text> those that hold this text, in whatever field and case
  --csv           as a table for a spreadsheet
${placeHelp}`;

const options = {
  since: { type: 'string', default: '1970-01-01' },
  search: { type: 'string', default: '' },
  csv: { type: 'boolean', default: false },
} as const;

/** `npm run requests`. */
const requests = async (parameters: string[]): Promise<number> => {
  const { values, positionals } = readParameters(parameters, options, help);
  const { since, search, csv, ...place } = values;
  if (positionals.length > 0) throw new Problem(help);
  const from = new Date(since);
  if (Number.isNaN(from.getTime())) throw new Problem(`${since} is not a day as in 2026-11-01.`);
  const { firestore } = await databaseOf(place);
  const stored = firestore.collection(collections.requests);
  const { docs } = await explained(stored.where('created_at', '>=', from).orderBy('created_at').get());
  const wanted = docs.filter((document) => holds(document, search.toLowerCase()));
  if (csv) process.stdout.write(csvOf(wanted));
  else print(wanted);
  return 0;
};

const holds = (document: DocumentSnapshot, text: string): boolean =>
  [document.id, ...Object.values(document.data() ?? {})].some((value) =>
    String(value).toLowerCase().includes(text),
  );

const print = (documents: DocumentSnapshot[]): void => {
  for (const document of documents) {
    console.log(`\n${document.ref.path}`);
    const { created_at, ...fields } = document.data() ?? {};
    for (const [name, value] of Object.entries(fields))
      console.log(`  ${name.padEnd(18)} ${JSON.stringify(value)}`);
    console.log(`  ${'created_at'.padEnd(18)} ${created_at?.toDate().toISOString()}`);
  }
  console.log(`\n${documents.length} requests; npm run why -- <id> tells the way of one.`);
};

await runCommand(() => requests(process.argv.slice(2)), { codeWhenInterrupted: 130 });
