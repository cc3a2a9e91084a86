import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { markdownTable } from 'markdown-table';
import { root } from '../commands/folders.ts';

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

export const atMost = (most: number, format: Figure['format']): Figure => ({
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

/**
 * Prints the results of a bench. With `--record`, they also replace the section of the bench in docs/figures.md. `how`
 * says how they were measured. Returns the exit code: 1 if a value misses its target.
 */
export const conclude = (bench: string, text: string, how = ''): number => {
  console.log(`\n${text}`);
  if (process.argv.includes('--record')) {
    const file = join(root, 'docs/figures.md');
    const load = `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`;
    const taken = `Taken on ${new Date().toISOString().slice(0, 10)}, ${load}${how}.`;
    const sections = readFileSync(file, 'utf8').split(/^(?=## )/m);
    const heading = `## ${bench}\n`;
    const index = sections.findIndex((section) => section.startsWith(heading));
    if (index < 0) throw new Error(`Expected the heading "${heading.trim()}" in ${file}, found none`);
    const others = sections.with(index, `${heading}\n${taken}\n\n${text}\n\n`);
    writeFileSync(file, `${others.join('').trimEnd()}\n`);
  }
  return text.includes('✘') ? 1 : 0;
};

/** Parses a whole number of at least one. */
export const count = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Expected a whole number of at least one.');
  return Number(text);
};
