import { stringify } from 'csv-stringify/sync';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { Problem } from '../commands/command.ts';
import { isUnanswered, markAnswered } from '../functions/src/answered/markAnswered.ts';
import { isUntold } from '../functions/src/consultation/ledger.ts';
import { isErased, readContent } from '../functions/src/consultation/storedRequest.ts';
import { isCommitted, unchanged, withIdsOf } from '../functions/src/firestore.ts';
import { columns, inWords } from '../functions/src/mail/write/requestInWords.ts';
import { collections } from '../shared/collections.ts';
import { databaseOf, operatorCommand, type Place, runOperation } from './database.ts';
import { asText } from './format.ts';
import { stateOf } from './state.ts';
import { ask } from './wanted.ts';

const requests = operatorCommand('requests', 'Lists the stored requests, the newest last.')
  .option('--since <day>', 'those from this day on (2026-11-01)', '1970-01-01')
  .option('--search <text>', 'requests that contain this text in any field, in upper or lower case', '')
  .option('--unanswered', 'those that nobody has marked as answered')
  .option('--suspected', 'those whose hidden field was filled in: by a bot, or by a password manager')
  .option('--never-told', 'those of which no e-mail has told the team yet')
  .option('--csv', 'as a table for a spreadsheet')
  .action(async (options: Options) => {
    const { firestore } = await databaseOf(options);
    const wanted = await found(firestore, options);
    const ledger = firestore.collection(collections.ledger);
    if (options.csv) process.stdout.write(csvOf(wanted, await withIdsOf(ledger, wanted)));
    else {
      for (const document of wanted) console.log(asText({ [document.ref.path]: document.data() }));
      console.log(`${wanted.length} requests; npm run why -- <id> tells the way of one.`);
    }
  });

requests
  .command('answered')
  .description('marks the unanswered ones among them as answered, after a question')
  .action(async () => {
    const options = requests.opts<Options>();
    const { firestore } = await databaseOf(options);
    const open = await found(firestore, { ...options, unanswered: true });
    if (!(await isAgreed(open, 'mark as answered'))) return;
    for (const document of open) await markAnswered(document);
    console.log(`${open.length} marked.`);
  });

requests
  .command('delete')
  .description('deletes requests of which no e-mail has told the team, after a question')
  .requiredOption('--until <day>', 'those before this day; with --since and --never-told')
  .action(async ({ until }: { until: string }) => {
    // Commander gives the options that the list has, too, to the list.
    const options = requests.opts<Options>();
    if (!options.neverTold || requests.getOptionValueSource('since') !== 'cli')
      throw new Problem('Add --since <day> and --never-told: no other requests are deleted.');
    const { firestore } = await databaseOf(options);
    const junk = await found(firestore, { ...options, until });
    if (!(await isAgreed(junk, 'delete'))) return;
    let deleted = 0;
    for (const request of junk) if (await deleteUntold(request)) deleted += 1;
    console.log(`${deleted} deleted.`);
  });

interface Options extends Place {
  since: string;
  until?: string;
  search: string;
  csv?: true;
  unanswered?: true;
  suspected?: true;
  neverTold?: true;
}

/** The stored requests that the options name. Repetitions are never unanswered. */
const found = async (firestore: Firestore, { since, until, search, ...only }: Options) => {
  const recent = firestore.collection(collections.requests).where('created_at', '>=', dayOf(since));
  const wanted = until ? recent.where('created_at', '<', dayOf(until)) : recent;
  const { docs } = await wanted.orderBy('created_at').get();
  const ledger = firestore.collection(collections.ledger);
  const entries = only.unanswered || only.neverTold ? await withIdsOf(ledger, docs) : [];
  return docs.filter((request, index) => {
    const entry = entries[index];
    if (only.suspected && request.get('suspected') !== true) return false;
    if (only.neverTold && (isErased(request.data()) || (entry?.exists && !isUntold(entry)))) return false;
    if (only.unanswered && (!isUnanswered(request) || entry?.get('repeats'))) return false;
    return holds(request, search.toLowerCase());
  });
};

/** Deletes a request and its ledger entry. Returns false and deletes nothing if it waits for no digest or list any more. */
const deleteUntold = async ({ id, ref }: DocumentSnapshot): Promise<boolean> => {
  const entry = await ref.firestore.collection(collections.ledger).doc(id).get();
  // If an e-mail names the request meanwhile, its ledger entry has changed, so nothing is deleted.
  const batch = ref.firestore.batch().delete(entry.ref, unchanged(entry)).delete(ref);
  return isUntold(entry) && isCommitted(batch);
};

/** Shows a sample of the requests, and asks for their number. False if there are none; throws a `Problem` otherwise. */
const isAgreed = async (documents: readonly DocumentSnapshot[], action: string): Promise<boolean> => {
  for (const document of documents.slice(0, 5)) console.log(asText({ [document.ref.path]: document.data() }));
  if (documents.length === 0) console.log('There are none.');
  else if ((await ask(`Type ${documents.length} to ${action} these requests: `)) !== `${documents.length}`)
    throw new Problem('Nothing was changed.');
  return documents.length > 0;
};

const dayOf = (text: string): Date => {
  const day = new Date(text);
  if (Number.isNaN(day.getTime())) throw new Problem(`${text} is not a date such as 2026-11-01.`);
  return day;
};

const holds = (document: DocumentSnapshot, text: string): boolean =>
  [document.id, ...Object.values(document.data() ?? {})].some((value) =>
    String(value).toLowerCase().includes(text),
  );

/** Matches a character that can start a formula, but not inside a word or a number. */
const formulaSign = /(?<![\p{L}\p{N}])[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/gu;

/**
 * The requests as CSV; `entries` are their documents of `ledger`. An apostrophe before each possible start of a formula
 * keeps a spreadsheet from calculating it, also inside a value, which some spreadsheets split at its semicolons.
 */
export const csvOf = (
  documents: readonly DocumentSnapshot[],
  entries: readonly DocumentSnapshot[],
): string => {
  const rows = documents.flatMap((document, index) => {
    const request = readContent(document.data());
    if (!request) return [];
    const createdAt: Date = document.get('created_at').toDate();
    return [
      [
        document.id,
        createdAt.toISOString(),
        stateOf(document, entries[index]),
        ...columns.map(({ name }) => (inWords(request, name) ?? '').replace(formulaSign, "'$&")),
      ],
    ];
  });
  const titles = ['Request', 'Received', 'State', ...columns.map(({ label }) => label)];
  const forSpreadsheets = { bom: true, record_delimiter: 'windows', escape_formulas: true } as const;
  return stringify(rows, { header: true, columns: titles, ...forSpreadsheets });
};

if (import.meta.main) await runOperation(requests);
