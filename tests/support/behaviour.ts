import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = readFileSync(join(import.meta.dirname, '../..', 'docs', 'behaviour.md'), 'utf8');

/** The rows of all tables in a section of `behaviour.md`, each as a list of its cells. */
export const rowsOf = (section: string): string[][] => {
  const [, behind = ''] = text.split(new RegExp(`^#+ ${section.replace('.', '\\.')}\\.? `, 'm'));
  const [own = ''] = behind.split(/^#+ /m);
  return [...own.matchAll(/^\|(.*)\|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()));
};

/** The words in backticks in the first column of a section's tables. */
export const firstColumnOf = (section: string): string[] =>
  rowsOf(section).flatMap(([cell = '']) => cell.match(/(?<=`)[^` ,]+(?=`)/g) ?? []);
