import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from 'random';
import { root } from '../emulators/configuration.ts';
import { post, type Ways } from '../emulators/ways.ts';
import { newSubmission } from '../tests/functions/submissions.ts';
import type { Trouble } from './faultsTrouble.ts';

type Call = 'insert' | 'direct' | 'rewrite' | 'unanswered';
/** The ways that a request takes: calls one after the other, some of them at once. */
const habits: Record<string, Call[][]> = {
  'insert, then callable': [['insert'], ['direct']],
  'insert alone': [['insert']],
  'callable alone': [['direct']],
  'rewrite alone': [['rewrite']],
  'all ways at once': [['insert', 'direct', 'rewrite', 'direct']],
  'same id again': [['insert'], ['direct'], ['insert'], ['direct']],
  'answer lost': [['insert'], ['unanswered'], ['rewrite']],
};

/** A visitor whose mailbox does not exist. */
export const isRefused = (address: string): boolean => address.startsWith('refused.');

/** Requests as visitors make them. What happens to which follows from the random numbers, but not its id. */
export const newVisits = (random: Random, number: number) => {
  const recorded = globSync(join(root, 'tests/releases/*.json'));
  const pick = <Item>(items: readonly Item[]) => items[random.int(0, items.length - 1)] as Item;
  const newVisit = () => {
    const habit = pick(Object.keys(habits));
    return {
      submission: newSubmission(),
      habit,
      network: `10.${random.int(0, 255)}.${random.int(0, 255)}.1`,
      /** How long the visitor waits for an answer that is lost. */
      patience: random.int(5, 600),
      /** Milliseconds since 1970. */
      since: 0,
      /** What it met on its way, by the names of the table's rows. */
      met: new Set([habit]),
    };
  };
  const visits: ReturnType<typeof newVisit>[] = [];
  while (visits.length < number) {
    const visit = newVisit();
    const { request_id, email, message } = visit.submission;
    const former = visits.at(-pick([3, 8, 15]));
    if (former && random.float() < 0.06) {
      visit.submission = { ...former.submission, request_id };
      visit.met.add('same words, new id');
    } else if (random.float() < 0.1) {
      const earlier = JSON.parse(readFileSync(pick(recorded), 'utf8')).submission;
      visit.submission = { ...earlier, request_id, email, message };
      visit.met.add('payload of an earlier release');
    } else if (random.float() < 0.03) {
      visit.submission.email = `refused.${email}`;
      visit.met.add('no such mailbox');
    }
    if (random.float() < 0.1) visit.met.add('event delivered twice');
    visits.push(visit);
  }
  return visits;
};
export type Visit = ReturnType<typeof newVisits>[number];

/** Sends a request until the page could show success, as its outbox does. */
export const send = async (visit: Visit, ways: Ways, trouble: Trouble): Promise<void> => {
  const { submission, met } = visit;
  const called = async (address: string, patience = 12_000): Promise<boolean> => {
    if (trouble.stretch === 'functions absent') return false;
    const headers = { 'x-forwarded-for': visit.network };
    const answer = post({ data: submission }, address, headers, AbortSignal.timeout(patience));
    return answer.then(({ status }) => status === 200).catch(() => false);
  };
  const { direct, rewrite } = ways.addresses;
  const calls: Record<Call, () => Promise<boolean>> = {
    // Refused where another call has stored it already.
    insert: async () => (await ways.insert(submission)) === 200,
    direct: () => called(direct),
    rewrite: () => called(rewrite),
    unanswered: () => called(direct, visit.patience),
  };
  const call = async (name: Call) => {
    await trouble.gate;
    if (trouble.stretch) met.add(trouble.stretch);
    return calls[name]();
  };
  visit.since = Date.now();
  for (let isAccepted = false; !isAccepted; await wait(isAccepted ? 0 : 1_000))
    for (const atOnce of habits[visit.habit] ?? [])
      isAccepted = (await Promise.all(atOnce.map(call))).includes(true) || isAccepted;
  for (let copy = 0; copy < 2 && met.has('event delivered twice'); copy++)
    ways.requestEvent(submission, trouble.generation).catch(() => {});
};
