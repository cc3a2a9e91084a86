import { outputOf } from '../commands/commandLine.ts';
import indexes from '../firestore.indexes.json' with { type: 'json' };
import { answeredFunction, notificationFunction, region } from '../shared/callable.ts';
import { alarmTitles } from './alertPolicies.ts';
import type { Finding } from './findings.ts';
import type { Values } from './functionsValues.ts';
import { ownSender } from './triggerEmail.ts';

/** The fields that the checks read from Google's description of a function. */
interface DeployedFunction {
  name: string;
  state: string;
  eventTrigger?: { retryPolicy?: string };
  serviceConfig?: {
    environmentVariables?: Record<string, string>;
    secretEnvironmentVariables?: { key: string; secret: string; version: string }[];
  };
}

/** A value that could not be read is undefined. */
export interface ProjectState {
  functions: DeployedFunction[] | undefined;
  jobs: { name: string; state: string }[] | undefined;
  /** The accounts that may call each public function, by function name. */
  invokers: Record<string, string[] | undefined>;
  /** The newest version of each secret, if it is enabled. */
  secrets: Record<string, string | undefined>;
  /** The titles of the enabled alert policies. */
  policies: string[] | undefined;
  /** The collections with a TTL policy. */
  expiring: string[] | undefined;
}

const open = [notificationFunction, answeredFunction];
const triggers = ['onConsultationRequestCreated', ownSender];
const scheduled = ['reconcile', 'deleteExpiredRequests'];
const secrets = ['ADDRESS_SALT', 'SMTP_PASSWORD'];
const expiring = indexes.fieldOverrides
  .filter(({ ttl }) => ttl)
  .map(({ collectionGroup }) => collectionGroup);

const jobOf = (name: string): string => `firebase-schedule-${name}-${region}`;
const lastPart = (name: string): string => name.split('/').at(-1) ?? '';

/** Reads the state of a project from Google, with the rights of `gcloud`'s account. */
export const readProjectState = async (project: string): Promise<ProjectState> => {
  const token = await outputOf(['gcloud', 'auth', 'print-access-token', '--quiet']);
  const headers = { authorization: `Bearer ${token}`, 'x-goog-user-project': project };
  const ask = async <Result>(service: string, path: string): Promise<Result | undefined> => {
    if (!token) return undefined;
    const address = `https://${service}.googleapis.com/${path}`;
    try {
      const answer = await fetch(address, { headers, signal: AbortSignal.timeout(30_000) });
      return answer.ok ? ((await answer.json()) as Result) : undefined;
    } catch {
      return undefined;
    }
  };
  /** Google leaves out an empty list. */
  const list = async <Item>(service: string, path: string, query = ''): Promise<Item[] | undefined> => {
    const answer = await ask<Record<string, Item[]>>(service, `${path}${query}`);
    return answer && (answer[lastPart(path)] ?? []);
  };
  const byName = async <Result>(names: readonly string[], work: (name: string) => Promise<Result>) =>
    Object.fromEntries(await Promise.all(names.map(async (name) => [name, await work(name)] as const)));
  const top = `projects/${project}`;
  const place = `${top}/locations/${region}`;
  const overridden = `v1/${top}/databases/(default)/collectionGroups/-/fields`;
  const [functions, jobs, invokers, newest, policies, fields] = await Promise.all([
    list<DeployedFunction>('cloudfunctions', `v2/${place}/functions`),
    list<{ name: string; state: string }>('cloudscheduler', `v1/${place}/jobs`),
    byName(open, async (name) => {
      const path = `v2/${place}/services/${name.toLowerCase()}:getIamPolicy`;
      const policy = await ask<{ bindings?: { role: string; members: string[] }[] }>('run', path);
      const bindings = policy?.bindings?.filter(({ role }) => role === 'roles/run.invoker') ?? [];
      return policy && bindings.flatMap(({ members }) => members);
    }),
    byName(secrets, async (name) => {
      const path = `v1/${top}/secrets/${name}/versions/latest`;
      const version = await ask<{ name: string; state: string }>('secretmanager', path);
      return version?.state === 'ENABLED' ? lastPart(version.name) : undefined;
    }),
    list<{ displayName: string; enabled?: boolean }>('monitoring', `v3/${top}/alertPolicies`),
    list<{ name: string }>('firestore', overridden, '?filter=ttlConfig:*'),
  ]);
  return {
    functions,
    jobs,
    invokers,
    secrets: newest,
    policies: policies?.flatMap(({ displayName, enabled }) => (enabled === false ? [] : [displayName])),
    expiring: fields?.flatMap(
      ({ name }) => /collectionGroups\/(\w+)\/fields\/expires_at$/.exec(name)?.[1] ?? [],
    ),
  };
};

/**
 * Checks whether the project has the state that a deployment should produce. `values`: the settings of the functions.
 */
export const projectChecks = (project: string, values: Values, state: ProjectState): Finding[] => {
  const { functions, jobs, invokers, policies } = state;
  const again = '`npm run deploy` again creates it';
  const expected = [...open, ...triggers, ...scheduled].filter(
    (name) => name !== ownSender || values['MAIL_DELIVERY'] === 'smtp',
  );
  const found = (name: string) => functions?.find((each) => lastPart(each.name) === name);
  const ofFunctions = expected.flatMap((name): Finding[] => {
    const one = found(name);
    if (!one) return [['Functions', '✘', `${name} is not there: ${again}.`]];
    const { environmentVariables: has = {}, secretEnvironmentVariables: bound = [] } =
      one.serviceConfig ?? {};
    const other = Object.keys(values).filter((key) => has[key] !== values[key]);
    const old = bound.filter(({ secret, version }) => {
      const newest = state.secrets[secret];
      return newest !== undefined && version !== 'latest' && version !== newest;
    });
    const isRetried = one.eventTrigger?.retryPolicy === 'RETRY_POLICY_RETRY';
    return [
      ['Functions', '✘', one.state !== 'ACTIVE' && `${name} is ${one.state}: \`npm run deploy\` again.`],
      ['Functions', '✘', triggers.includes(name) && !isRetried && `${name} is not retried: ${again}.`],
      [
        'Functions settings',
        '✘',
        other.length > 0 && `${name} has other values: ${other.join(', ')}. Deploy again.`,
      ],
      [
        'Secrets',
        '✘',
        old.length > 0 && `${name} has a former ${old.map(({ secret }) => secret).join(', ')}: deploy again.`,
      ],
    ];
  });
  const sends = found(ownSender) !== undefined;
  return [
    ...(functions ? ofFunctions : ([['Functions', '?', 'Google gave no answer.']] as Finding[])),
    [
      'E-mail delivery',
      '✘',
      values['MAIL_DELIVERY'] === 'extension' &&
        sends &&
        `${ownSender} is still there: every e-mail is sent twice.`,
    ],
    ...scheduled.flatMap((name): Finding[] => {
      const job = jobs?.find((each) => lastPart(each.name) === jobOf(name));
      const resume = `gcloud scheduler jobs resume ${jobOf(name)} --location ${region} --project ${project}`;
      return [
        ['Schedule', '?', !jobs && 'Google gave no answer.'],
        ['Schedule', '✘', jobs && !job && `nothing starts ${name}: ${again}.`],
        ['Schedule', '✘', job && job.state !== 'ENABLED' && `${name} is ${job.state}: \`${resume}\`.`],
      ];
    }),
    ...open.flatMap((name): Finding[] => {
      const members = invokers[name];
      const service = name.toLowerCase();
      const add = `gcloud run services add-iam-policy-binding ${service} --region ${region} --member=allUsers --role=roles/run.invoker --project ${project}`;
      return [
        ['Public functions', '?', !members && `who may call ${name} could not be asked.`],
        [
          'Public functions',
          '✘',
          members && !members.includes('allUsers') && `nobody may call ${name}: \`${add}\`.`,
        ],
      ];
    }),
    ...missing('Alarms', alarmTitles, policies, `\`npm run alarms -- --project ${project} …\` creates it`),
    ...missing('Expiry', expiring, state.expiring, `nothing expires there: ${again}`),
  ];
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
