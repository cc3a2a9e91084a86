import { expect, test } from 'vitest';
import { arrivalsOfDay, day, mostWithin, percentile95, randomFrom, waits } from './arrivals.ts';

test('a seed gives the same day again, with about as many arrivals as asked for', () => {
  const arrivals = arrivalsOfDay(10_000, randomFrom(1));
  expect(arrivalsOfDay(10_000, randomFrom(1))).toEqual(arrivals);
  expect(Math.abs(arrivals.length - 10_000)).toBeLessThan(400);
  expect(arrivals.every((time, index) => time < day && time >= (arrivals[index - 1] ?? 0))).toBe(true);
});

test('the afternoon is the busiest time', () => {
  const arrivals = arrivalsOfDay(100_000, randomFrom(1));
  const inHour = (hour: number) => arrivals.filter((time) => Math.floor(time / 3_600) === hour).length;
  expect(inHour(16) / (arrivals.length / 24)).toBeCloseTo(1.9, 1);
  expect(inHour(4)).toBeLessThan(inHour(16) / 5);
});

test('the most within some seconds is found across the steps', () => {
  expect(mostWithin([0, 9, 10, 11, 30], 10)).toBe(2);
  expect(mostWithin([0, 9, 10, 11, 30], 20, 10)).toBe(4);
  expect(mostWithin([], 10)).toBe(0);
});

/** Makes everybody stay for the mean. */
const steady = () => 1 - Math.exp(-1);

test('who finds no place waits for the first that is free', () => {
  const rounded = waits([0, 0, 0, 1, 10], 2, 4, steady).map(Math.round);
  expect(rounded).toEqual([0, 0, 4, 3, 0]);
});

test('five of a hundred may wait longer', () => {
  expect(percentile95(Array.from({ length: 100 }, (_, index) => index))).toBe(95);
  expect(percentile95([])).toBe(0);
});
