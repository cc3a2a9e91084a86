import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../emulators/command.ts';
import { stateFolder } from '../emulators/paths.ts';
import { Problem } from '../emulators/problem.ts';
import { requestIdPattern } from '../shared/patterns.ts';
import { databaseOf, explained } from './database.ts';
import { placeHelp, readParameters } from './parameters.ts';
import { requestsOf } from './personalDocuments.ts';
import { wayInWords, wayOf } from './way.ts';

const help = `npm run why -- <e-mail address | request id> tells the whole way of a request.

${placeHelp}`;

/** `npm run why`: what was stored, whom the ledger says was told, and each e-mail with its attempts. */
const why = async (parameters: string[]): Promise<number> => {
  const { values, positionals } = readParameters(parameters, {}, help);
  const [wanted, ...more] = positionals;
  if (!wanted || more.length > 0) throw new Problem(help);
  const { firestore, projectId, isReal } = await databaseOf(values);
  const ids = requestIdPattern.test(wanted)
    ? [wanted]
    : (await explained(requestsOf(firestore, wanted))).map(({ id }) => id);
  if (ids.length === 0)
    console.log(
      `Nothing is stored for ${wanted}: another address, a request that still waits in the visitor's browser (seven days at most), an erasure, or a filled honeypot.`,
    );
  for (const id of ids) {
    console.log(`\n${wayInWords(await explained(wayOf(firestore, id))).join('\n')}`);
    for (const line of isReal ? [logQuery(id, projectId)] : loggedLines(values.suite, id))
      console.log(`  log: ${line}`);
  }
  return ids.length > 0 ? 0 : 1;
};

/** What prints the lines of the functions about a request of a real project. */
const logQuery = (id: string, projectId: string): string =>
  `gcloud logging read 'jsonPayload.requestId="${id}" OR jsonPayload.mailId:"${id}"' --freshness=30d --project=${projectId}`;

/** The lines of the functions about a request of a suite, which writes them to a file. */
const loggedLines = (suite = 'local', id: string): string[] => {
  const file = join(stateFolder, suite, 'firebase.log');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line) => (line.includes(id) ? (/\{"severity".*\}/.exec(line) ?? []) : []));
};

await runCommand(() => why(process.argv.slice(2)), { codeWhenInterrupted: 130 });
