import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type measured from '../src/pages/websiteDevelopment/measured.json';

type Measured = typeof measured;

const file = join(import.meta.dirname, '../src/pages/websiteDevelopment/measured.json');

/** Results of benches and tests, shown on the page about website development. */
export const readMeasured = (): Measured => JSON.parse(readFileSync(file, 'utf8'));

/** Stores a measurement, which the site shows after the next build. `command` repeats the measurement. */
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
