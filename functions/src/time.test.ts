import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { dueList, inBasel, nextListAfter } from './time.ts';

test.each([
  ['before eight on Monday', '2026-11-23T06:59:59Z', null],
  ['at eight', '2026-11-23T07:00:00Z', '2026-11-23-08'],
  ['before four', '2026-11-23T14:59:59Z', '2026-11-23-08'],
  ['at four', '2026-11-23T15:00:00Z', '2026-11-23-16'],
  ['in the late evening', '2026-11-23T22:59:59Z', '2026-11-23-16'],
  ['at midnight', '2026-11-23T23:00:00Z', null],
  ['on Saturday', '2026-11-28T09:00:00Z', null],
  ['on Sunday', '2026-11-29T09:00:00Z', null],
  ['on the last working day of winter time', '2026-03-27T07:00:00Z', '2026-03-27-08'],
  ['on the first working day of summer time', '2026-03-30T06:00:00Z', '2026-03-30-08'],
  ['on the first working day of winter time', '2026-10-26T06:00:00Z', null],
  ['an hour later', '2026-10-26T07:00:00Z', '2026-10-26-08'],
])('%s the due list follows the clock of Basel', (_, now, expected) => {
  expect(dueList(Date.parse(now))).toBe(expected);
});

test.each([
  ['the afternoon of the same day', '2026-11-23T07:10:00Z', '2026-11-23T15:00:00Z'],
  ['the next morning', '2026-11-23T15:00:00Z', '2026-11-24T07:00:00Z'],
  ['Monday', '2026-11-27T15:00:00Z', '2026-11-30T07:00:00Z'],
  ['Monday in summer time', '2026-03-27T15:00:00Z', '2026-03-30T06:00:00Z'],
  ['Monday in winter time', '2026-10-23T14:00:00Z', '2026-10-26T07:00:00Z'],
])('the next list is that of %s', (_, now, expected) => {
  expect(new Date(nextListAfter(Date.parse(now)))).toEqual(new Date(expected));
});

test('times are shown in the time zone of Basel, in summer and in winter', () => {
  expect(inBasel(Timestamp.fromMillis(Date.parse('2026-11-23T13:05:00Z')))).toBe('23 November 2026 at 14:05');
  expect(inBasel(Timestamp.fromMillis(Date.parse('2026-07-01T22:30:00Z')))).toBe('2 July 2026 at 00:30');
  expect(inBasel('yesterday')).toBe('an unknown time');
});
