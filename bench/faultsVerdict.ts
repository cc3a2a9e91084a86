import { mailId } from '../functions/src/mail/mailDocument.ts';
import { repetitionPause } from '../functions/src/mail/retries.ts';
import { messageId as messageIdOf } from '../functions/src/mail/smtp.ts';
import { sender, teamAddress } from '../tests/support/functions/environment.ts';
import { type Message, messageId } from '../tests/support/functions/mailServer.ts';
import { isRefused, type Visit } from './faultsVisits.ts';
import { sum, table } from './figure.ts';

/** An e-mail that the server has taken, with the time that reconciliation was shown then. */
export type Taken = Message & { shownTime: number };
/** What is known in the end. */
export interface Evidence {
  messages: readonly Taken[];
  /** Of requests without e-mails of their own: withheld for a digest, or the same words as another's. */
  ledger: ReadonlyMap<string, { digest?: string; repeats?: string }>;
  /** E-mails whose outcome nobody knew when all had come to rest, with the state in which they were found. */
  unknown: ReadonlyMap<string, string>;
  /** When processes were killed. */
  kills: readonly number[];
}

/** The requests of which an e-mail to the team tells, also in lines that its encoding has folded. */
const requestsIn = (content = ''): string[] =>
  [...content.replaceAll(/=\r?\n/g, '').matchAll(/\brequest ([A-Z0-9]{20})\b/gi)].map(([, id = '']) => id);

/** Judges by what the mail server has taken; documents serve only to explain what is missing or came twice. */
export const judge = (visits: readonly Visit[], { messages, ledger, unknown, kills }: Evidence) => {
  const copiesOf = Map.groupBy(messages, messageId);
  const copies = (id: string) => copiesOf.get(messageIdOf(id, sender)) ?? [];
  const toTeam = [...copiesOf.values()]
    .filter(([first]) => first?.to === teamAddress)
    .map((copies) => ({ copies, told: requestsIn(copies[0]?.content) }));
  const unheard = new Map([...unknown].map(([id, state]) => [copies(id)[0], state]));
  /** One second copy, an hour later, of an e-mail that the server took while nobody learnt of it. */
  const isExplained = ([first, second, ...more]: readonly Taken[]): boolean => {
    if (!first || !second || more.length > 0) return false;
    const state = unheard.get(first);
    const isKilled = state === 'PROCESSING' && kills.some((time) => time >= first.takenAt - 1_000);
    const isCut = state === 'ERROR' && first.fault?.at === 'message';
    return (isKilled || isCut) && second.shownTime - first.shownTime >= repetitionPause;
  };

  return visits.map(({ submission: { request_id: id, email }, met }) => {
    const sameWords = visits.map(({ submission }) => submission).filter((other) => other.email === email);
    const ids = new Set(sameWords.map(({ request_id }) => request_id));
    const confirmations = copies(mailId(id, 'visitor'));
    const { digest, repeats = '' } = ledger.get(id) ?? {};
    const isExcused = digest || ids.has(repeats) || isRefused(email) || unknown.has(mailId(id, 'visitor'));
    const telling = toTeam.filter(({ told }) => told.includes(id));
    // What tells of many requests counts once.
    const repeated = telling.filter(({ copies, told }) => copies.length > 1 && told[0] === id);
    // A digest, for one, that tells of a request which had its own e-mail.
    const others = Math.max(0, telling.length - 1);
    const taken = [...confirmations, ...telling.flatMap(({ copies }) => copies)];
    return {
      id,
      met: [...met, ...taken.flatMap(({ fault }) => fault?.text ?? [])],
      counts: {
        lost: Number(!toTeam.some(({ told }) => told.some((each) => ids.has(each)))),
        'confirmed twice': Number(confirmations.length > 1),
        'not confirmed': Number(confirmations.length === 0),
        'without reason': Number(confirmations.length === 0 && !isExcused),
        'second copies': repeated.length + others,
        unexplained: repeated.filter(({ copies }) => !isExplained(copies)).length + others,
      },
    };
  });
};
type Verdicts = ReturnType<typeof judge>;
type Column = keyof Verdicts[number]['counts'];
const breaking: Column[] = ['lost', 'confirmed twice', 'without reason', 'unexplained'];
const columns: Column[] = [...breaking, 'not confirmed', 'second copies'];

/** Prints the table of faults, what broke, and the verdict; answers whether the promise was kept. */
export const report = (verdicts: Verdicts): boolean => {
  const row = (name: string, of: Verdicts) => {
    const totals = columns.map((column) => sum(of.map(({ counts }) => counts[column])));
    return [name, ...[of.length, ...totals].map(String)];
  };
  const faults = [...new Set(verdicts.flatMap(({ met }) => met))].toSorted();
  const having = (fault: string) => verdicts.filter(({ met }) => met.includes(fault));
  const all = row('all', verdicts);
  const rows = [...faults.map((fault) => row(fault, having(fault))), all];
  console.log(`\n${table(['Met', 'requests', ...columns], rows)}\n`);

  const broken = verdicts.filter(({ counts }) => breaking.some((column) => counts[column] > 0));
  for (const verdict of broken) console.log('The promise broke for', JSON.stringify(verdict));
  const [, requests, lost, twice, , unexplained, , copies] = all;
  const explained = unexplained === '0' ? 'all' : Number(copies) - Number(unexplained);
  console.log(
    `${requests} requests: ${lost} lost, ${twice} confirmed twice, ${copies} second copies to the team (${explained} after an unknown outcome)`,
  );
  return broken.length === 0;
};
