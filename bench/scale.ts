import { readConfiguration } from '../functions/src/config.ts';
import { instances } from '../functions/src/instances.ts';
import { batches } from '../functions/src/reconciliation/deleteExpired.ts';
import { digestLimits as digests } from '../functions/src/reconciliation/digest.ts';
import { batch as mails } from '../functions/src/reconciliation/mails.ts';
import { overlap, batch as requests } from '../functions/src/reconciliation/requests.ts';
import { functionsValuesOf } from '../release/functionsValues.ts';
import { budgets } from '../web/build/sizes.ts';
import { type Cost, costs, documentsOfRequest, documentsOfWithheld } from './costs.ts';
import { sum, table } from './figure.ts';
import { record } from './record.ts';

/** Requests per day. */
const loads = [10, 1_000, 10_000] as const;
const hour = 3_600;
const day = 24 * hour;
/** The assumed duration of a function call (`event`) and of an SMTP session, in seconds. */
const duration = { event: 0.2, session: 2 } as const;
/** Seconds between two runs of reconciliation. */
const run = 900;
/** A run reads the requests of this many seconds: since the last run, plus `overlap`, which the last run read too. */
const lookedBack = run + overlap / 1_000;

/**
 * US dollars per unit beyond the free quotas, from Google's price lists on 21 November 2026. Firestore's prices are
 * those of the most expensive location, because Zurich's were not available. Cloud Run's are those of tier 2, which
 * includes Zurich. After you change a price, run `npm run bench:scale -- --record`.
 */
const prices = {
  reads: 0.06 / 100_000,
  writes: 0.18 / 100_000,
  deletes: 0.02 / 100_000,
  /** The fixed price of a call, and the price of one processor and half a GiB of memory for the call's duration. */
  invocations: 0.4 / 1_000_000 + duration.event * (0.0000336 + 0.5 * 0.0000035),
  /** A gigabyte that Hosting sends. */
  gigabyte: 0.15,
} as const;
/**
 * The free quotas: Firestore operations per day, and gigabytes of Hosting per month. `deletes` is missing, because
 * deletes by expiry have no free quota.
 */
const free = { reads: 50_000, writes: 20_000, gigabytes: 10 } as const;
/** Assumed visits per request. */
const visits = 50;
/** Gigabytes that Hosting sends for the visits of one request. Each visit loads the largest allowed page plus 60 kB. */
const gigabytes = (visits * (budgets.everything + 60_000)) / 1e9;

/**
 * The maximum number of requests to expect in this many seconds of the busiest hour: 1.9 times the average rate, plus
 * five standard deviations of the Poisson distribution. `load`: requests per day.
 */
const within = (seconds: number, load: number): number => {
  const mean = (1.9 * load * seconds) / day;
  return mean + 5 * Math.sqrt(mean);
};
const number = (value: number): string => Math.round(value).toLocaleString('en');
const limit = (name: string, most: number, demand: number) => {
  const share = demand / most;
  const percent = share < 0.01 ? '< 1 %' : `${Math.round(100 * share)} %`;
  return [`${name}: ${number(most)}`, share > 1 ? `✘ ${number(share)} ×` : percent] as const;
};
const { limits, directHourlyLimit } = readConfiguration(functionsValuesOf(undefined));
const sessions = instances.deliverMail.maxInstances * instances.deliverMail.concurrency;
/** The share of each limit that `load` requests per day use, if no other limit reduces their number. */
const demandsOf = (load: number) => {
  const [inHour, inRun] = [within(hour, load), within(run, load)];
  return [
    limit('CONFIRMATION_DAILY_LIMIT', limits.confirmations, load),
    limit('DIRECT_HOURLY_LIMIT, busiest hour', directHourlyLimit, inHour),
    limit('TEAM_DAILY_LIMIT', limits.team, load),
    limit('an SMTP account, e-mails a day (Google Workspace)', 2_000, 2 * load),
    limit('requests in digests, a day', digests.requests * digests.perDay, Math.max(0, load - limits.team)),
    limit('SMTP sessions, busiest hour', sessions, (2 * duration.session * inHour) / hour),
    limit('reconciliation, requests a run', requests.size * requests.most, within(lookedBack, load)),
    limit('reconciliation, e-mails a run (extension)', mails.size * mails.most, 2 * inRun),
    limit('deletion, requests a day', (batches.size * batches.most * day) / run, load),
  ];
};

/** The cost of one request in all runs of reconciliation that read it. */
const looked: Cost = { ...costs.lookedAt, reads: (costs.lookedAt.reads * lookedBack) / run };
/** The sum of the costs. `deletes`: the number of documents that expire later. */
const total = (deletes: number, ...parts: Cost[]) => {
  const all = (name: keyof Cost) => sum(parts.map((part) => part[name]));
  return { reads: all('reads'), writes: all('writes'), deletes, invocations: all('invocations') };
};
const mailed = [costs.created, costs.mail, costs.mail, looked];
/** A request is named in one list before it is answered. Junk is named in each list of 14 days, if there is room. */
const lists = Array.from({ length: 20 }, () => costs.listed);
const withheld = [costs.created, looked, costs.digested];
const request = total(documentsOfRequest, ...mailed, costs.honest, costs.listed, costs.answered);
/** The costs of each event with its consequences. */
const steps = {
  'a request, mailed and deleted': request,
  'a junk create, mailed': total(documentsOfRequest, ...mailed, costs.junkMailed, ...lists),
  'a junk create, withheld': total(documentsOfWithheld, ...withheld, costs.junkWithheld),
  'a junk create above the hourly limit': total(documentsOfWithheld, ...withheld, costs.junkAboveHourlyLimit),
  'a junk create, closed': total(0, { reads: 1, writes: 0, invocations: 0 }),
  'a junk call, withheld': total(documentsOfWithheld + 1, looked, costs.digested, costs.junkCall),
  'a junk call, refused': total(0, costs.refusedCall),
};
type Operations = typeof request;
const names = ['reads', 'writes', 'deletes', 'invocations'] as const;
const dollars = (used: Partial<Operations>) => sum(names.map((name) => (used[name] ?? 0) * prices[name]));

/** Dollars per month. */
const billsOf = (load: number) => {
  const beyond = (used: number, included: number) => Math.max(0, used - included);
  const reads = beyond(load * request.reads, free.reads);
  const writes = beyond(load * request.writes, free.writes);
  const firestore = 30 * dollars({ reads, writes, deletes: load * request.deletes });
  const functions = 30 * dollars({ invocations: load * request.invocations });
  const hosting = beyond(30 * load * gigabytes, free.gigabytes) * prices.gigabyte;
  return Object.entries({ firestore, functions, hosting }).map(
    ([name, bill]) => [name, `$ ${number(bill)}`] as const,
  );
};

const loadsTable = (title: string, of: (load: number) => (readonly [string, string])[]): string => {
  const rows = of(0).map(([name], row) => [name, ...loads.map((load) => of(load)[row]?.[1] ?? '')]);
  return table([title, ...loads.map((load) => `${number(load)} a day`)], rows);
};
const costsOfSteps = Object.entries(steps).map(([name, step]) => [
  name,
  ...names.map((operation) => step[operation].toFixed(1)),
  `$ ${(10_000 * dollars(step)).toFixed(2)}`,
]);
/** 100 calls a second for eight minutes, from this many networks. */
const flood = 48_000;
const floodFrom = (networks: number): string[] => {
  const stored = Math.min(flood, networks * limits.storedPerSource);
  const told = Math.min(limits.team, networks * limits.teamPerSource);
  const confirmed = Math.min(limits.confirmations, networks * limits.confirmationsPerSource);
  // The last digest of a day is followed by one e-mail with a number.
  const inDigests = Math.ceil((stored - told) / digests.requests);
  const digestMails = inDigests > digests.perDay ? digests.perDay + 1 : inDigests;
  const spent =
    told * dollars(steps['a junk create, mailed']) +
    (stored - told) * dollars(steps['a junk call, withheld']) +
    (flood - stored) * dollars(steps['a junk call, refused']);
  const counts = [networks, stored, flood - stored, told + digestMails, confirmed].map(number);
  return [...counts, `$ ${spent.toFixed(2)}`];
};

const figures = [
  loadsTable('Share of each limit; ✘ does not fit', demandsOf),
  loadsTable(`A month in dollars, with ${visits} visits for each request`, billsOf),
  table(['What a step costs', ...names, '10,000 of them'], costsOfSteps),
  table(
    [
      `${number(flood)} calls from … networks`,
      'stored',
      'refused',
      'e-mails to the team',
      'confirmations',
      'cost',
    ],
    [1, 100].map(floodFrom),
  ),
].join('\n\n');
console.log(figures);
record('bench:scale', figures);
