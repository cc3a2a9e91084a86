import { expect, it } from 'vitest';
import { isMissed, milliseconds, shown, targetOf } from './figure.ts';

const atMost = { title: 'TBT', format: milliseconds, target: { most: 50 } };
const atLeast = { title: 'Perf', format: String, target: { least: 99 } };
const free = { title: 'Bytes', format: String };

it.each([
  [atMost, '≤ 50 ms', 50, false, '50 ms'],
  [atMost, '≤ 50 ms', 50.4, true, '✘ 50 ms'],
  [atLeast, '≥ 99', 99, false, '99'],
  [atLeast, '≥ 99', 98, true, '✘ 98'],
  [free, '', 1e9, false, '1000000000'],
])('judges %o, whose target is "%s", at %d', (figure, target, value, missed, text) => {
  expect(targetOf(figure)).toBe(target);
  expect(isMissed(figure, value)).toBe(missed);
  expect(shown(figure, value)).toBe(text);
});
