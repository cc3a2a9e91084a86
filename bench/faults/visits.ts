import type { Random } from 'random';
import type { Submission } from '../../shared/consultationRequest.ts';
import { virus } from '../../tests/support/functions/mailServer.ts';
import { newSubmission } from '../../tests/support/functions/submissions.ts';
import { releases } from '../../tests/support/releases.ts';

/**
 * `insert`: the browser creates the document. `call`: it calls the function. `unanswered`: the answer of the call is
 * lost.
 */
export type Way = 'insert' | 'call' | 'unanswered';

/** The ways in which a browser sends one request, in order. The ways of an inner list are concurrent. */
const habits: Record<string, Way[][]> = {
  'insert, then callable': [['insert'], ['call']],
  'insert alone': [['insert']],
  'callable alone': [['call']],
  'all ways at once': [['insert', 'call', 'call']],
  'same id again': [['insert'], ['call'], ['insert'], ['call']],
  'answer lost': [['insert'], ['unanswered'], ['call']],
};

/** Events of a request that are no faults. `name`: in the printed table. `share`: in the visitors' requests. */
const events = {
  repeated: { name: 'same content, new id', share: 0.06 },
  former: { name: 'payload of an earlier release', share: 0.1 },
  noMailbox: { name: 'no such mailbox', share: 0.03 },
  refusedWords: { name: 'words that the mail server refuses', share: 0.01 },
  erased: { name: 'erased meanwhile', share: 0.02 },
  settled: { name: 'settled by an operator', share: 0.01 },
  requeued: { name: 'requeued by an operator', share: 0.02 },
  inTheWay: { name: 'an e-mail without an entry in its way', share: 0.01 },
  script: { name: 'created by a script, all at one moment', share: 0 },
} as const;
type Event = keyof typeof events;

export interface Visit {
  submission: Submission;
  ways: Way[][];
  network: string;
  event: Event | undefined;
  /** The names of the request's event, outage and habit. The printed table counts the requests for each name. */
  met: Set<string>;
  /** In milliseconds since 1970. */
  storedAt?: number;
  /** Whether a call succeeded. */
  wasCalled?: true;
  /** When the request was erased or its e-mail settled, in milliseconds since 1970. */
  endedAt?: number;
}

/** The share of requests that come from a script instead of a visitor. */
const ofScript = 0.3;

/**
 * Whether the mail server refuses an address. The server's answer repeats the address. Some refused addresses start
 * with `quota`, because the functions must not mistake this word for an error about the sender's quota.
 */
export const isRefused = (address: string): boolean => /^(?:refused|quota)\./.test(address);

const eventOf = (random: Random): Event | undefined => {
  let luck = random.float();
  return (Object.keys(events) as Event[]).find((event) => {
    luck -= events[event].share;
    return luck < 0;
  });
};

/** The requests of a simulation, by visitors and by a script. */
export const newVisits = (random: Random, number: number): Visit[] => {
  const visits: Visit[] = [];
  const byPeople = Math.ceil(number * (1 - ofScript));
  for (let index = 0; index < number; index++) {
    const submission = newSubmission();
    const { request_id, email, message } = submission;
    const isScript = index >= byPeople;
    const event = isScript ? 'script' : eventOf(random);
    const habit = event === 'inTheWay' || isScript ? 'insert alone' : random.choice(Object.keys(habits));
    const network = `10.${random.int(0, 255)}.${random.int(0, 255)}.1`;
    const visit: Visit = { submission, ways: habits[habit ?? ''] ?? [], network, event, met: new Set() };
    if (event === 'repeated') {
      const plain = visits.slice(-12).filter((former) => former.event === undefined);
      const former = random.choice(plain);
      if (former) Object.assign(submission, former.submission, { request_id });
      else visit.event = undefined;
    }
    if (event === 'former')
      Object.assign(submission, random.choice(releases)?.submission, { request_id, email, message });
    if (event === 'noMailbox') submission.email = `${random.choice(['refused', 'quota'])}.${email}`;
    if (event === 'refusedWords') submission.message = `${virus} ${message}`;
    visit.met.add(visit.event ? events[visit.event].name : 'nothing else');
    if (!isScript && habit) visit.met.add(habit);
    visits.push(visit);
  }
  return visits;
};
