import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../commands/folders.ts';
import { logLines } from '../functions/src/logs.ts';

const read = (file: string): string => readFileSync(join(root, 'release/alarms', file), 'utf8');

const errorLines = Object.entries(logLines).flatMap(([line, severity]) =>
  severity === 'ERROR' ? [line] : [],
);

const https = { useSsl: true, validateSsl: true, port: 443 };
/** The uptime checks, as `UptimeCheckConfig` of Google's Monitoring API. */
export const uptimeChecks = {
  website: { period: '300s', timeout: '60s', httpCheck: { ...https, path: '/' } },
  /** Hosting passes this call to the function, which must refuse an empty request. */
  form: {
    period: '900s',
    timeout: '60s',
    httpCheck: {
      ...https,
      path: '/api/consultation',
      requestMethod: 'POST',
      contentType: 'USER_PROVIDED',
      customContentType: 'application/json',
      body: Buffer.from('{"data":{}}').toString('base64'),
      acceptedResponseStatusCodes: [{ statusValue: 400 }, { statusValue: 401 }],
    },
    contentMatchers: [{ content: 'INVALID_ARGUMENT|UNAUTHENTICATED', matcher: 'MATCHES_REGEX' }],
  },
} as const;

/** The fields of an alert policy that the code reads. */
interface AlertPolicy {
  displayName: string;
  conditions: { conditionMatchedLog?: { filter: string } }[];
  alertStrategy: { notificationRateLimit?: { period: string } };
}

/**
 * The alert policies. Each log line of severity ERROR has its own policy, because Cloud Monitoring sends at most 20
 * e-mails a day for a policy on logs. `idOf`: the id of an uptime check.
 */
export const alertPolicies = (idOf = (name: string) => name): AlertPolicy[] => [
  ...errorLines.map((line) => parse(read('functionErrors.yaml').replaceAll('LINE', line))),
  parse(read('reconciliationRuns.yaml')),
  ...Object.keys(uptimeChecks).map((name) =>
    parse(read('uptime.yaml').replaceAll('CHECK-NAME', idOf(name)).replaceAll('NAME', name)),
  ),
];

export const alarmTitles: readonly string[] = alertPolicies().map(({ displayName }) => displayName);
