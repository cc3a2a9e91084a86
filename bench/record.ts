import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../commands/folders.ts';

const file = join(root, 'docs/figures.md');

/** Replaces the text below a heading of the second level. Throws when the heading is missing. */
export const withSection = (document: string, heading: string, text: string): string => {
  const sections = document.split(/^(?=## )/m);
  const index = sections.findIndex((section) => section.startsWith(`## ${heading}\n`));
  if (index < 0) throw new Error(`Expected the heading "## ${heading}" in the document, found none`);
  return `${sections.with(index, `## ${heading}\n\n${text.trim()}\n\n`).join('').trimEnd()}\n`;
};

/** `runs`: how often each value was measured. `speed`: the machine's speed as measured by Lighthouse. */
export interface Series {
  runs: number;
  speed: number | undefined;
}

const inWords = ({ runs, speed = Number.NaN }: Series): string =>
  `, medians of ${runs} runs, on a machine that Lighthouse gives ${Math.round(speed)}`;

/** With `--record`, writes the results of a bench into docs/figures.md. */
export const record = (bench: string, text: string, series?: Series): void => {
  if (!process.argv.includes('--record')) return;
  const date = new Date().toISOString().slice(0, 10);
  const load = loadavg()[0]?.toFixed(1);
  const taken = `Taken on ${date}, ${cpus().length} cores, load ${load}${series ? inWords(series) : ''}.`;
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), bench, `${taken}\n\n${text}`));
};
