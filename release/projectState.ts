import { answeredFunction, notificationFunction, region } from '../shared/endpoints.ts';
import type { Values } from './functionsValues.ts';
import { googleApis } from './google.ts';

/** The functions that everybody may call. */
export const open = [notificationFunction, answeredFunction];
const secrets = ['ADDRESS_SALT', 'SMTP_PASSWORD'];

/** The fields that the checks read from Google's description of a function. */
interface DeployedFunction {
  name: string;
  state: string;
  eventTrigger?: { retryPolicy?: string };
  serviceConfig?: {
    serviceAccountEmail?: string;
    environmentVariables?: Record<string, string>;
    secretEnvironmentVariables?: { key: string; secret: string; version: string }[];
  };
}

export const lastPart = (name: string): string => name.split('/').at(-1) ?? '';

/** Returns the function that reads from Google's APIs. A read that fails gives undefined. */
const askGoogle = async (project: string) => {
  const call = await googleApis(project);
  return async <Result>(service: string, path: string): Promise<Result | undefined> => {
    const answer = await call(service, path);
    return answer?.ok ? ((await answer.json().catch(() => undefined)) as Result | undefined) : undefined;
  };
};

/** The settings of a deployed function. Undefined if Google gave no answer. */
export const readDeployedValues = async (project: string, name: string): Promise<Values | undefined> => {
  const ask = await askGoogle(project);
  const path = `v2/projects/${project}/locations/${region}/functions/${name}`;
  return (await ask<DeployedFunction>('cloudfunctions', path))?.serviceConfig?.environmentVariables;
};

/** A value that could not be read is undefined. */
export const readProjectState = async (project: string) => {
  const ask = await askGoogle(project);
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
    /** The accounts that may call each public function, by function name. */
    invokers,
    /** The newest version of each secret, if it is enabled. */
    secrets: newest,
    /** The titles of the enabled alert policies. */
    policies: policies?.flatMap(({ displayName, enabled }) => (enabled === false ? [] : [displayName])),
    /** The collections with a TTL policy. */
    expiring: fields?.flatMap(
      ({ name }) => /collectionGroups\/(\w+)\/fields\/expires_at$/.exec(name)?.[1] ?? [],
    ),
  };
};
export type ProjectState = Awaited<ReturnType<typeof readProjectState>>;
