import { expect, onTestFinished, test, vi } from 'vitest';
import { startGoogle } from '../tests/support/release/googleApis.ts';
import { project, type Resource } from '../tests/support/release/resources.ts';
import { throughProxy } from '../tests/support/release/workTree.ts';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';
import { createAlarms, diesWith } from './alarms.ts';
import { alarmTitles } from './alertPolicies.ts';

const emails = ['team@helvardar.ch', 'owner@bluewin.ch'];
const place = { project, emails, host: 'helvardar.ch' };
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
  expect(held('notificationChannels')).toMatchObject(
    emails.map((email_address) => ({ labels: { email_address } })),
  );
  expect(held('uptimeCheckConfigs')).toMatchObject([
    {
      httpCheck: { path: '/', validateSsl: true },
      monitoredResource: { labels: { host: 'helvardar.ch', project_id: project } },
    },
    {
      displayName: 'form',
      httpCheck: {
        ...{ path: '/api/consultation', requestMethod: 'POST', customContentType: 'application/json' },
        ...{ body: '{"data":{}}', acceptedResponseStatusCodes: [{ statusValue: 400 }, { statusValue: 401 }] },
      },
      contentMatchers: [{ content: expect.stringContaining('INVALID_ARGUMENT') }],
      period: '900s',
    },
  ]);
  const titles = held('alertPolicies').map(({ displayName }) => displayName);
  expect(titles).toEqual(alarmTitles);
  expect(titles).toContain('A request or an e-mail needs somebody: overdue');
  expect(titles.slice(-3)).toEqual([
    'Reconciliation did not run for an hour',
    'The website does not answer',
    'The form does not answer',
  ]);
  const checks = held('uptimeCheckConfigs').map(({ name }) => name.split('/').at(-1));
  for (const [index, policy] of held('alertPolicies').slice(-2).entries())
    expect(JSON.stringify(policy)).toContain(`metric.label.check_id=\\"${checks[index]}\\"`);
});

test('a second run creates nothing twice, updates the policies, and keeps who is notified', async () => {
  const { google, held } = await fake();
  await createAlarms(place, atOnce);
  const [form] = held('alertPolicies').slice(-1);
  Object.assign(form ?? {}, { combiner: 'AND', notificationChannels: ['by hand'] });
  await createAlarms(place, atOnce);
  const kinds = ['metrics', 'notificationChannels', 'uptimeCheckConfigs', 'alertPolicies'];
  expect(kinds.map((kind) => held(kind).length)).toEqual([1, 2, 2, alarmTitles.length]);
  const channels = held('notificationChannels').map(({ name }) => name);
  const told = held('alertPolicies').map(({ notificationChannels }) => notificationChannels);
  expect(told.pop()).toEqual(['by hand', ...channels]);
  expect(told).toEqual(alarmTitles.slice(1).map(() => channels));
  expect(held('alertPolicies').at(-1)).toMatchObject({ combiner: 'OR' });
  expect([...google.unknown]).toEqual([]);
});

test('repeats the error of Google if the metric stays unknown', async () => {
  const { google } = await fake();
  google.fail(/^POST monitoring.+\/alertPolicies$/, 404, 3);
  await expect(createAlarms(place, atOnce)).rejects.toThrow('NOT_FOUND');
});

test.each([
  [['team@helvardar.ch', 'a@mail.helvardar.ch'], true],
  [['team@helvardar.ch', 'owner@bluewin.ch'], false],
  [['owner@nothelvardar.ch'], false],
])('whether the alarms to %j die with the domain: %s', (addresses, dies) =>
  expect(diesWith('www.helvardar.ch', addresses)).toBe(dies),
);
