import type { Random } from 'random';
import { newSubmission } from '../tests/support/functions/submissions.ts';
import { post, type SuiteClient } from '../tests/support/functions/suiteClient.ts';
import { releases } from '../tests/support/releases.ts';
import type { Stretch } from './faultsTrouble.ts';

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
  const visits = Array.from({ length: number }, () => ({
    submission: newSubmission(),
    habit: random.choice(Object.keys(habits)) ?? '',
    network: `10.${random.int(0, 255)}.${random.int(0, 255)}.1`,
    /** Milliseconds that it waits for an answer that is lost. */
    patience: random.int(5, 600),
    /** What it met on its way, by the names of the table's rows. */
    met: new Set<string>(),
  }));
  for (const [index, { submission, habit, met }] of visits.entries()) {
    met.add(habit);
    if (random.float() < 0.1) met.add('event delivered twice');
    const { request_id, email, message } = submission;
    const former = visits[index - random.int(3, 15)]?.submission;
    const luck = random.float();
    if (luck < 0.06 && former) {
      Object.assign(submission, former, { request_id });
      met.add('same words, new id');
    } else if (luck < 0.16) {
      Object.assign(submission, random.choice(releases)?.submission, { request_id, email, message });
      met.add('payload of an earlier release');
    } else if (luck < 0.19) {
      submission.email = `refused.${email}`;
      met.add('no such mailbox');
    }
  }
  return visits;
};
export type Visit = ReturnType<typeof newVisits>[number];

/** Sends a request once, as the page does; answers whether the page could show success, or its outbox keeps it. */
export const send = async (visit: Visit, client: SuiteClient, stretch: Stretch): Promise<boolean> => {
  const { submission, habit, network, patience, met } = visit;
  if (stretch) met.add(stretch);
  const called = async (address: string, milliseconds = 12_000): Promise<boolean> => {
    if (stretch === 'functions absent') return false;
    const signal = AbortSignal.timeout(milliseconds);
    const answer = post({ data: submission }, address, { 'x-forwarded-for': network }, signal);
    return answer.then(({ status }) => status === 200).catch(() => false);
  };
  const calls: Record<Call, () => Promise<boolean>> = {
    // Refused where another call has stored it already.
    insert: async () => (await client.insert(submission)) === 200,
    direct: () => called(client.addresses.direct),
    rewrite: () => called(client.addresses.rewrite),
    unanswered: () => called(client.addresses.direct, patience),
  };
  const answers: boolean[] = [];
  for (const atOnce of habits[habit] ?? [])
    answers.push(...(await Promise.all(atOnce.map((name) => calls[name]()))));
  return answers.includes(true);
};
