import { Query } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { warnDaily } from '../../functions/src/reconciliation/dailyWarnings.ts';
import { reconcile } from '../../functions/src/reconciliation/reconcile.ts';
import { day, hour } from '../../functions/src/time.ts';
import { loggedBy, useHarness } from '../support/functions/harness.ts';
import { newSubmission } from '../support/functions/submissions.ts';

const harness = useHarness();
/** The log lines of the daily runs from one day to another, by day. */
const saidFrom = async (first: Date, days: number, mailDelivery = 'smtp') => {
  const said: Record<string, object> = {};
  for (let count = 0; count < days; count++) {
    const now = new Date(first.getTime() + count * day);
    const [line] = await loggedBy(() => warnDaily({ ...harness, mailDelivery }, now));
    if (line) said[now.toISOString().slice(0, 10)] = line;
  }
  return said;
};

test('a site that nobody deploys is warned of the end of Trigger Email: weekly, and daily at the end', async () => {
  const said = await saidFrom(new Date('2027-01-01T02:30Z'), 93, 'extension');
  expect(Object.keys(said)).toEqual([
    ...['2027-02-04', '2027-02-11', '2027-02-18', '2027-02-25', '2027-03-04', '2027-03-11', '2027-03-18'],
    ...['2027-03-25', '2027-03-26', '2027-03-27', '2027-03-28', '2027-03-29', '2027-03-30', '2027-03-31'],
    ...['2027-04-01', '2027-04-02', '2027-04-03'],
  ]);
  expect(said['2027-03-31']).toMatchObject({ severity: 'ERROR', message: 'extensionEnds', count: 1 });
});

test('our own delivery needs no such warning', async () =>
  expect(await saidFrom(new Date('2027-03-01T02:30Z'), 40)).toEqual({}));

test('fourteen days without a request are said, and then every week until one comes', async () => {
  await harness.store(newSubmission());
  const start = new Date(Date.now() + day / 2);
  const said = await saidFrom(start, 30);
  expect(Object.values(said)).toMatchObject([
    { severity: 'ERROR', message: 'noRequests', count: 14 },
    { count: 21 },
    { count: 28 },
  ]);
});

test('a warning of the day that fails is given by the next run', async () => {
  await harness.store(newSubmission());
  const now = new Date(Date.now() + 14 * day + hour);
  const settings = { ...harness.settings(), mailDelivery: 'smtp' };
  const { orderBy } = Query.prototype;
  const failing = vi.spyOn(Query.prototype, 'orderBy').mockImplementation(function (this: Query, ...order) {
    if (order[1] === 'desc') throw new Error('14 UNAVAILABLE');
    return orderBy.apply(this, order);
  });
  const warnings = async () => {
    const logged = await loggedBy(() => reconcile(settings, now).catch(() => undefined));
    return logged.filter(({ message }) => message === 'noRequests').length;
  };
  expect(await warnings()).toBe(0);
  failing.mockRestore();
  expect(await warnings()).toBe(1);
  expect(await warnings()).toBe(0);
});
