import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import firestore from '../firestore.indexes.json' with { type: 'json' };
import { alarmTitles } from './alertPolicies.ts';
import { linesOf } from './findings.ts';
import { projectChecks } from './projectChecks.ts';
import type { ProjectState } from './projectState.ts';

const project = 'helvardar-site';
const values = { MAIL_DELIVERY: 'smtp', TEAM_ADDRESS: 'team@helvardar.ch' };
const path = `projects/${project}/locations/europe-west6`;
const bound = ['ADDRESS_SALT', 'SMTP_PASSWORD'].map((secret) => ({ key: secret, secret, version: '2' }));
const accountOf: Record<string, string> = {
  deliverMail: 'website-mailer',
  reconcile: 'website-schedule',
};
const functionOf = (name: string) => ({
  name: `${path}/functions/${name}`,
  state: 'ACTIVE',
  eventTrigger: { retryPolicy: 'RETRY_POLICY_RETRY' },
  serviceConfig: {
    serviceAccountEmail: `${accountOf[name] ?? 'website-form'}@${project}.iam.gserviceaccount.com`,
    environmentVariables: { ...values, GCLOUD_PROJECT: project },
    secretEnvironmentVariables: bound,
  },
});
const names = [
  'send-consultation-notification',
  'answered',
  'onConsultationRequestCreated',
  'deliverMail',
  'reconcile',
];
const jobs = ['reconcile'].map((name) => ({
  name: `${path}/jobs/firebase-schedule-${name}-europe-west6`,
  state: 'ENABLED',
}));
const good: ProjectState = {
  functions: names.map(functionOf),
  jobs,
  invokers: { 'send-consultation-notification': ['allUsers'], answered: ['allUsers'] },
  secrets: { ADDRESS_SALT: '2', SMTP_PASSWORD: '2' },
  policies: [...alarmTitles],
  expiring: ['ledger', 'mail', 'claims', 'control'],
};
const found = (change: Partial<ProjectState>, settings: Record<string, string> = values) =>
  linesOf(projectChecks(project, settings, { ...good, ...change })).filter((line) => !line.startsWith('✔'));
const withFunction = (name: string, change: object) => ({
  functions: names.map((each) => ({ ...functionOf(each), ...(each === name && change) })),
});

test('a correct project gives no findings', () => {
  expect(found({})).toEqual([]);
  const extension = { ...values, MAIL_DELIVERY: 'extension' };
  const functions = names.filter((name) => name !== 'deliverMail').map(functionOf);
  for (const { serviceConfig } of functions) Object.assign(serviceConfig.environmentVariables, extension);
  expect(found({ functions }, extension)).toEqual([]);
});

test.each<[string, Partial<ProjectState>, RegExp]>([
  [
    'a job that was refused',
    { jobs: jobs.slice(1) },
    /^✘ Schedule: nothing starts reconcile: `npm run deploy` again/,
  ],
  [
    'a job that is paused',
    { jobs: [{ ...jobs[0], state: 'PAUSED' } as never, ...jobs.slice(1)] },
    /^✘ Schedule: reconcile is PAUSED: `gcloud scheduler jobs resume firebase-schedule-reconcile-europe-west6 --location europe-west6 --project helvardar-site`/,
  ],
  [
    'an invoker that was refused',
    { invokers: { ...good.invokers, 'send-consultation-notification': [] } },
    /^✘ Public functions: nobody may call send-consultation-notification: `gcloud run services add-iam-policy-binding send-consultation-notification .*--member=allUsers/,
  ],
  [
    'a function that is missing',
    { functions: good.functions?.slice(1) },
    /^✘ Functions: send-consultation-notification is not there/,
  ],
  [
    'a function that failed',
    withFunction('reconcile', { state: 'FAILED' }),
    /^✘ Functions: reconcile is FAILED/,
  ],
  [
    'a trigger without retry',
    withFunction('deliverMail', { eventTrigger: { retryPolicy: 'RETRY_POLICY_DO_NOT_RETRY' } }),
    /^✘ Functions: deliverMail is not retried/,
  ],
  [
    'settings that differ from the files',
    withFunction('reconcile', {
      serviceConfig: {
        ...functionOf('reconcile').serviceConfig,
        environmentVariables: { ...values, MAIL_DELIVERY: 'extension' },
      },
    }),
    /^✘ Functions settings: reconcile has other values: MAIL_DELIVERY/,
  ],
  [
    'a function with the default account',
    withFunction('answered', {
      serviceConfig: {
        ...functionOf('answered').serviceConfig,
        serviceAccountEmail: '123-compute@developer.gserviceaccount.com',
      },
    }),
    /^✘ Accounts: answered runs as 123-compute@developer.gserviceaccount.com, not as website-form: deploy again/,
  ],
  [
    'an outdated secret',
    { secrets: { ...good.secrets, SMTP_PASSWORD: '3' } },
    /^✘ Secrets: .* has a former SMTP_PASSWORD/,
  ],
  [
    'an alarm that was not created',
    { policies: alarmTitles.slice(0, -2) },
    /^! Alarms: The website does not answer; The form does not answer: `npm run alarms/,
  ],
  ['a collection that does not expire', { expiring: ['mail', 'claims', 'control'] }, /^! Expiry: ledger/],
  ['no answer about the jobs', { jobs: undefined }, /^\? Schedule: Google gave no answer/],
])('reports %s, with the command that fixes it', (_, change, like) => {
  const lines = found(change);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(like);
});

test('reports two senders', () => {
  const lines = found({}, { ...values, MAIL_DELIVERY: 'extension' });
  expect(lines).toContainEqual('✘ E-mail delivery: deliverMail is still there: every e-mail is sent twice.');
});

test('the check covers every alarm and every TTL policy', () => {
  const files = globSync('release/alarms/*.yaml');
  const titles = files.map((file) => parse(readFileSync(file, 'utf8')).displayName.split(/ LINE|NAME/)[0]);
  const covered = (titles: string[]) =>
    alarmTitles.map((alarm) => titles.find((title) => alarm.startsWith(title)));
  expect(new Set(covered(titles))).toEqual(new Set(titles));
  const expiring = firestore.fieldOverrides.flatMap(({ collectionGroup, ttl }) =>
    ttl ? [collectionGroup] : [],
  );
  const [line = ''] = found({ expiring: [] });
  expect(/^! Expiry: (.+?):/.exec(line)?.[1]?.split('; ').sort()).toEqual(expiring.sort());
});
