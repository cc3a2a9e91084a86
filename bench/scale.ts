import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readConfiguration } from '../functions/src/config.ts';
import { batches } from '../functions/src/consultation/deleteExpired.ts';
import { instances } from '../functions/src/instances.ts';
import { digestLimits as digests } from '../functions/src/reconciliation/digest.ts';
import { batch as mailPage } from '../functions/src/reconciliation/mails.ts';
import { overlap, batch as requestPage } from '../functions/src/reconciliation/requests.ts';
import { type Cost, claimsOfRequest, costs, documentsOfRequest } from './costs.ts';
import { table } from './table.ts';

/** Requests a day. */
const loads = [10, 10_000, 1_000_000] as const;
/** Visits for each request, and bytes of the first view (docs/performance.md) and of the pages that follow. */
const visit = { perRequest: 50, bytes: 157 * 1_024 + 60_000 } as const;
/** E-mails a day that a mailbox at a provider may send (Google Workspace: 2,000). */
const quota = 2_000;
/** Firestore: writes a second to an index whose values only grow. */
const indexWrites = 500;
const hour = 3_600;
const day = 24 * hour;
/** What was not measured: seconds of a call, of an event that finds the work done, and of one SMTP session. */
const duration = { call: 0.5, event: 0.2, session: 2 } as const;
/** Seconds between two runs of reconciliation, and what a run looks back at. */
const run = 900;
const lookedBack = run + overlap / 1_000;

type Demand = (load: number) => number;
/**
 * The most requests that come within so many seconds: at four in the afternoon 1.9 times as many as on average, and five
 * standard deviations more, as they come by chance (Poisson).
 */
const within =
  (seconds: number): Demand =>
  (load) => {
    const mean = (1.9 * load * seconds) / day;
    return mean + 5 * Math.sqrt(mean);
  };
const times =
  (factor: number, demand: Demand): Demand =>
  (load) =>
    factor * demand(load);
const all: Demand = (load) => load;
/** Each request has two. */
const mails = (demand: Demand) => times(2, demand);

const { limits, directHourlyLimit } = readConfiguration(parseEnv(readFileSync('functions/.env', 'utf8')));
const { notification, onConsultationRequestCreated, deliverMail } = instances;
const placesOf = ({ maxInstances, concurrency }: { maxInstances: number; concurrency: number }) =>
  maxInstances * concurrency;
const inDigests: Demand = (load) => (load > limits.team ? within(run)(load) : 0);
/** Every limit with the demand of one day, as if no other limit withheld anything; those of functions/.env come first. */
const demands: [string, number, Demand][] = [
  ['CONFIRMATION_DAILY_LIMIT', limits.confirmations, all],
  ['DIRECT_HOURLY_LIMIT, busiest hour', directHourlyLimit, within(hour)],
  ['TEAM_DAILY_LIMIT', limits.team, all],
  ['quota of an SMTP account a day', quota, mails(all)],
  ['requests in digests, a run', digests.requests * digests.digests, inDigests],
  ['SMTP sessions, busiest hour', placesOf(deliverMail), times(duration.session / hour, mails(within(hour)))],
  ['reconciliation, requests a run', requestPage.size * requestPage.most, within(lookedBack)],
  ['reconciliation, e-mails a run (extension)', mailPage.size * mailPage.most, mails(within(run))],
  ['nightly deletion', batches.size * batches.most, all],
  ['calls at once, busiest hour', placesOf(notification), times(duration.call / hour, within(hour))],
  ['index mail.due_at, writes in the busiest second', indexWrites, times(2, mails(within(1)))],
  ['index requests.created_at, the same', indexWrites, within(1)],
  ['index claims.created_at, the same', indexWrites, times(claimsOfRequest, within(1))],
  ['control/reconciliation, writes a day', day, () => day / run],
];

/**
 * US dollars beyond the free quotas, as Google's public lists were known on 21 November 2026. Firestore's are those of its
 * dearest location: its row of Zurich could not be read here, and is lower. Cloud Run's are those of its second tier, to
 * which Zurich belongs. Replace them and run `npm run bench:scale`.
 */
const prices = {
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  delete: 0.02 / 100_000,
  /** A call of a function; then its time, at one processor and half a GiB. */
  invocation: 0.4 / 1_000_000,
  second: 0.0000336 + 0.5 * 0.0000035,
  /** What Hosting sends beyond 10 GB a month. */
  gigabyte: 0.15,
} as const;
/** What is free: operations of Firestore a day (not the deletes by expiry), gigabytes of Hosting a month. */
const free = { reads: 50_000, writes: 20_000, gigabytes: 10 } as const;
const firestoreDollars = (reads: number, writes: number, deletes: number) =>
  reads * prices.read + writes * prices.write + deletes * prices.delete;
const functionsDollars = (calls: number) => calls * (prices.invocation + duration.event * prices.second);

const created: Cost = { reads: 1, writes: 1, invocations: 0 };
const looked: Cost = { ...costs.lookedAt, reads: (costs.lookedAt.reads * lookedBack) / run };
/** The sum of what happens, and how many documents are deleted in their time. */
const total = (deletes: number, ...parts: Cost[]) => {
  const sum = (name: keyof Cost) => parts.reduce((all, part) => all + part[name], 0);
  return { reads: sum('reads'), writes: sum('writes'), deletes, invocations: sum('invocations') };
};
const twoMails = total(0, costs.mail, costs.mail);
/** What happens, with all that follows from it. */
const steps = {
  'a request, mailed and deleted': total(documentsOfRequest, created, costs.honest, twoMails, looked),
  'a junk create, mailed': total(documentsOfRequest, created, costs.junkMailed, twoMails, looked),
  'a junk create, withheld': total(2, created, costs.junkWithheld, looked, costs.digested),
  'a junk create above the ceiling': total(2, created, costs.junkAboveCeiling, looked, costs.digested),
  'a junk create, closed': total(0, { ...created, writes: 0 }),
  'a junk call, withheld': total(2, costs.junkCall, looked, costs.digested),
};

const number = (value: number): string => Math.round(value).toLocaleString('en');
const share = (value: number): string => {
  if (value > 1) return `✘ ${number(value)} ×`;
  return value < 0.01 ? '< 1 %' : `${Math.round(100 * value)} %`;
};
const titles = (first: string) => [first, ...loads.map((load) => `${number(load)} a day`)];

const print = (title: string, titles: string[], rows: string[][]) =>
  console.log(`${title}\n\n${table(titles, rows)}\n`);

print(
  'Demand as a share of the limit; ✘ does not fit.',
  titles('Limit'),
  demands.map(([name, capacity, demand]) => [
    `${name}: ${number(capacity)}`,
    ...loads.map((load) => share(demand(load) / capacity)),
  ]),
);

const queues: [string, number, number, Demand][] = [
  ['call', placesOf(notification), duration.call, all],
  ['event', placesOf(onConsultationRequestCreated), duration.event, all],
  ['e-mail', placesOf(deliverMail), duration.session, mails(all)],
];
print(
  'Seconds that the last one of a day waits for a place, when only places limit',
  titles('Queue'),
  queues.map(([name, places, seconds, demand]) => [
    `${name}: ${places} places, ${seconds} s each`,
    ...loads.map((load) => number(Math.max(0, (demand(load) * seconds) / places - day))),
  ]),
);

print(
  'What a step costs',
  ['Step', 'Reads', 'Writes', 'Deletes', 'Calls', '10,000 of them'],
  Object.entries(steps).map(([name, { reads, writes, deletes, invocations }]) => {
    const dollars = firestoreDollars(reads, writes, deletes) + functionsDollars(invocations);
    const operations = [reads, writes, deletes, invocations].map((value) => value.toFixed(1));
    return [name, ...operations, `$ ${(10_000 * dollars).toFixed(2)}`];
  }),
);

const { reads, writes, deletes, invocations } = steps['a request, mailed and deleted'];
const beyond = (used: number, included: number): number => Math.max(0, used - included);
const bills: Record<string, Demand> = {
  Firestore: (load) =>
    30 *
    firestoreDollars(beyond(load * reads, free.reads), beyond(load * writes, free.writes), load * deletes),
  Functions: (load) => 30 * functionsDollars(load * invocations),
  Hosting: (load) =>
    beyond((30 * load * visit.perRequest * visit.bytes) / 1e9, free.gigabytes) * prices.gigabyte,
};
print(
  `A month, beyond what is free, with ${visit.perRequest} visits for each request`,
  titles('Bill'),
  Object.entries(bills).map(([name, bill]) => [name, ...loads.map((load) => `$ ${number(bill(load))}`)]),
);
