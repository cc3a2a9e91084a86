import { expect, onTestFinished, test, vi } from 'vitest';
import { startGoogle } from '../tests/support/release/googleApis.ts';
import { project, type Resource } from '../tests/support/release/resources.ts';
import { throughProxy } from '../tests/support/release/workTree.ts';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';
import { createAlarms } from './alarms.ts';
import { alarmTitles } from './alertPolicies.ts';

const place = { project, email: 'team@helvardar.ch', host: 'helvardar.ch' };
const atOnce = { tries: 3, milliseconds: 1 };

/** Makes `gcloud` call a simulation of Google's APIs. `held` returns the simulated resources of one kind. */
const fake = async () => {
  const folder = temporaryFolder();
  const google = await startGoogle(folder);
  onTestFinished(() => void google.close());
  for (const [name, value] of Object.entries(throughProxy(folder, google.address, google.certificate)))
    vi.stubEnv(name, value);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const held = (kind: string): Resource[] =>
    [...google.state.resources].flatMap(([name, each]) => (name.includes(`/${kind}/`) ? [each] : []));
  return { google, held };
};

test('creates all, and waits until Google knows the metric', async () => {
  const { google, held } = await fake();
  google.fail(/^POST monitoring.+\/alertPolicies$/, 404, 2);
  await createAlarms(place, atOnce);
  expect(google.waiting()).toEqual([]);
  expect(held('metrics')).toMatchObject([
    { name: 'reconciled', filter: expect.stringContaining('"reconciled"') },
  ]);
  expect(held('notificationChannels')).toMatchObject([{ labels: { email_address: 'team@helvardar.ch' } }]);
  expect(held('uptimeCheckConfigs')).toMatchObject([
    {
      httpCheck: { validateSsl: true },
      monitoredResource: { labels: { host: 'helvardar.ch', project_id: project } },
    },
  ]);
  const titles = held('alertPolicies').map(({ displayName }) => displayName);
  expect(titles).toEqual(alarmTitles);
  expect(titles).toContain('A request or an e-mail needs somebody: overdue');
  expect(titles.slice(-2)).toEqual(['Reconciliation did not run for an hour', 'The website does not answer']);
  const check = held('uptimeCheckConfigs')[0]?.['name'].split('/').at(-1);
  expect(JSON.stringify(held('alertPolicies').at(-1))).toContain(`metric.label.check_id=\\"${check}\\"`);
});

test('a second run creates nothing twice, updates the policies, and keeps who is notified', async () => {
  const { google, held } = await fake();
  await createAlarms(place, atOnce);
  const [website] = held('alertPolicies').slice(-1);
  Object.assign(website ?? {}, { combiner: 'AND', notificationChannels: ['by hand'] });
  await createAlarms(place, atOnce);
  const kinds = ['metrics', 'notificationChannels', 'uptimeCheckConfigs', 'alertPolicies'];
  expect(kinds.map((kind) => held(kind).length)).toEqual([1, 1, 1, alarmTitles.length]);
  const [channel] = held('notificationChannels').map(({ name }) => name);
  const told = held('alertPolicies').map(({ notificationChannels }) => notificationChannels);
  expect(told.pop()).toEqual(['by hand', channel]);
  expect(told).toEqual(alarmTitles.slice(1).map(() => [channel]));
  expect(held('alertPolicies').at(-1)).toMatchObject({ combiner: 'OR' });
  expect([...google.unknown]).toEqual([]);
});

test('repeats the error of Google if the metric stays unknown', async () => {
  const { google } = await fake();
  google.fail(/^POST monitoring.+\/alertPolicies$/, 404, 3);
  await expect(createAlarms(place, atOnce)).rejects.toThrow('NOT_FOUND');
});
