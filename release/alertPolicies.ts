import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../commands/folders.ts';
import { logLines } from '../functions/src/logs.ts';

const read = (file: string): string => readFileSync(join(root, 'release/alarms', file), 'utf8');

const errorLines = Object.entries(logLines).flatMap(([line, severity]) =>
  severity === 'ERROR' ? [line] : [],
);

/** The paths that uptime checks ask, and how each is asked, as options of `gcloud`. */
export const uptimeChecks = {
  website: ['--path=/', '--period=5'],
  /** Hosting passes this call to the function, which must refuse an empty request. */
  form: [
    ...['--path=/api/consultation', '--period=15', '--request-method=post', '--body={"data":{}}'],
    ...['--content-type=user-provided', '--custom-content-type=application/json', '--status-codes=400,401'],
    ...['--matcher-type=matches-regex', '--matcher-content=INVALID_ARGUMENT|UNAUTHENTICATED'],
  ],
} as const;

/**
 * Alert policies in YAML, in which `CHECK-website` stands for the id of an uptime check. Each log line of severity ERROR has
 * its own policy, because Cloud Monitoring sends at most 20 e-mails a day for a policy on logs.
 */
export const alertPolicies: readonly string[] = [
  ...errorLines.map((line) => read('functionErrors.yaml').replaceAll('LINE', line)),
  read('reconciliationRuns.yaml'),
  ...Object.keys(uptimeChecks).map((name) => read('uptime.yaml').replaceAll('NAME', name)),
];

export const alarmTitles: readonly string[] = alertPolicies.map((policy) => parse(policy).displayName);
