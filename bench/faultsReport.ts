import { smtpFaults, stretches } from './faultsTrouble.ts';
import type { Verdict } from './faultsVerdict.ts';
import { habitNames } from './faultsVisits.ts';
import { seconds } from './figure.ts';
import { quantile } from './median.ts';
import { table } from './table.ts';

const rows = [
  ...Object.keys(smtpFaults),
  ...stretches,
  'event delivered twice',
  'process killed beside it',
  'no such mailbox',
  'same words, new id',
  'payload of an earlier release',
  ...habitNames,
];

const count = (verdicts: readonly Verdict[], isSo: (verdict: Verdict) => boolean): number =>
  verdicts.reduce((sum, verdict) => sum + Number(isSo(verdict)), 0);

/** One digest tells of many requests. */
const distinct = (messageIds: readonly string[]): number => new Set(messageIds).size;

const figuresOf = (verdicts: readonly Verdict[]): string[] =>
  [
    verdicts.length,
    count(verdicts, ({ lost }) => lost),
    count(verdicts, ({ confirmedTwice }) => confirmedTwice),
    count(verdicts, ({ confirmed }) => !confirmed),
    count(verdicts, ({ unconfirmed }) => unconfirmed),
    distinct(verdicts.flatMap(({ copies }) => copies)),
  ].map(String);

const isBroken = ({ lost, confirmedTwice, unconfirmed, unexplainedCopies }: Verdict): boolean =>
  lost || confirmedTwice || unconfirmed || unexplainedCopies.length > 0;

interface Run {
  seed: number;
  /** E-mails that reconciliation neither brought to an end nor leaves to a person. */
  stuck: number;
  /** E-mails whose two sendings both ended unknown, and how many of them reconciliation counted as overdue at last. */
  forAPerson: number;
  seen: number;
  kills: number;
  /** Milliseconds in which there were faults, and until all was settled. */
  load: number;
  all: number;
}

/** Prints the table of faults and whether the promise was kept; the exit code. */
export const report = (verdicts: readonly Verdict[], run: Run): number => {
  console.log(
    `\n${table(
      ['Met', 'requests', 'lost', 'confirmed twice', 'not confirmed', 'without reason', 'second copies'],
      [
        ...rows.map((name) => [name, ...figuresOf(verdicts.filter(({ met }) => met.has(name)))]),
        ['all', ...figuresOf(verdicts)],
      ],
    )}`,
  );
  const faults = new Set<string>(rows.slice(0, -habitNames.length));
  const latencies = (of: readonly Verdict[]) => of.flatMap(({ latency }) => latency ?? []);
  const all = latencies(verdicts);
  const untroubled = latencies(verdicts.filter(({ met }) => ![...met].some((name) => faults.has(name))));
  const shares = (values: number[]) =>
    [String(values.length), ...[0.5, 0.95].map((share) => seconds(quantile(values, share)))] as const;
  console.log(
    `\n${table(
      ['From submitting to the inbox', 'e-mails', 'p50', 'p95'],
      [
        ['that met no fault', ...shares(untroubled)],
        ['all, as long as faults lasted', ...shares(all)],
      ],
    )}`,
  );
  console.log(
    `\nFaults for ${seconds(run.load)}, ${run.kills} processes killed, ${seconds(run.all)} until all was settled.`,
  );

  const broken = verdicts.filter(isBroken);
  if (broken.length > 0) {
    console.log(`\nThe promise broke with seed ${run.seed} for:`);
    for (const { visit, met, ...verdict } of broken)
      console.log(`  ${visit.submission.request_id} ${JSON.stringify(verdict)} ${[...met].join(', ')}`);
  }
  console.log(
    `\n${run.forAPerson} e-mails wait for a person, ${run.seen} are counted as overdue, ${run.stuck} are stuck.`,
  );
  const copies = distinct(verdicts.flatMap((verdict) => verdict.copies));
  const unexplained = distinct(verdicts.flatMap(({ unexplainedCopies }) => unexplainedCopies));
  console.log(
    `\n${verdicts.length} requests: ${count(verdicts, ({ lost }) => lost)} lost, ${count(verdicts, ({ confirmedTwice }) => confirmedTwice)} confirmed twice, ${copies} second copies to the team (${
      unexplained === 0 ? 'all' : `${copies - unexplained}`
    } after an unknown outcome)`,
  );
  return broken.length > 0 || run.stuck > 0 || run.seen < run.forAPerson ? 1 : 0;
};
