import { expect, test } from 'vitest';
import { budgetBounds } from './fields.ts';

test('the budget ranges touch, and are open at both ends', () => {
  const bounds: { from?: number; to?: number }[] = Object.values(budgetBounds);
  expect(bounds.map(({ from }) => from)).toEqual([undefined, ...bounds.map(({ to }) => to).slice(0, -1)]);
  expect(bounds.at(-1)).not.toHaveProperty('to');
});
