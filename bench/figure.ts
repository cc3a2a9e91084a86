import { loadavg } from 'node:os';
import { InvalidArgumentError } from 'commander';
import { markdownTable } from 'markdown-table';
import { record, type Series } from './record.ts';

/** The format and the target of a measurement. */
export interface Figure {
  target?: readonly ['≤' | '≥', number];
  format: (value: number) => string;
}

export const units = {
  seconds: (value: number) => `${(value / 1_000).toFixed(2)} s`,
  milliseconds: (value: number) => `${Math.round(value)} ms`,
  kibibytes: (value: number) => `${(value / 1_024).toFixed(1)} KiB`,
  decimals: (value: number) => value.toFixed(3),
};

export const atMost = (most: number, format: Figure['format'] = units.milliseconds): Figure => ({
  target: ['≤', most],
  format,
});

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The median; of two middle values, the smaller one. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length / 2) - 1] ?? Number.NaN;

/** The target as text; empty if there is none. */
export const targetOf = ({ target, format }: Figure): string =>
  target ? `${target[0]} ${format(target[1])}` : '';

/** A value as text, marked if it misses its target. */
export const shown = ({ target: [sign, limit] = ['≥', 0], format }: Figure, value: number): string =>
  `${(sign === '≤' ? value <= limit : value >= limit) ? '' : '✘ '}${format(value)}`;

/** A Markdown table. Only the first column is aligned left. */
export const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  markdownTable([titles, ...rows], { align: titles.map((_, column) => (column === 0 ? 'left' : 'right')) });

/** Prints and records the table of a bench. Returns the exit code: 1 if a value misses its target. */
export const conclude = (
  bench: string,
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  series?: Series,
): number => {
  console.log(`\n${table(titles, rows)}\n\nLoad of the machine: ${loadavg()[0]?.toFixed(1)}`);
  record(bench, table(titles, rows), series);
  return rows.flat().some((cell) => cell.startsWith('✘')) ? 1 : 0;
};

/** Parses a whole number of at least one. */
export const count = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Expected a whole number of at least one.');
  return Number(text);
};
