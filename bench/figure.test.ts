import { expect, test } from 'vitest';
import { atMost, median, shown, targetOf } from './figure.ts';

const atLeast = { format: String, target: ['≥', 99] } as const;

test.each([
  [atMost(50), '≤ 50 ms', 50, '50 ms'],
  [atMost(50), '≤ 50 ms', 50.4, '✘ 50 ms'],
  [atMost(50), '≤ 50 ms', Number.NaN, '✘ NaN ms'],
  [atLeast, '≥ 99', 99, '99'],
  [atLeast, '≥ 99', 98, '✘ 98'],
  [{ format: String }, '', 1e9, '1000000000'],
])('judges %o, whose target is "%s", at %d', (figure, target, value, text) => {
  expect(targetOf(figure)).toBe(target);
  expect(shown(figure, value)).toBe(text);
});

test.each([
  [[9, 10, 1], 9],
  [[4, 2, 3, 1], 2],
  [[7], 7],
])('finds the median of %j', (values, middle) => {
  expect(median(values)).toBe(middle);
});
