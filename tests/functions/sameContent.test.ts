import { expect, test } from 'vitest';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import { minute } from '../../functions/src/time.ts';
import type { Submission } from '../../shared/consultationRequest.ts';
import { browser, later, useHarness } from '../support/functions/harness.ts';
import { again, newSubmission } from '../support/functions/submissions.ts';

const harness = useHarness();
/** Pairs of requests with the same content. `PAIRS=100` takes several minutes. */
const pairs = Array.from({ length: Number(process.env['PAIRS'] ?? 5) }, () => {
  const first = newSubmission();
  return [first, again(first)] as const;
});
const once = { team: 1, visitor: 1 };

const reconciled = async (submission: Submission) => {
  await harness.store(submission);
  later(6 * minute);
  await harness.reconcile();
};

test.each([
  ['two calls', harness.call, harness.call],
  ['two events', harness.arrived, harness.arrived],
  ['a call and an event', harness.call, harness.arrived],
  ['an event and reconciliation', harness.arrived, reconciled],
])(
  'the same content under two ids at the same moment, by %s, is one request',
  async (_, one, other) => {
    for (const [first, second] of pairs) await Promise.all([one(first), other(second)]);
    await harness.mailEvents();
    expect(pairs.map(([first]) => harness.copies(first))).toEqual(pairs.map(() => once));
  },
  1_800_000,
);

test('six requests with the same content that were stored while no functions ran are one request', async () => {
  const first = newSubmission();
  const all = [first, ...Array.from({ length: 5 }, () => again(first))];
  for (const submission of all) await harness.store(submission);
  await Promise.all(all.map((submission) => harness.requestEvent(submission)));
  later(20 * minute);
  await harness.reconcileAndDeliver();
  expect(harness.copies(first)).toEqual(once);
});

test('the same content is not confirmed twice if it is withheld under one id and mailed under another', async () => {
  const settings = harness.settings({ teamPerSource: 1 });
  const [used, withheld] = [newSubmission(), newSubmission()];
  await harness.call(used, settings);
  await harness.call(withheld, settings);
  const elsewhere = (network: string) => ({ ...browser, network });
  await answerSubmission(settings, again(withheld), elsewhere('192.0.2.2'));
  await answerSubmission(settings, withheld, elsewhere('192.0.2.3'));
  await harness.mailEvents();
  expect(harness.copies(withheld)).toEqual(once);
});
