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
 * The alert policies of a project in YAML, with `CHECK` in the place of the uptime check's id. Each log line of
 * severity ERROR has its own policy: Cloud Monitoring sends at most 20 e-mails a day for a policy on logs, and a
 * frequent line would use them up.
 */
export const alertPolicies: readonly string[] = [
  ...errorLines.map((line) => read('functionErrors.yaml').replaceAll('LINE', line)),
  read('reconciliationRuns.yaml'),
  read('website.yaml'),
];

/** The titles of the alert policies. */
export const alarmTitles: readonly string[] = alertPolicies.map((policy) => parse(policy).displayName);
