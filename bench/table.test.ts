import { expect, it } from 'vitest';
import { isMissed, milliseconds, shown, targetOf } from './figure.ts';
import { table } from './table.ts';

it('sets names flush left and figures flush right, without blanks at the end', () => {
  const rows = [
    ['/', '1 ms', ''],
    ['/de/about', '10 ms', '✘ 5'],
  ];
  expect(table(['Page', 'TBT', 'since'], rows)).toBe(
    [
      'Page         TBT  since',
      '─────────  ─────  ─────',
      '/           1 ms',
      '/de/about  10 ms    ✘ 5',
    ].join('\n'),
  );
});

const atMost = { title: 'TBT', format: milliseconds, target: { most: 50 } };
const atLeast = { title: 'Perf', format: String, target: { least: 99 } };

it.each([
  [atMost, 50, false, '50 ms'],
  [atMost, 50.4, true, '✘ 50 ms'],
  [atLeast, 99, false, '99'],
  [atLeast, 98, true, '✘ 98'],
  [{ title: 'Bytes', format: String }, 1e9, false, '1000000000'],
])('judges %o at %d', (figure, value, missed, text) => {
  expect(isMissed(figure, value)).toBe(missed);
  expect(shown(figure, value)).toBe(text);
});

it('writes a target as a limit', () => {
  expect([atMost, atLeast, { title: 'Bytes', format: String }].map(targetOf)).toEqual([
    '≤ 50 ms',
    '≥ 99',
    '',
  ]);
});
