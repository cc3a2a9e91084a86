import { describe, expect, test } from 'vitest';
import { type Age, afterTry, mostTries } from './outboxAge.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const start = Date.parse('2026-11-20T10:00:00Z');

/** The age of a request after failed tries at these days from the start. It was first stored at the first of them. */
const triedAt = (...days: number[]): Age =>
  days.reduce<Age>((age, at) => afterTry(age, start + at * day), {
    since: start + (days[0] ?? 0) * day,
    tries: 0,
  });

const year = 365;
const histories: { name: string; days: number[]; over: boolean }[] = [
  { name: 'tried on six days', days: [0, 1, 2, 3, 4, 5, 6], over: false },
  { name: 'tried every day, at the end of the seventh', days: [0, 1, 2, 3, 4, 5, 6, 7], over: true },
  { name: 'tried every day, a minute before that', days: [0, 1, 2, 3, 4, 5, 6, 6.999], over: false },
  { name: 'tried often on the seventh day, late', days: [0, 6.9, 7, 7.5], over: false },
  { name: 'tried again a day after that', days: [0, 6.9, 7, 7.5, 7.9], over: true },
  { name: 'left alone for ten days, tried once', days: [0, 10], over: false },
  { name: 'left alone for ten days, tried often within an hour', days: [0, 10, 10.01, 10.04], over: false },
  { name: 'left alone for ten days, tried again a day later', days: [0, 10, 11], over: true },
  { name: 'with a clock that is a month ahead for a while', days: [0, 30, 30.5, 1], over: false },
  { name: 'and then seven days old by the right one', days: [0, 30, 30.5, 1, 6, 7], over: true },
  { name: 'with a clock that is ahead, right, and ahead again', days: [0, 30, 1, 31.5], over: false },
  { name: 'with a clock that is a year back for a while', days: [0, -year, 1, 2, 5.9], over: false },
  { name: 'with a clock set right from a year back', days: [-year, 0, 0.9], over: false },
  { name: 'the same, tried for a day', days: [-year, 0, 0.9, 1], over: true },
  { name: 'with a clock set right from a year ahead', days: [year, 0, 1, 6.9], over: false },
  { name: 'the same, tried for seven days', days: [year, 0, 1, 6, 7], over: true },
  { name: 'with a clock a month ahead, then right at twenty days', days: [0, 30, 20, 21], over: true },
  { name: 'with a clock a month back, then ten days ahead', days: [0, -30, 10], over: false },
  { name: 'with a clock that is two hours back at the end', days: [0, 6.5, 7.4, 7.49, 7.5], over: true },
];

test.each(histories)('a request $name is over: $over', ({ days, over }) => {
  expect(triedAt(...days).over ?? false).toBe(over);
});

describe('a clock of which nothing can be believed', () => {
  test.each([
    ['stands still', () => start],
    ['begins anew at each visit', (visit: number) => start - (visit % 3) * hour],
    ['leaps about', (visit: number) => start + (visit % 2 === 0 ? 1 : -1) * visit * year * day],
  ])('that %s keeps no request for ever', (_, clock) => {
    let age: Age = { since: start, tries: 0 };
    for (let visit = 1; visit < mostTries; visit++) age = afterTry(age, clock(visit));
    expect(age.over).toBeUndefined();
    expect(afterTry(age, clock(mostTries)).over).toBe(true);
  });
});

test('a hundred tries within seven days end nothing', () => {
  expect(triedAt(...Array.from({ length: 100 }, (_, index) => index * 0.069)).over).toBeUndefined();
});
