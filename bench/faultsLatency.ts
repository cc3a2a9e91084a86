import { answerSubmission } from '../functions/src/consultation/answerSubmission.ts';
import type { NotificationSettings } from '../functions/src/consultation/notify.ts';
import { storeRequest } from '../functions/src/consultation/storeRequest.ts';
import { toStoredRequest } from '../shared/consultationRequest.ts';
import { newSubmission } from '../tests/functions/submissions.ts';
import { milliseconds } from './figure.ts';
import { quantile } from './median.ts';
import { table } from './table.ts';

/** What the callable does, in its two extents. */
const extents = {
  'stored alone': ({ firestore }, submission) =>
    storeRequest(firestore, submission.request_id, toStoredRequest(submission)),
  'with ledger, claims and e-mails': (settings, submission, network) =>
    answerSubmission(settings, submission, { network, verified: false }),
} as const satisfies Record<
  string,
  (
    settings: NotificationSettings,
    submission: ReturnType<typeof newSubmission>,
    network: string,
  ) => Promise<unknown>
>;
type Extent = keyof typeof extents;
const names = Object.keys(extents) as Extent[];

/** Measures the callable's work in this process, one call after the other and both extents in turn; a table. */
export const callableLatency = async (settings: NotificationSettings, calls = 200): Promise<string> => {
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Extent, number[]>;
  for (let call = -10; call < calls; call++)
    for (const name of names) {
      const submission = newSubmission();
      const start = performance.now();
      await extents[name](settings, submission, `10.0.${call & 255}.1`);
      // The first ones open connections and are no part of it.
      if (call >= 0) times[name].push(performance.now() - start);
    }
  const figures = names.map((name) => [quantile(times[name], 0.5), quantile(times[name], 0.95)] as const);
  const [alone = [1, 1], all = [1, 1]] = figures;
  return table(
    [`The callable's work, ${calls} calls each`, 'p50', 'p95'],
    [
      ...names.map((name, index) => [name, ...(figures[index] ?? []).map(milliseconds)]),
      ['ratio', (all[0] / alone[0]).toFixed(1), (all[1] / alone[1]).toFixed(1)],
    ],
  );
};
