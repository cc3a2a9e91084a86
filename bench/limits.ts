import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readConfiguration } from '../functions/src/config.ts';
import { batches } from '../functions/src/consultation/deleteExpired.ts';
import { instances } from '../functions/src/instances.ts';
import { most as digests } from '../functions/src/reconciliation/digest.ts';
import { page as mailPage } from '../functions/src/reconciliation/mails.ts';
import { overlap, page as requestPage } from '../functions/src/reconciliation/requests.ts';
import { day, mostWithin } from './arrivals.ts';
import { claimsOfRequest } from './operations.ts';

/** What was not measured: seconds of a call, of an event that finds the work done, and of one SMTP session. */
export const seconds = { call: 0.5, event: 0.2, session: 2 } as const;
/** E-mails a day that a mailbox at a provider may send (Google Workspace: 2,000). */
const quota = 2_000;
/** Firestore: writes a second to an index whose values only grow. */
const indexWrites = 500;
const hour = 3_600;
/** Between two runs of reconciliation, and what a run looks back at. */
const run = 900;
const lookedBack = run + overlap / 1_000;
/** Runs of reconciliation that look at one request. */
export const looks = lookedBack / run;

const configuration = readConfiguration(parseEnv(readFileSync('functions/.env', 'utf8')));
export const placesOf = ({ maxInstances, concurrency }: { maxInstances: number; concurrency: number }) =>
  maxInstances * concurrency;

interface Limit {
  name: string;
  capacity: number;
  demand: (arrivals: readonly number[], mails: readonly number[]) => number;
}

/** Every limit with the demand of one day, as if no other limit withheld anything; those of functions/.env come first. */
export const limits: readonly Limit[] = [
  { name: 'CONFIRMATION_DAILY_LIMIT', capacity: configuration.limits.confirmations, demand: (a) => a.length },
  {
    name: 'DIRECT_HOURLY_LIMIT, busiest hour',
    capacity: configuration.directHourlyLimit,
    demand: (a) => mostWithin(a, hour),
  },
  { name: 'TEAM_DAILY_LIMIT', capacity: configuration.limits.team, demand: (a) => a.length },
  { name: 'quota of an SMTP account a day', capacity: quota, demand: (_, mails) => mails.length },
  {
    name: 'requests in digests, a run',
    capacity: digests.requests * digests.digests,
    demand: (a) => (a.length > configuration.limits.team ? mostWithin(a, run) : 0),
  },
  {
    name: 'SMTP sessions, busy seconds in the busiest hour',
    capacity: placesOf(instances.deliverMail) * hour,
    demand: (_, mails) => mostWithin(mails, hour) * seconds.session,
  },
  {
    name: 'reconciliation, requests a run',
    capacity: requestPage.size * requestPage.most,
    demand: (a) => mostWithin(a, lookedBack, 300),
  },
  {
    name: 'reconciliation, e-mails a run (extension)',
    capacity: mailPage.size * mailPage.most,
    demand: (_, mails) => mostWithin(mails, run),
  },
  { name: 'nightly deletion', capacity: batches.size * batches.most, demand: (a) => a.length },
  {
    name: 'calls at once, busy seconds in the busiest hour',
    capacity: placesOf(instances.notification) * hour,
    demand: (a) => mostWithin(a, hour) * seconds.call,
  },
  {
    name: 'index mail.due_at, writes in the busiest second',
    capacity: indexWrites,
    demand: (_, mails) => 2 * mostWithin(mails, 1),
  },
  {
    name: 'index requests.created_at, the same',
    capacity: indexWrites,
    demand: (a) => mostWithin(a, 1),
  },
  {
    name: 'index claims.created_at, the same',
    capacity: indexWrites,
    demand: (a) => claimsOfRequest * mostWithin(a, 1),
  },
  { name: 'control/reconciliation, writes a day', capacity: day, demand: () => day / run },
];
