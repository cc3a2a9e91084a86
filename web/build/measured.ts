import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type measured from '../src/pages/websiteDevelopment/measured.json';

type Measured = typeof measured;

const file = join(import.meta.dirname, '../src/pages/websiteDevelopment/measured.json');

/** The last measurements of benches and tests, which the page about website development shows. */
export const readMeasured = (): Measured => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Replaces a measurement that the site shows after the next build. `command` is the command that repeats the
 * measurement.
 */
export const recordShown = <Name extends keyof Measured>(
  name: Name,
  command: string,
  figures: Omit<Measured[Name], 'date' | 'command'>,
): void => {
  const date = new Date().toISOString().slice(0, 10);
  const next = { ...readMeasured(), [name]: { date, command, ...figures } };
  writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
  console.log(`Recorded in ${file}`);
};
