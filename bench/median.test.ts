import { expect, it } from 'vitest';
import { median, quantile } from './median.ts';

it.each([
  [[3], 3],
  [[10, 1, 3], 3],
  [[4, 1, 3, 10], 3.5],
  [[2, 2, 100, 1, 3], 2],
])('of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

it('of nothing is refused', () => {
  expect(() => median([])).toThrow('Expected numbers, came none');
});

it.each([
  [0.5, 50],
  [0.95, 95],
  [1, 100],
])('takes the number that a share of %d does not exceed', (share, expected) => {
  const numbers = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(numbers, share)).toBe(expected);
});
