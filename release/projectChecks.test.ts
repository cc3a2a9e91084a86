import { expect, test } from 'vitest';
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
const job = { name: `${path}/jobs/firebase-schedule-reconcile-europe-west6`, state: 'ENABLED' };
const good: ProjectState = {
  functions: names.map(functionOf),
  jobs: [job],
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
const withConfig = (name: string, change: object) =>
  withFunction(name, { serviceConfig: { ...functionOf(name).serviceConfig, ...change } });

test('a correct project gives no findings', () => {
  expect(found({})).toEqual([]);
  const extension = { ...values, MAIL_DELIVERY: 'extension' };
  const functions = names.filter((name) => name !== 'deliverMail').map(functionOf);
  for (const { serviceConfig } of functions) Object.assign(serviceConfig.environmentVariables, extension);
  expect(found({ functions }, extension)).toEqual([]);
});

const resume =
  'gcloud scheduler jobs resume firebase-schedule-reconcile-europe-west6 --location europe-west6 --project helvardar-site';
const invite =
  'gcloud run services add-iam-policy-binding send-consultation-notification .*--member=allUsers';
test.each<[finding: string, change: Partial<ProjectState>]>([
  ['✘ Schedule: nothing starts reconcile: `npm run deploy` again', { jobs: [] }],
  [`✘ Schedule: reconcile is PAUSED: \`${resume}\``, { jobs: [{ ...job, state: 'PAUSED' }] }],
  ['\\? Schedule: Google gave no answer', { jobs: undefined }],
  [
    `✘ Public functions: nobody may call send-consultation-notification: \`${invite}`,
    { invokers: { ...good.invokers, 'send-consultation-notification': [] } },
  ],
  ['✘ Functions: send-consultation-notification is not there', { functions: good.functions?.slice(1) }],
  ['✘ Functions: reconcile is FAILED', withFunction('reconcile', { state: 'FAILED' })],
  [
    '✘ Functions: deliverMail is not retried',
    withFunction('deliverMail', { eventTrigger: { retryPolicy: 'RETRY_POLICY_DO_NOT_RETRY' } }),
  ],
  [
    '✘ Functions settings: reconcile has other values: MAIL_DELIVERY',
    withConfig('reconcile', { environmentVariables: { ...values, MAIL_DELIVERY: 'extension' } }),
  ],
  [
    '✘ Accounts: answered runs as 123-compute@developer.gserviceaccount.com, not as website-form: deploy again',
    withConfig('answered', { serviceAccountEmail: '123-compute@developer.gserviceaccount.com' }),
  ],
  ['✘ Secrets: .* has a former SMTP_PASSWORD', { secrets: { ...good.secrets, SMTP_PASSWORD: '3' } }],
  [
    '! Alarms: The website does not answer; The form does not answer: `npm run alarms',
    { policies: alarmTitles.slice(0, -2) },
  ],
  ['! Expiry: ledger', { expiring: ['mail', 'claims', 'control'] }],
])('reports %s', (expected, change) => {
  const lines = found(change);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(new RegExp(`^${expected}`));
});

test('reports two senders', () => {
  const lines = found({}, { ...values, MAIL_DELIVERY: 'extension' });
  expect(lines).toContainEqual('✘ E-mail delivery: deliverMail is still there: every e-mail is sent twice.');
});
