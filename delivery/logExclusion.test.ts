import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { typed } from './cli.ts';
import { exclusionStateIn, logExclusion, logExclusionIsSet, setExclusion } from './logExclusion.ts';

const filter =
  'resource.type="cloud_run_revision" AND resource.labels.service_name="ext-firestore-send-email-processqueue"';
const sink = (...exclusions: object[]) => JSON.stringify({ name: '_Default', exclusions });

test.each([
  ['set', sink({ name: 'noise', filter: 'severity<INFO' }, { name: 'trigger-email', filter })],
  ['changed', sink({ name: 'trigger-email', filter, disabled: true })],
  ['changed', sink({ name: 'trigger-email', filter: `${filter} AND severity<ERROR` })],
  ['missing', sink({ name: 'noise', filter: 'severity<INFO' })],
  ['missing', JSON.stringify({ name: '_Default' })],
  ['unknown', ''],
] as const)('the exclusion is %s in the answer %s', (state, answer) => {
  expect(exclusionStateIn(answer)).toBe(state);
});

test('the command can be typed, and discards everything that the service of the extension logs', () => {
  expect(typed(setExclusion('helvardar-site', 'missing'))).toBe(
    `gcloud logging sinks update _Default '--add-exclusion=name=trigger-email,filter=${filter}' --project helvardar-site --quiet`,
  );
  expect(typed(setExclusion('helvardar-site', 'changed'))).toContain('--remove-exclusions=trigger-email ');
});

test('docs/deploy.md has the same exclusion for who sets it by hand', () => {
  const guide = readFileSync(new URL('../docs/deploy.md', import.meta.url), 'utf8');
  expect(guide).toContain(`--add-exclusion='name=trigger-email,filter=${filter}'`);
});

const extension = { functionsValues: { MAIL_DELIVERY: 'extension' } };

test('what could not be asked is told while the extension sends', () => {
  expect(logExclusion({ ...extension, logExclusion: 'unknown' })).toMatchObject([{ level: 'unknown' }]);
  expect(logExclusion({ ...extension, logExclusion: 'missing' })).toEqual([]);
  const own = { functionsValues: { MAIL_DELIVERY: 'smtp' } };
  expect(logExclusion({ ...own, logExclusion: 'unknown' })).toEqual([]);
});

test('an exclusion that is still missing after its step stops', () => {
  expect(logExclusionIsSet('set')).toEqual([]);
  expect(logExclusionIsSet('missing')).toMatchObject([{ level: 'stop' }]);
  expect(logExclusionIsSet('changed')).toMatchObject([{ level: 'stop' }]);
  expect(logExclusionIsSet('unknown')).toMatchObject([{ level: 'unknown' }]);
});
