import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';
import { createAlarms } from './alarms.ts';

/** A fake `gcloud` that stores what was created, and knows a new metric only at the third request. */
const gcloud = `#!${process.execPath}
const { readFileSync, writeFileSync } = require('node:fs');
const file = __dirname + '/../state.json';
const state = JSON.parse(readFileSync(file, 'utf8'));
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const option = (name) => process.argv.find((word) => word.startsWith('--' + name + '='))?.slice(name.length + 3) ?? '';
const end = (output, code = 0, error = '') => {
  writeFileSync(file, JSON.stringify(state));
  process.stdout.write(output);
  process.stderr.write(error);
  process.exit(code);
};
const [kind, verb] = [words.filter((word) => /^(metrics|channels|uptime|policies|services)$/.test(word))[0], words.find((word) => /^(list|list-configs|create|update|enable)$/.test(word))];
state.commands.push(process.argv.slice(2).map((word) => word.split('\\n')[0]).join(' '));
if (kind === 'services') end('');
if (verb.startsWith('list')) end(JSON.stringify(state[kind]));
if (kind === 'policies') {
  const displayName = /displayName: (.*)/.exec(option('policy'))[1];
  if (option('policy').includes('user/reconciled') && (state.refusals = (state.refusals ?? 0) + 1) < 3)
    end('', 1, 'ERROR: NOT_FOUND: Cannot find metric that matches type');
  if (verb === 'create') state.policies.push({ name: 'policies/' + state.policies.length, displayName, text: option('policy') });
  end('');
}
const entry = { metrics: { name: 'reconciled' }, channels: { name: 'channels/1', labels: { email_address: option('channel-labels').split('=')[1] } }, uptime: { name: 'uptimeCheckConfigs/website-1', displayName: 'Website' } }[kind];
if (verb === 'create') state[kind].push(entry);
end(entry.name + '\\n');
`;

const empty = { commands: [], metrics: [], channels: [], uptime: [], policies: [] };
const place = { project: 'helvardar-site', email: 'team@helvardar.ch', host: 'helvardar.ch' };
const atOnce = { tries: 3, milliseconds: 1 };

const fake = (state: object = empty) => {
  const folder = temporaryFolder({ 'bin/gcloud': gcloud, 'state.json': JSON.stringify(state) });
  vi.stubEnv('PATH', `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  return () => JSON.parse(readFileSync(join(folder, 'state.json'), 'utf8'));
};

test('creates metric, channel, uptime check and policies, and waits until Google knows the metric', async () => {
  const state = fake();
  await createAlarms(place, atOnce);
  const { metrics, channels, uptime, policies, refusals, commands } = state();
  expect([metrics, channels, uptime].map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(policies.map(({ displayName }: { displayName: string }) => displayName)).toEqual([
    'A request or an e-mail needs somebody',
    'Reconciliation did not run for an hour',
    'The website does not answer',
  ]);
  expect(refusals).toBe(3);
  expect(policies[2].text).toContain('metric.label.check_id="website-1"');
  expect(commands.find((command: string) => command.includes('uptime create'))).toMatch(
    /host=helvardar\.ch,project_id=helvardar-site .*--validate-ssl=true/,
  );
  for (const command of commands) expect(command).toContain('--project helvardar-site');
});

test('a second run creates nothing twice and updates the policies', async () => {
  const state = fake();
  await createAlarms(place, atOnce);
  await createAlarms(place, atOnce);
  const { metrics, channels, uptime, policies, commands } = state();
  expect([metrics, channels, uptime, policies].map(({ length }) => length)).toEqual([1, 1, 1, 3]);
  expect(commands.filter((command: string) => command.includes('policies update policies/'))).toHaveLength(3);
});

test('repeats the error of Google if the metric stays unknown', async () => {
  fake({ ...empty, refusals: -9 });
  await expect(createAlarms(place, atOnce)).rejects.toThrow('Cannot find metric');
});
