import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { suites } from '../../../emulators/configuration.ts';

const valuesIn = (name: string) =>
  parseEnv(readFileSync(new URL(`../../../functions/${name}`, import.meta.url), 'utf8'));

const values = { ...valuesIn('.env'), ...valuesIn(`.env.${suites.test.projectId}`) };

const required = (name: string): string => {
  const value = values[name];
  if (!value) throw new Error(`Expected ${name} in functions/.env`);
  return value;
};

/** The sender and the receiver of the suite's e-mails. */
export const sender = required('MAIL_FROM').replace(/^.*<(.*)>$/, '$1');
export const teamAddress = required('TEAM_ADDRESS');
