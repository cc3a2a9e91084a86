import { instances } from '../functions/src/instances.ts';
import { arrivalsOfDay, percentile95, randomFrom, waits } from './arrivals.ts';
import { limits, placesOf, seconds } from './limits.ts';
import { deletesOfStep, firestoreDollars, functionsDollars, steps } from './money.ts';
import { documentsOfRequest } from './operations.ts';
import { free, prices } from './prices.ts';
import { table } from './table.ts';

const loads = [10, 10_000, 1_000_000] as const;
const seed = 9;
/** Visits for each request, and bytes of the first view (docs/performance.md) and of the pages that follow. */
const visit = { perRequest: 50, bytes: 157 * 1_024 + 60_000 } as const;

const days = loads.map((load) => {
  const random = randomFrom(seed);
  const arrivals = arrivalsOfDay(load, random);
  const mails = arrivals.flatMap((time) => [time, time]);
  return { load, arrivals, mails, random };
});
const number = (value: number): string => Math.round(value).toLocaleString('en');
const share = (value: number): string => (value < 0.01 ? '< 1 %' : `${Math.round(100 * value)} %`);
const titles = (first: string) => [first, ...loads.map((load) => `${number(load)} a day`)];

console.log(`Seed ${seed}. Demand as a share of the limit; ✘ does not fit.\n`);
const rows = limits.map(({ name, capacity, demand }) => [
  `${name}: ${number(capacity)}`,
  ...days.map(({ arrivals, mails }) => {
    const used = demand(arrivals, mails) / capacity;
    return used > 1 ? `✘ ${number(used)} ×` : share(used);
  }),
]);
console.log(table(titles('Limit'), rows));

const queues = [
  ['call', placesOf(instances.notification), seconds.call, 'arrivals'],
  ['event', placesOf(instances.onConsultationRequestCreated), seconds.event, 'arrivals'],
  ['e-mail', placesOf(instances.deliverMail), seconds.session, 'mails'],
] as const;
console.log('\nSeconds of waiting for a place, 95 of 100, when only places limit\n');
const waited = queues.map(([name, places, mean, of]) => [
  `${name}: ${places} places, ${mean} s each`,
  ...days.map((one) => number(percentile95(waits(one[of], places, mean, one.random)))),
]);
console.log(table(titles('Queue'), waited));

console.log('\nWhat a step costs\n');
const money = Object.entries(steps).map(([name, cost]) => {
  const { reads, writes, invocations } = cost;
  const deletes = deletesOfStep(name, cost);
  const dollars = firestoreDollars(reads, writes, deletes) + functionsDollars(invocations);
  return [
    name,
    ...[reads, writes, deletes, invocations].map((value) => value.toFixed(1)),
    `$ ${(10_000 * dollars).toFixed(2)}`,
  ];
});
console.log(table(['Step', 'Reads', 'Writes', 'Deletes', 'Calls', '10,000 of them'], money));

console.log(`\nA month, beyond what is free, with ${visit.perRequest} visits for each request\n`);
const beyond = (used: number, included: number): number => Math.max(0, used - included);
const months = loads.map((load) => {
  const { reads, writes, invocations } = steps['a request, mailed and deleted'];
  const gigabytes = (30 * load * visit.perRequest * visit.bytes) / 1e9;
  return [
    30 *
      firestoreDollars(
        beyond(load * reads, free.reads),
        beyond(load * writes, free.writes),
        load * documentsOfRequest,
      ),
    30 * functionsDollars(load * invocations),
    beyond(gigabytes, free.gigabytes) * prices.gigabyte,
  ];
});
const bills = ['Firestore', 'Functions', 'Hosting'].map((name, bill) => [
  name,
  ...months.map((month) => `$ ${number(month[bill] ?? 0)}`),
]);
console.log(table(titles('Bill'), bills));
