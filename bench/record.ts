import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../commands/folders.ts';

const file = join(root, 'docs/figures.md');

/** Returns the document with a new text below a heading of the second level. Throws when the heading is missing. */
export const withSection = (document: string, heading: string, text: string): string => {
  const sections = document.split(/^(?=## )/m);
  const index = sections.findIndex((section) => section.startsWith(`## ${heading}\n`));
  if (index < 0) throw new Error(`Expected the heading "## ${heading}" in the document, found none`);
  return `${sections.with(index, `## ${heading}\n\n${text.trim()}\n\n`).join('').trimEnd()}\n`;
};

/** Writes the figures of a bench below its heading in docs/figures.md, if the command line contains `--record`. */
export const record = (bench: string, text: string): void => {
  if (!process.argv.includes('--record')) return;
  const taken = `Taken on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}.`;
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), bench, `${taken}\n\n${text}`));
};
