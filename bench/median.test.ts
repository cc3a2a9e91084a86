import { expect, it } from 'vitest';
import { median } from './median.ts';

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
