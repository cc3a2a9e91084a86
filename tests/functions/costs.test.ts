import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { costs, documentsOfRequest } from '../../bench/costs.ts';
import { answerPage } from '../../functions/src/answered/page.ts';
import type { NotificationSettings } from '../../functions/src/consultation/notify.ts';
import { deliver } from '../../functions/src/mail/send/deliver.ts';
import { writeDigests } from '../../functions/src/reconciliation/digest.ts';
import { writeList } from '../../functions/src/reconciliation/list.ts';
import { notifyForgotten } from '../../functions/src/reconciliation/requests.ts';
import { signedLink } from '../../functions/src/signedLink.ts';
import { minute } from '../../functions/src/time.ts';
import { collections } from '../../shared/collections.ts';
import { operationsOf } from '../support/functions/countedOperations.ts';
import { later, shippedLimits, useHarness } from '../support/functions/harness.ts';
import { newSubmission, newSubmissions } from '../support/functions/submissions.ts';

/** `teamPerSource` is lower than in functions/.env, so that the tests reach it soon. */
const limits = { ...shippedLimits, teamPerSource: 3 };
const hourlyLimit = 6;

const harness = useHarness();
let settings: NotificationSettings;
beforeEach(() => {
  settings = harness.settings(limits, hourlyLimit);
});

/** Calls the functions, and counts the calls and the charged reads and writes. */
const costOf = async (...invocations: (() => Promise<unknown>)[]) => {
  const { reads, writes } = await operationsOf(async () => {
    for (const invocation of invocations) await invocation();
  });
  return { reads, writes, invocations: invocations.length };
};

const junk = async () => {
  const submission = newSubmission();
  await harness.store(submission);
  return costOf(() => harness.requestEvent(submission, settings));
};

test('a create by a browser costs a write, and a read of each document that the rules look up', () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  const reads = rules.match(/\b(?:exists|get)(?:After)?\(\/databases/g)?.length;
  expect({ reads, writes: 1, invocations: 0 }).toEqual(costs.created);
});

test('a request with its two e-mails costs what bench/costs.ts says, and leaves as many documents', async () => {
  const submission = newSubmission();
  await harness.store(submission);
  const cost = await costOf(
    () => harness.call(submission, settings),
    () => harness.requestEvent(submission, settings),
  );
  expect(cost).toEqual(costs.honest);

  const names = [collections.requests, collections.ledger, collections.claims, collections.mail];
  const left = await Promise.all(names.map((name) => harness.firestore.collection(name).count().get()));
  expect(left.map((count) => count.data().count).reduce((sum, count) => sum + count)).toBe(
    documentsOfRequest,
  );

  for (const mail of await harness.mails()) {
    const { reads, writes } = await operationsOf(() => deliver(harness.delivery, mail));
    // Each of these writes triggers the function again. That call reads and writes nothing.
    expect({ reads, writes, invocations: 1 + writes }).toEqual(costs.mail);
    const sent = await mail.ref.get();
    expect(await operationsOf(() => deliver(harness.delivery, sent))).toMatchObject({ reads: 0, writes: 0 });
  }
});

test('a junk create costs less when it is withheld, and least above the hourly limit', async () => {
  const stages = [];
  for (let create = 0; create < hourlyLimit + 3; create++) stages.push(await junk());
  const [mailed, withheld, above] = [stages[0], stages[limits.teamPerSource], stages.at(-1)];
  expect(mailed).toEqual(costs.junkMailed);
  expect(withheld).toEqual(costs.junkWithheld);
  expect(above).toEqual(costs.junkAboveHourlyLimit);
});

const costOfCall = (submission = newSubmission()) =>
  costOf(() => harness.call(submission, settings).catch(() => undefined));

test('a junk call beyond the limit of its network, and one beyond what it may have stored, cost what bench/costs.ts says', async () => {
  for (let call = 0; call < limits.teamPerSource; call++) await harness.call(newSubmission(), settings);
  const submission = newSubmission();
  const cost = await costOf(
    () => harness.call(submission, settings),
    () => harness.requestEvent(submission, settings),
  );
  expect(cost).toEqual(costs.junkCall);
  settings = harness.settings({ ...limits, storedPerSource: 1 });
  expect(await costOfCall()).toEqual(costs.refusedCall);
});

test('a call with a filled honeypot costs less than junk, and one with the id of another request and repeated calls almost nothing', async () => {
  const first = newSubmission();
  await harness.call(first, settings);
  const suspected = newSubmission({ honeypot: 'http://spam.example' });
  const found = [
    await costOfCall(suspected),
    await costOf(() => harness.requestEvent(suspected, settings)),
    await costOfCall(newSubmission({ request_id: first.request_id })),
    await costOfCall(first),
  ];
  expect(found.map(({ reads, writes }) => [reads, writes])).toEqual([
    [5, 3],
    [6, 0],
    [3, 2],
    [6, 2],
  ]);
});

test('a run of reconciliation reads each recent request twice, and each withheld one twice more', async () => {
  const count = 20;
  settings = harness.settings({ ...limits, teamPerSource: 1 });
  for (let create = 0; create < 1 + count; create++) await junk();
  await writeDigests(settings);
  for (let create = 0; create < count; create++) await junk();
  later(6 * minute);

  const looked = await operationsOf(() => notifyForgotten(settings, Date.now()));
  // The additional read is the document that says where the last run stopped.
  expect(looked.reads).toBe(1 + (1 + 2 * count) * costs.lookedAt.reads);
  // Six more reads: four counts, an empty page, and how many digests the day has. Two more writes: the e-mail and the day.
  expect(await operationsOf(() => writeDigests(settings))).toMatchObject({
    reads: 6 + count * costs.digested.reads,
    writes: 2 + count * costs.digested.writes,
  });
});

test('a list and the page that marks a request cost what bench/costs.ts says', async () => {
  const withList = { ...harness.settings(), answerList: true };
  const count = 20;
  const submissions = newSubmissions(count);
  for (const submission of submissions) await harness.arrived(submission, withList);
  // Eight o'clock on a Tuesday in Basel.
  const morning = Date.parse('2026-12-01T07:00:00Z');
  // Three more reads: whether it is written, suspected requests, and e-mails for a person. Two more writes: the e-mail, and
  // that it is written.
  expect(await operationsOf(() => writeList(withList, morning))).toMatchObject({
    reads: 3 + count * costs.listed.reads,
    writes: 2 + count * costs.listed.writes,
  });

  const link = signedLink(withList, 'answered', submissions[0]?.request_id ?? '') ?? '';
  const marking = ['GET', 'POST'].map((method) => () => answerPage(withList, method, link));
  expect(await costOf(...marking)).toEqual(costs.answered);
});
