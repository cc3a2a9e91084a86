import { delimiter } from 'node:path';
import { expect, test, vi } from 'vitest';
import { project, type Resource, type State, stored } from '../tests/support/release/resources.ts';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';
import { createAlarms, diesWith } from './alarms.ts';
import { alarmTitles } from './alertPolicies.ts';

const emails = ['team@helvardar.ch', 'owner@bluewin.ch'];
const place = [project, 'helvardar.ch', emails] as const;

/** Simulates Google's APIs. Returns the simulated resources of one kind. */
const fake = () => {
  const folder = temporaryFolder({ 'bin/gcloud': '#!/bin/sh\necho token\n' });
  vi.stubEnv('PATH', `${folder}/bin${delimiter}${process.env['PATH']}`);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const state: State = { resources: new Map(), files: new Map() };
  vi.stubGlobal('fetch', async (address: string, { method = '', body = '{}' }) => {
    const { host, pathname, searchParams: query } = new URL(address);
    const answer = stored(method, host, pathname, { body: JSON.parse(body), query, state, parts: [] });
    return Response.json(answer?.json ?? {}, { status: answer?.status ?? 200 });
  });
  return (kind: string): Resource[] =>
    [...state.resources].flatMap(([name, each]) => (name.includes(`/${kind}/`) ? [each] : []));
};

test('creates channels, uptime checks and policies', async () => {
  const held = fake();
  await createAlarms(...place);
  expect(held('notificationChannels')).toMatchObject(
    emails.map((email_address) => ({ labels: { email_address } })),
  );
  const [website, form] = held('uptimeCheckConfigs');
  expect(website).toMatchObject({
    httpCheck: { path: '/', validateSsl: true },
    monitoredResource: { labels: { host: 'helvardar.ch', project_id: project } },
  });
  expect(form).toMatchObject({
    httpCheck: { path: '/api/consultation', requestMethod: 'POST', body: btoa('{"data":{}}') },
    contentMatchers: [{ content: expect.stringContaining('INVALID_ARGUMENT') }],
  });
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
  const held = fake();
  await createAlarms(...place);
  const [form] = held('alertPolicies').slice(-1);
  Object.assign(form ?? {}, { combiner: 'AND', notificationChannels: ['by hand'] });
  await createAlarms(...place);
  const kinds = ['notificationChannels', 'uptimeCheckConfigs', 'alertPolicies'];
  expect(kinds.map((kind) => held(kind).length)).toEqual([2, 2, alarmTitles.length]);
  const channels = held('notificationChannels').map(({ name }) => name);
  const told = held('alertPolicies').map(({ notificationChannels }) => notificationChannels);
  expect(told.pop()).toEqual(['by hand', ...channels]);
  expect(told).toEqual(alarmTitles.slice(1).map(() => channels));
  expect(held('alertPolicies').at(-1)).toMatchObject({ combiner: 'OR' });
});

test('after a change of the domain the alarms watch the new one', async () => {
  const held = fake();
  await createAlarms(project, 'helvardar-trial.web.app', emails);
  await createAlarms(...place);
  const watched = held('uptimeCheckConfigs').map(({ name, monitoredResource }) => [
    (monitoredResource as { labels: { host: string } }).labels.host,
    JSON.stringify(held('alertPolicies')).includes(`check_id=\\"${name.split('/').at(-1)}\\"`),
  ]);
  expect(watched).toEqual([
    ['helvardar-trial.web.app', false],
    ['helvardar-trial.web.app', false],
    ['helvardar.ch', true],
    ['helvardar.ch', true],
  ]);
});

test.each([
  [['team@helvardar.ch', 'a@mail.helvardar.ch'], true],
  [['team@helvardar.ch', 'owner@bluewin.ch'], false],
  [['owner@nothelvardar.ch'], false],
])('whether the alarms to %j die with the domain: %s', (addresses, dies) =>
  expect(diesWith('www.helvardar.ch', addresses)).toBe(dies),
);
