import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** What is used of Cloud Monitoring's AlertPolicy. */
interface Policy {
  displayName: string;
  documentation: { content: string; mimeType: string };
  combiner: string;
  conditions: {
    displayName: string;
    conditionMatchedLog?: { filter: string };
    conditionAbsent?: Metric;
    conditionThreshold?: Metric & { comparison: string; thresholdValue: number };
  }[];
  alertStrategy: { notificationRateLimit?: { period: string }; autoClose: string };
  notificationChannels?: string[];
}
interface Metric {
  filter: string;
  duration: string;
  aggregations: { alignmentPeriod: string; perSeriesAligner: string; crossSeriesReducer: string }[];
}

const text = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const policies = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, policy: JSON.parse(text(name)) as Policy }));
const policyIn = (file: string) => policies.find(({ name }) => name === file)?.policy;

const seconds = (duration: string): number => Number(/^(\d+)s$/.exec(duration)?.[1]);

describe.each(policies)('$name', ({ policy }) => {
  const { conditions, alertStrategy } = policy;
  const readsLogs = conditions.some(({ conditionMatchedLog }) => conditionMatchedLog);

  test('is a policy as Cloud Monitoring wants it, and leads to what to do', () => {
    expect(policy).toMatchObject({ displayName: expect.stringMatching(/./), combiner: 'OR' });
    expect(policy.notificationChannels, 'named by the command that creates it').toBeUndefined();
    expect(policy.documentation.mimeType).toBe('text/markdown');
    const [, heading = 'none'] = /docs\/operations\.md.*?"(.+?)"/.exec(policy.documentation.content) ?? [];
    expect(text('../../docs/operations.md')).toMatch(new RegExp(`^#+ ${heading}$`, 'm'));
    for (const { displayName, ...kinds } of conditions) {
      expect(displayName).toMatch(/./);
      expect(Object.keys(kinds)).toHaveLength(1);
    }
  });

  test('limits its e-mails if and only if it reads logs, which it then does alone', () => {
    expect(alertStrategy.notificationRateLimit !== undefined).toBe(readsLogs);
    if (readsLogs) expect(conditions).toHaveLength(1);
  });

  test('closes after half an hour to a week', () => {
    expect(seconds(alertStrategy.autoClose)).toBeGreaterThanOrEqual(30 * 60);
    expect(seconds(alertStrategy.autoClose)).toBeLessThanOrEqual(7 * 24 * 60 * 60);
  });

  test('asks a metric over whole minutes, and its absence from two minutes to 23.5 hours', () => {
    for (const { conditionAbsent, conditionThreshold } of conditions) {
      const metric = conditionAbsent ?? conditionThreshold;
      if (!metric) continue;
      expect(metric.filter).toMatch(/^metric\.type=".+" AND resource\.type="\w+"/);
      const durations = metric.aggregations.map(({ alignmentPeriod }) => alignmentPeriod);
      for (const duration of [metric.duration, ...durations]) expect(seconds(duration) % 60).toBe(0);
      for (const duration of durations) expect(seconds(duration)).toBeGreaterThanOrEqual(60);
      if (!conditionAbsent) continue;
      expect(seconds(metric.duration)).toBeGreaterThanOrEqual(120);
      expect(seconds(metric.duration)).toBeLessThanOrEqual(23.5 * 60 * 60);
    }
  });
});

/** A log entry as Cloud Logging makes it of a line of JSON that a function prints. */
type Entry = Record<string, unknown>;

/** Every line that the functions can log, printed by their own logger. */
const entries = (): Entry[] => {
  const script = `
    const { logLines, log } = await import(process.argv[1]);
    for (const line of Object.keys(logLines)) log(line, { count: 1 });`;
  const logs = new URL('../../functions/src/logs.ts', import.meta.url).href;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', script, logs],
    {
      encoding: 'utf8',
    },
  );
  expect(status, stderr).toBe(0);
  return (stdout + stderr)
    .trim()
    .split('\n')
    .map((line) => {
      const { severity, ...payload } = JSON.parse(line) as Record<string, string>;
      const fields = Object.entries(payload).map(([name, value]) => [`jsonPayload.${name}`, value]);
      return { severity, 'resource.type': 'cloud_run_revision', ...Object.fromEntries(fields) };
    });
};

const severities = ['DEBUG', 'INFO', 'NOTICE', 'WARNING', 'ERROR', 'CRITICAL'];

/** The part of Logging's query language that stands in the filters here. */
const matches = (filter: string, entry: Entry): boolean =>
  filter.split(' AND ').every((clause) => {
    const [, field = '', operator, right = ''] = /^([\w.]+)(>=|=)(.+)$/.exec(clause) ?? [];
    const value = String(entry[field]);
    if (operator === '>=') return severities.indexOf(value) >= severities.indexOf(right);
    const list = /^\((.+)\)$/.exec(right)?.[1] ?? right;
    return list.split(' OR ').includes(JSON.stringify(value));
  });

const linesThatMatch = (filter = '') => entries().filter((entry) => matches(filter, entry));
const messages = (found: Entry[]) => found.map((entry) => entry['jsonPayload.message']).sort();

test('every error line of the functions raises the alarm, and no other line does', () => {
  const filter = policyIn('errors.json')?.conditions[0]?.conditionMatchedLog?.filter;
  const errors = entries().filter(({ severity }) => severity === 'ERROR');
  expect(errors).not.toEqual([]);
  expect(messages(linesThatMatch(filter))).toEqual(messages(errors));
});

test('every error line has its row in docs/operations.md, and no other line has one', () => {
  const [, section = ''] = text('../../docs/operations.md').split(/^## Alarms$/m);
  const rows = section.matchAll(/^\| `(\w+)` \|/gm);
  const errors = entries().filter(({ severity }) => severity === 'ERROR');
  expect([...rows].map(([, line]) => line).sort()).toEqual(messages(errors));
});

test('the runs of reconciliation are counted, and nothing else', () => {
  const { filter } = parse(text('reconciled.yaml')) as { filter: string };
  expect(messages(linesThatMatch(filter))).toEqual(['reconciled']);
});

test('an hour without reconciliation raises the alarm, whether the metric is silent or zero', () => {
  const conditions = policyIn('reconciliation.json')?.conditions ?? [];
  const [absent] = conditions.flatMap(({ conditionAbsent }) => conditionAbsent ?? []);
  const [zero] = conditions.flatMap(({ conditionThreshold }) => conditionThreshold ?? []);
  expect(absent?.duration).toBe('3600s');
  expect(zero).toMatchObject({ comparison: 'COMPARISON_LT', thresholdValue: 1 });
  expect(zero?.aggregations[0]?.alignmentPeriod).toBe('3600s');
  for (const metric of [absent, zero]) {
    expect(metric?.filter).toContain('"logging.googleapis.com/user/reconciled"');
    // Each revision of the function is a series of its own, which ends with the next deployment.
    expect(metric?.aggregations[0]?.crossSeriesReducer).toBe('REDUCE_SUM');
  }
});
