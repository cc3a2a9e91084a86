import { quantile, sum } from 'simple-statistics';
import { answerSubmission } from '../functions/src/consultation/answerSubmission.ts';
import type { NotificationSettings } from '../functions/src/consultation/notify.ts';
import { storeRequest } from '../functions/src/consultation/storeRequest.ts';
import { type Submission, toStoredRequest } from '../shared/consultationRequest.ts';
import { newSubmission } from '../tests/functions/submissions.ts';
import type { Verdict } from './faultsVerdict.ts';
import { milliseconds, seconds } from './figure.ts';
import { table } from './table.ts';

const shares = [0.5, 0.95];

/** Measures the callable's work in this process, one call after the other and both extents in turn; a table. */
export const callableLatency = async (settings: NotificationSettings, calls = 200): Promise<string> => {
  const { firestore } = settings;
  const alone = (submission: Submission) =>
    storeRequest(firestore, submission.request_id, toStoredRequest(submission));
  const whole = (submission: Submission, network: string) =>
    answerSubmission(settings, submission, { network, verified: false });
  const timesOf = new Map([alone, whole].map((work) => [work, [] as number[]]));
  for (let call = -10; call < calls; call++)
    for (const [work, times] of timesOf) {
      const submission = newSubmission();
      const start = performance.now();
      await work(submission, `10.0.${call & 255}.1`);
      // The first ones open connections and are no part of it.
      if (call >= 0) times.push(performance.now() - start);
    }
  const [one = [], all = []] = [...timesOf.values()].map((times) => quantile(times, shares));
  return table(
    [`The callable's work, ${calls} calls each`, 'p50', 'p95'],
    [
      ['stored alone', ...one.map(milliseconds)],
      ['with ledger, claims and e-mails', ...all.map(milliseconds)],
      ['ratio', ...all.map((value, index) => (value / (one[index] ?? 1)).toFixed(1))],
    ],
  );
};

const columns = [
  'lost',
  'confirmed twice',
  'not confirmed',
  'without reason',
  'second copies',
  'unexplained',
] as const;

interface Run {
  seed: number;
  /** E-mails that wait for a person, as both sendings ended unknown, and how many reconciliation counted as overdue. */
  waiting: number;
  seen: number;
  /** E-mails that are neither brought to an end nor left to a person. */
  stuck: number;
}

/** Prints the table of faults and whether the promise was kept; the exit code. */
export const report = (verdicts: readonly Verdict[], run: Run): number => {
  const total = (column: (typeof columns)[number], of = verdicts) =>
    sum(of.map((verdict) => verdict[column]));
  const row = (title: string, of = verdicts) =>
    [title, of.length, ...columns.map((column) => total(column, of))].map(String);
  const names = [...new Set(verdicts.flatMap(({ met }) => met))].toSorted();
  const rows = names.map((name) =>
    row(
      name,
      verdicts.filter(({ met }) => met.includes(name)),
    ),
  );
  console.log(`\n${table(['Met', 'requests', ...columns], [...rows, row('all')])}`);
  // Each has met its visitor's habit; faults come besides.
  const waited = verdicts.flatMap(({ met, waited = [] }) => (met.length === 1 ? waited : []));
  const [p50, p95] = waited.length > 0 ? quantile(waited, shares).map(seconds) : [];
  console.log(
    `\nFrom submitting to the inbox, ${waited.length} e-mails without a fault: p50 ${p50}, p95 ${p95}`,
  );

  const broken = verdicts.filter(
    (verdict) =>
      verdict.lost + verdict['confirmed twice'] + verdict['without reason'] + verdict.unexplained > 0,
  );
  if (broken.length > 0) console.log(`\nThe promise broke with seed ${run.seed} for:`);
  for (const verdict of broken) console.log(JSON.stringify(verdict));
  const { waiting, seen, stuck } = run;
  console.log(`\n${waiting} e-mails wait for a person, ${seen} are counted as overdue, ${stuck} are stuck.`);
  const copies = total('second copies');
  const explained = total('unexplained') === 0 ? 'all' : copies - total('unexplained');
  console.log(
    `\n${verdicts.length} requests: ${total('lost')} lost, ${total('confirmed twice')} confirmed twice, ${copies} second copies to the team (${explained} after an unknown outcome)`,
  );
  return broken.length > 0 || stuck > 0 || seen < waiting ? 1 : 0;
};
