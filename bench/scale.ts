import { readConfiguration } from '../functions/src/config.ts';
import { digestLimits as digests } from '../functions/src/reconciliation/digest.ts';
import { overlap } from '../functions/src/reconciliation/requests.ts';
import { functionsValuesOf } from '../release/functionsValues.ts';
import { type Cost, costs, documentsOfRequest, documentsOfWithheld } from './costs.ts';
import { conclude, sum, table } from './figure.ts';

/**
 * US dollars per unit beyond the free quotas, from Google's price lists on 21 November 2026. Firestore's prices are
 * those of the most expensive location, because Zurich's were not available. A call counts as 0.2 s of one processor
 * and half a GiB of memory, at Cloud Run's prices of tier 2, which includes Zurich. After you change a price, run
 * `npm run bench:scale -- --record`.
 */
const prices = {
  reads: 0.06 / 100_000,
  writes: 0.18 / 100_000,
  deletes: 0.02 / 100_000,
  invocations: 0.4 / 1_000_000 + 0.2 * (0.0000336 + 0.5 * 0.0000035),
} as const;
const names = ['reads', 'writes', 'deletes', 'invocations'] as const;

/** The sum of the costs. `deletes`: the number of documents that expire later. */
const total = (deletes: number, ...parts: Cost[]) => {
  const all = (name: keyof Cost) => sum(parts.map((part) => part[name]));
  return { reads: all('reads'), writes: all('writes'), deletes, invocations: all('invocations') };
};
const dollars = (used: ReturnType<typeof total>) => sum(names.map((name) => used[name] * prices[name]));

/** Milliseconds between two runs of reconciliation. Each run reads a request again that is younger than `overlap`. */
const run = 900_000;
/** The cost of one request in all runs of reconciliation that read it. */
const looked: Cost = { ...costs.lookedAt, reads: (costs.lookedAt.reads * (run + overlap)) / run };
const mailed = [costs.created, costs.mail, costs.mail, looked];
/** A request is named in one list before it is answered. Junk is named in each list of 14 days, if there is room. */
const lists = Array.from({ length: 20 }, () => costs.listed);
const withheld = [costs.created, looked, costs.digested];
/** The costs of each event with its consequences. */
const steps = {
  'a request, mailed and deleted': total(
    documentsOfRequest,
    ...[...mailed, costs.honest, costs.listed, costs.answered],
  ),
  'a junk create, mailed': total(documentsOfRequest, ...mailed, costs.junkMailed, ...lists),
  'a junk create, withheld': total(documentsOfWithheld, ...withheld, costs.junkWithheld),
  'a junk create above the hourly limit': total(documentsOfWithheld, ...withheld, costs.junkAboveHourlyLimit),
  'a junk create, closed': total(0, { reads: 1, writes: 0, invocations: 0 }),
  'a junk call, withheld': total(documentsOfWithheld + 1, looked, costs.digested, costs.junkCall),
  'a junk call, refused': total(0, costs.refusedCall),
};
const costsOfSteps = Object.entries(steps).map(([name, step]) => [
  name,
  ...names.map((operation) => step[operation].toFixed(1)),
  `$ ${(10_000 * dollars(step)).toFixed(2)}`,
]);

const { limits } = readConfiguration(functionsValuesOf(undefined));
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
  const counts = [networks, stored, flood - stored, told + digestMails, confirmed];
  return [...counts.map((count) => count.toLocaleString('en')), `$ ${spent.toFixed(2)}`];
};

const figures = [
  table(['What a step costs', ...names, '10,000 of them'], costsOfSteps),
  table(
    [
      `${flood.toLocaleString('en')} calls from … networks`,
      ...['stored', 'refused', 'e-mails to the team', 'confirmations', 'cost'],
    ],
    [1, 100].map(floodFrom),
  ),
].join('\n\n');
conclude('bench:scale', figures);
