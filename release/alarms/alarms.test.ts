import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type LogLine, logLines } from '../../functions/src/logs.ts';

const text = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const guide = text('../../docs/operations.md');
const policies = globSync('*.yaml', { cwd: import.meta.dirname }).filter(
  (file) => file !== 'reconciled.yaml',
);

test.each(policies)('%s links to its instructions and keeps the limits of Cloud Monitoring', (file) => {
  const { documentation, conditions, alertStrategy, notificationChannels } = parse(text(file));
  const [, heading = 'none'] = /docs\/operations\.md.*?"(.+?)"/.exec(documentation.content) ?? [];
  expect(guide).toMatch(new RegExp(`^#+ ${heading}$`, 'm'));
  expect(notificationChannels, 'the command that creates the policy adds the channel').toBeUndefined();
  expect(alertStrategy.autoClose).toBe('86400s');
  // Cloud Monitoring requires a rate limit and a single condition for policies on logs, and refuses a limit for others.
  const readsLogs = conditions.some((condition: object) => 'conditionMatchedLog' in condition);
  expect('notificationRateLimit' in alertStrategy).toBe(readsLogs);
  expect(conditions.length === 1 || !readsLogs).toBe(true);
});

const errors = Object.entries(logLines).flatMap(([line, severity]) => (severity === 'ERROR' ? [line] : []));
const ofFunctions = 'resource.type="cloud_run_revision" AND';

test('every log line of severity ERROR raises the alarm, and no other line does', () => {
  const [{ conditionMatchedLog }] = parse(text('functionErrors.yaml')).conditions;
  const [start, names = ''] = conditionMatchedLog.filter.split('jsonPayload.message=');
  expect(start).toBe(`${ofFunctions} severity>=ERROR AND `);
  expect(names.slice(1, -1).split(' OR ').sort()).toEqual(errors.map((line) => `"${line}"`).sort());
});

test('docs/operations.md has a row for every log line of severity ERROR, and no other row', () => {
  const rows = (guide.split(/^## Alarms$/m)[1] ?? '').matchAll(/^\| `(\w+)` \|/gm);
  expect([...rows].map(([, line]) => line).sort()).toEqual(errors.sort());
});

test('the metric counts the runs of reconciliation and nothing else', () => {
  const line: LogLine = 'reconciled';
  expect(parse(text('reconciled.yaml')).filter).toBe(`${ofFunctions} jsonPayload.message="${line}"`);
});

test('an hour without reconciliation raises the alarm, whether the metric is absent or zero', () => {
  const metric = { filter: expect.stringContaining('"logging.googleapis.com/user/reconciled"') };
  // Each deployment starts a new time series, because each revision of the function has its own.
  const sum = { crossSeriesReducer: 'REDUCE_SUM' };
  const zero = { comparison: 'COMPARISON_LT', thresholdValue: 1, ...metric };
  expect(parse(text('reconciliationRuns.yaml')).conditions).toMatchObject([
    { conditionAbsent: { ...metric, duration: '3600s', aggregations: [sum] } },
    { conditionThreshold: { ...zero, aggregations: [{ ...sum, alignmentPeriod: '3600s' }] } },
  ]);
});
