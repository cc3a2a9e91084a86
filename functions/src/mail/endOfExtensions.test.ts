import { expect, test, vi } from 'vitest';
import * as logs from '../logs.ts';
import { day } from '../time.ts';
import { warnOfEndOfExtensions } from './endOfExtensions.ts';

/** The days between two dates on which the daily run logs, and the number that it logs. */
const saidBetween = (first: string, last: string, mailDelivery = 'extension') => {
  const log = vi.spyOn(logs, 'log').mockImplementation(() => {});
  const said: Record<string, unknown> = {};
  for (let time = Date.parse(`${first}T02:30Z`); time <= Date.parse(`${last}T02:30Z`); time += day) {
    log.mockClear();
    warnOfEndOfExtensions(mailDelivery, new Date(time));
    for (const [line, facts] of log.mock.calls)
      said[new Date(time).toISOString().slice(5, 10)] = [line, facts.count];
  }
  return said;
};

test('a site that is not deployed is warned every week from February on, and every day at the end', () => {
  expect(saidBetween('2026-11-01', '2027-01-30')).toEqual({});
  expect(Object.keys(saidBetween('2027-02-01', '2027-03-24'))).toHaveLength(7);
  expect(saidBetween('2027-03-26', '2027-04-02')).toMatchObject({
    '03-26': ['extensionEnds', 6],
    '03-31': ['extensionEnds', 1],
    '04-02': ['extensionEnds', -1],
  });
});

test('our own function needs no warning', () =>
  expect(saidBetween('2027-02-01', '2027-04-02', 'smtp')).toEqual({}));
