import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = readFileSync(join(import.meta.dirname, '../..', 'docs', 'behaviour.md'), 'utf8');

/** The words in backticks in the first column of a section's tables. */
export const firstColumnOf = (section: string): string[] => {
  const [, behind = ''] = text.split(new RegExp(`^#+ ${section.replace('.', '\\.')}\\.? `, 'm'));
  const [own = ''] = behind.split(/^#+ /m);
  return [...own.matchAll(/^\|[^|]*/gm)].flatMap(([cell]) => cell.match(/(?<=`)[^` ,]+(?=`)/g) ?? []);
};
