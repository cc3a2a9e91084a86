import indexes from '../firestore.indexes.json' with { type: 'json' };
import { instances } from '../functions/src/instances.ts';
import { region } from '../shared/endpoints.ts';
import { alarmTitles } from './alertPolicies.ts';
import type { Finding } from './findings.ts';
import { differingValues, type Values } from './functionsValues.ts';
import { lastPart, open, type ProjectState } from './projectState.ts';
import { ownSender } from './triggerEmail.ts';

const triggers = ['onConsultationRequestCreated', ownSender];
const scheduled = ['reconcile'];
const expiring = indexes.fieldOverrides
  .filter(({ ttl }) => ttl)
  .map(({ collectionGroup }) => collectionGroup);
const again = '`npm run deploy` again creates it';

/**
 * Checks whether the project has the state that a deployment should produce. `values`: the settings of the functions.
 */
export const projectChecks = (project: string, values: Values, state: ProjectState): Finding[] => [
  ...functionChecks(project, values, state),
  ...scheduled.flatMap((name): Finding[] => {
    const full = `firebase-schedule-${name}-${region}`;
    const job = state.jobs?.find((each) => lastPart(each.name) === full);
    const resume = `gcloud scheduler jobs resume ${full} --location ${region} --project ${project}`;
    return [
      ['Schedule', '?', !state.jobs && 'Google gave no answer.'],
      ['Schedule', '✘', state.jobs && !job && `nothing starts ${name}: ${again}.`],
      ['Schedule', '✘', job && job.state !== 'ENABLED' && `${name} is ${job.state}: \`${resume}\`.`],
    ];
  }),
  ...open.flatMap((name): Finding[] => {
    const members = state.invokers[name];
    const isClosed = members && !members.includes('allUsers');
    const add = `gcloud run services add-iam-policy-binding ${name.toLowerCase()} --region ${region} --member=allUsers --role=roles/run.invoker --project ${project}`;
    return [
      ['Public functions', '?', !members && `who may call ${name} could not be asked.`],
      ['Public functions', '✘', isClosed && `nobody may call ${name}: \`${add}\`.`],
    ];
  }),
  ...missing(
    'Alarms',
    alarmTitles,
    state.policies,
    `\`npm run alarms -- --project ${project} …\` creates it`,
  ),
  ...missing('Expiry', expiring, state.expiring, `nothing expires there: ${again}`),
];

const functionChecks = (project: string, values: Values, { functions, secrets }: ProjectState): Finding[] => {
  if (!functions) return [['Functions', '?', 'Google gave no answer.']];
  const isOwn = values['MAIL_DELIVERY'] === 'smtp';
  const found = (name: string) => functions.find((each) => lastPart(each.name) === name);
  const sentTwice = !isOwn && found(ownSender) && `${ownSender} is still there: every e-mail is sent twice.`;
  const each = Object.entries(instances).flatMap(([name, { account }]): Finding[] => {
    if (name === ownSender && !isOwn) return [];
    const one = found(name);
    if (!one) return [['Functions', '✘', `${name} is not there: ${again}.`]];
    const config = one.serviceConfig ?? {};
    const runsAs = config.serviceAccountEmail ?? 'the default account';
    const isOther = runsAs !== `${account}@${project}.iam.gserviceaccount.com`;
    const isRetried = one.eventTrigger?.retryPolicy === 'RETRY_POLICY_RETRY';
    const other = differingValues(values, config.environmentVariables);
    const old = (config.secretEnvironmentVariables ?? []).flatMap(({ secret, version }) => {
      const newest = secrets[secret];
      return newest === undefined || version === 'latest' || version === newest ? [] : [secret];
    });
    const differs = other.length > 0 && `${name} has other values: ${other.join(', ')}. Deploy again.`;
    const isOld = old.length > 0 && `${name} has a former ${old.join(', ')}: deploy again.`;
    return [
      ['Functions', '✘', one.state !== 'ACTIVE' && `${name} is ${one.state}: \`npm run deploy\` again.`],
      ['Functions', '✘', triggers.includes(name) && !isRetried && `${name} is not retried: ${again}.`],
      ['Accounts', '✘', isOther && `${name} runs as ${runsAs}, not as ${account}: deploy again.`],
      ['Functions settings', '✘', differs],
      ['Secrets', '✘', isOld],
    ];
  });
  return [...each, ['E-mail delivery', '✘', sentTwice]];
};

const missing = (
  name: string,
  expected: readonly string[],
  found: readonly string[] | undefined,
  mending: string,
): Finding[] => {
  const absent = expected.filter((each) => found && !found.includes(each));
  return [
    [name, '?', !found && 'Google gave no answer.'],
    // These are only warnings, because alarms are created after the first deployment, and Google takes up to an hour to
    // set up a TTL policy.
    [name, '!', absent.length > 0 && `${absent.join('; ')}: ${mending}.`],
  ];
};
