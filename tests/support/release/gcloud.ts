/**
 * A stand-in for Google's command line tool `gcloud`. It knows only the commands that this project uses, and sends the
 * same requests and prints the same output as `gcloud` 528.
 */
import { parseArgs } from 'node:util';
import type { Resource } from './resources.ts';

const names = ['add-exclusion', 'member', 'project', 'region', 'role'] as const;
const { values, positionals } = parseArgs({
  options: Object.fromEntries(names.map((name) => [name, { type: 'string' } as const])),
  strict: false,
  allowPositionals: true,
});
const value = (name: (typeof names)[number]): string => String(values[name] ?? '');
const project = `projects/${value('project')}`;
const region = `${project}/locations/europe-west6`;

const ask = async (method: string, host: string, path: string, body?: Resource): Promise<Resource> => {
  const headers = { 'content-type': 'application/json' };
  const address = `https://${host}.googleapis.com/${path}`;
  const answer = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const found = (await answer.json()) as Resource;
  if (answer.ok) return found;
  console.error(`ERROR: (gcloud) ${found['error'].status}: ${found['error'].message}`);
  return process.exit(1);
};
const service = (name: string) => `v1/${region}/services/${name}`;

/** The known command lines. Each function gets what the first group of `like` has captured, and returns the output. */
const commands: [like: RegExp, work: (name: string) => Promise<unknown>][] = [
  [/^auth print-access-token$/, async () => 'token'],
  [
    /^run services add-iam-policy-binding (\S+)$/,
    async (name) => {
      const { bindings = [], ...policy } = await ask('GET', 'run', `${service(name)}:getIamPolicy`);
      bindings.push({ role: value('role'), members: [value('member')] });
      return ask('POST', 'run', `${service(name)}:setIamPolicy`, { policy: { ...policy, bindings } });
    },
  ],
  [/^logging sinks describe (\S+)$/, (name) => ask('GET', 'logging', `v2/${project}/sinks/${name}`)],
  [
    /^logging sinks update (\S+)$/,
    (sink) => {
      const [, name, filter] = /^name=(.+?),filter=(.+)$/s.exec(value('add-exclusion')) ?? [];
      return ask('PATCH', 'logging', `v2/${project}/sinks/${sink}`, { exclusions: [{ name, filter }] });
    },
  ],
  [
    /^projects get-iam-policy (\S+)$/,
    (id) => ask('POST', 'cloudresourcemanager', `v1/projects/${id}:getIamPolicy`, {}),
  ],
  [
    /^projects add-iam-policy-binding (\S+)$/,
    async (id) => {
      const own = `v1/projects/${id}`;
      const policy = await ask('POST', 'cloudresourcemanager', `${own}:getIamPolicy`, {});
      const bindings = [...policy['bindings'], { role: value('role'), members: [value('member')] }];
      return ask('POST', 'cloudresourcemanager', `${own}:setIamPolicy`, { policy: { ...policy, bindings } });
    },
  ],
  [
    /^iam service-accounts create (\S+)$/,
    (accountId) => ask('POST', 'iam', `v1/${project}/serviceAccounts`, { accountId }),
  ],
];

const command = positionals.join(' ');
const [like, work] = commands.find(([each]) => each.test(command)) ?? [];
if (!like || !work) {
  console.error(`ERROR: (gcloud) the rehearsal knows no command "${command}"`);
  process.exit(2);
}
const result = await work(like.exec(command)?.[1] ?? '');
console.log(typeof result === 'string' ? result : JSON.stringify(result));
