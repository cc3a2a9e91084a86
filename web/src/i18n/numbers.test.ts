import { expect, test } from 'vitest';
import { decimalNumber, wholeNumber } from './numbers.ts';

test.each([
  ['en', '500', '5,000', '1,234,567', '99.9'],
  ['de', '500', '5’000', '1’234’567', '99,9'],
  ['fr', '500', '5\u202f000', '1\u202f234\u202f567', '99,9'],
] as const)('numbers in %s have its separators', (language, hundreds, thousands, millions, decimals) => {
  expect([500, 5_000, 1_234_567].map((number) => wholeNumber(number, language))).toEqual([
    hundreds,
    thousands,
    millions,
  ]);
  expect(decimalNumber(99.9, 1, language)).toBe(decimals);
});
