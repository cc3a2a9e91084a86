import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../commands/folders.ts';
import { logLines } from '../functions/src/logs.ts';

const read = (file: string): string => readFileSync(join(root, 'release/alarms', file), 'utf8');

const errorLines = Object.entries(logLines).flatMap(([line, severity]) =>
  severity === 'ERROR' ? [line] : [],
);

/**
 * Alert policies in YAML, in which `CHECK` stands for the id of the uptime check. Each log line of severity ERROR has
 * its own policy, because Cloud Monitoring sends at most 20 e-mails a day for a policy on logs.
 */
export const alertPolicies: readonly string[] = [
  ...errorLines.map((line) => read('functionErrors.yaml').replaceAll('LINE', line)),
  read('reconciliationRuns.yaml'),
  read('website.yaml'),
];

export const alarmTitles: readonly string[] = alertPolicies.map((policy) => parse(policy).displayName);
