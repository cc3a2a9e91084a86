import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { halfDay, inBasel, isBeforeWeekend } from './officeHours.ts';

test.each([
  ['before the office opens', '2026-11-23T06:59:59Z', null],
  ['as it opens on Monday', '2026-11-23T07:00:00Z', '2026-11-23-08'],
  ['before two', '2026-11-23T12:59:59Z', '2026-11-23-08'],
  ['at two', '2026-11-23T13:00:00Z', '2026-11-23-14'],
  ['before it closes', '2026-11-23T16:59:59Z', '2026-11-23-14'],
  ['as it closes', '2026-11-23T17:00:00Z', null],
  ['at midnight', '2026-11-23T23:00:00Z', null],
  ['on Friday afternoon', '2026-11-27T14:00:00Z', '2026-11-27-14'],
  ['on Saturday', '2026-11-28T09:00:00Z', null],
  ['on Sunday', '2026-11-29T09:00:00Z', null],
  ['on the last working day of winter time', '2026-03-27T07:00:00Z', '2026-03-27-08'],
  ['on the first working day of summer time', '2026-03-30T06:00:00Z', '2026-03-30-08'],
  ['on the last working day of summer time', '2026-10-23T06:00:00Z', '2026-10-23-08'],
  ['on the first working day of winter time', '2026-10-26T06:00:00Z', null],
  ['an hour later', '2026-10-26T07:00:00Z', '2026-10-26-08'],
  ['on the last day of the year', '2026-12-31T13:30:00Z', '2026-12-31-14'],
])('%s the half-day follows the office hours of Basel', (_, now, expected) => {
  expect(halfDay(Date.parse(now))).toBe(expected);
});

test('only Friday afternoon is the last half-day before a weekend', () => {
  const halves = Array.from({ length: 7 * 24 }, (_, index) =>
    halfDay(Date.parse('2026-11-22T23:30:00Z') + index * 60 * 60_000),
  );
  expect(new Set(halves.filter((half) => half !== null && isBeforeWeekend(half)))).toEqual(
    new Set(['2026-11-27-14']),
  );
});

test('a working day has two half-days, also when the clocks change', () => {
  const quarter = 15 * 60_000;
  for (const start of ['2026-03-23T00:00:00Z', '2026-10-19T00:00:00Z']) {
    const found = new Set<string>();
    for (let now = Date.parse(start); now < Date.parse(start) + 14 * 24 * 4 * quarter; now += quarter)
      found.add(halfDay(now) ?? 'none');
    expect(found.size).toBe(1 + 2 * 10);
  }
});

test('times are shown in the time zone of Basel, in summer and in winter', () => {
  expect(inBasel(Timestamp.fromMillis(Date.parse('2026-11-23T13:05:00Z')))).toBe('23 November 2026 at 14:05');
  expect(inBasel(Timestamp.fromMillis(Date.parse('2026-07-01T22:30:00Z')))).toBe('2 July 2026 at 00:30');
  expect(inBasel('yesterday')).toBe('an unknown time');
});
