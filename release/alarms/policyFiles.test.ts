import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { instances } from '../../functions/src/instances.ts';
import { logLines } from '../../functions/src/logs.ts';
import { alertPolicies } from '../alertPolicies.ts';

const text = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const guide = text('../../docs/operations.md');
const files = globSync('*.yaml', { cwd: import.meta.dirname });

test.each(files)('%s links to its instructions and keeps the limits of Cloud Monitoring', (file) => {
  const { documentation, conditions, alertStrategy, notificationChannels } = parse(text(file));
  const [, heading = 'none'] = /docs\/operations\.md.*?"(.+?)"/.exec(documentation.content) ?? [];
  expect(guide).toMatch(new RegExp(`^#+ ${heading}$`, 'm'));
  expect(notificationChannels, 'the command that creates the policy adds the channel').toBeUndefined();
  expect(alertStrategy.autoClose).toBe('86400s');
  // Cloud Monitoring requires a rate limit and a single condition for policies on logs. For all other policies, it
  // refuses a rate limit.
  const readsLogs = conditions.some((condition: object) => 'conditionMatchedLog' in condition);
  expect('notificationRateLimit' in alertStrategy).toBe(readsLogs);
  expect(conditions.length === 1 || !readsLogs).toBe(true);
});

const errors = Object.entries(logLines).flatMap(([line, severity]) => (severity === 'ERROR' ? [line] : []));
const ofFunctions = 'resource.type="cloud_run_revision" AND';

const onLogs = alertPolicies().filter(({ conditions }) => conditions[0]?.conditionMatchedLog !== undefined);

/** Cloud Monitoring sends at most so many e-mails a day for a policy on logs. */
const mostPerDay = 20;

test('every log line of severity ERROR raises one alarm of its own, which names it, and no other line does', () => {
  const watched = onLogs.map(({ conditions, displayName, alertStrategy }) => {
    const seconds = Number.parseInt(alertStrategy.notificationRateLimit?.period ?? '', 10);
    expect(86_400 / seconds, displayName).toBeLessThan(mostPerDay);
    return [displayName.split(': ')[1], conditions[0]?.conditionMatchedLog?.filter];
  });
  const start = `${ofFunctions} severity>=ERROR AND jsonPayload.message=`;
  expect(watched.toSorted()).toEqual(errors.map((line) => [line, `${start}"${line}"`]).toSorted());
});

test('docs/operations.md has a row for every log line of severity ERROR, and no other row', () => {
  const rows = (guide.split(/^## Alarms$/m)[1] ?? '').matchAll(/^\| `(\w+)` \|/gm);
  expect([...rows].map(([, line]) => line).sort()).toEqual(errors.sort());
});

test('an hour without a successful run of reconciliation raises the alarm, whether the metric is absent or zero', () => {
  expect(instances).toHaveProperty('reconcile');
  const runs = /run\.googleapis\.com\/request_count".*service_name="reconcile" .*response_code_class="2xx"/;
  const metric = { filter: expect.stringMatching(runs) };
  // Each revision of the function has its own time series, so the alarm must use their sum.
  const sum = { crossSeriesReducer: 'REDUCE_SUM' };
  const zero = { comparison: 'COMPARISON_LT', thresholdValue: 1, ...metric };
  expect(parse(text('reconciliationRuns.yaml')).conditions).toMatchObject([
    { conditionAbsent: { ...metric, duration: '3600s', aggregations: [sum] } },
    { conditionThreshold: { ...zero, aggregations: [{ ...sum, alignmentPeriod: '3600s' }] } },
  ]);
});
