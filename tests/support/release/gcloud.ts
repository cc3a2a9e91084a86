/**
 * A stand-in for Google's command line tool `gcloud`. It knows only the commands that this project uses, and sends the
 * same requests and prints the same output as `gcloud` 528.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Resource } from './resources.ts';

const text = { type: 'string' } as const;
const flags = [
  ...['add-exclusion', 'channel-labels', 'config-from-file', 'format', 'member', 'policy'],
  ...['path', 'period', 'body', 'request-method', 'content-type', 'custom-content-type', 'status-codes'],
  ...['matcher-type', 'matcher-content', 'validate-ssl'],
];
const { values, positionals } = parseArgs({
  options: {
    ...Object.fromEntries(flags.map((name) => [name, text])),
    ...{ project: text, region: text, 'resource-labels': text, role: text },
  },
  strict: false,
  allowPositionals: true,
});
const value = (name: string): string => String(values[name] ?? '');
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
const listed = async (host: string, version: string, path: string) =>
  (await ask('GET', host, `${version}/${path}`))[path.split('/').at(-1) ?? ''];

const metric = async () => {
  const { parse } = await import('yaml');
  return { name: 'reconciled', ...parse(readFileSync(value('config-from-file'), 'utf8')) };
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
  [/^services enable /, () => ask('POST', 'serviceusage', `v1/${project}/services:batchEnable`, {})],
  [/^logging metrics list$/, () => listed('logging', 'v2', `${project}/metrics`)],
  [/^logging metrics create /, async () => ask('POST', 'logging', `v2/${project}/metrics`, await metric())],
  [
    /^logging metrics update (\S+)$/,
    async (name) => ask('PUT', 'logging', `v2/${project}/metrics/${name}`, await metric()),
  ],
  [/^beta monitoring channels list$/, () => listed('monitoring', 'v3', `${project}/notificationChannels`)],
  [
    /^beta monitoring channels create$/,
    () => {
      const [key = '', address] = value('channel-labels').split('=');
      return ask('POST', 'monitoring', `v3/${project}/notificationChannels`, { labels: { [key]: address } });
    },
  ],
  [/^monitoring uptime list-configs$/, () => listed('monitoring', 'v3', `${project}/uptimeCheckConfigs`)],
  [
    /^monitoring uptime create (\S+)$/,
    (displayName) => {
      const labels = Object.fromEntries(
        value('resource-labels')
          .split(',')
          .map((pair) => pair.split('=')),
      );
      const codes = value('status-codes').split(',').filter(Boolean);
      const httpCheck = {
        ...{ path: value('path'), validateSsl: value('validate-ssl') === 'true', body: value('body') },
        ...{
          requestMethod: value('request-method').toUpperCase(),
          customContentType: value('custom-content-type'),
        },
        acceptedResponseStatusCodes: codes.map((code) => ({ statusValue: Number(code) })),
      };
      const contentMatchers = [{ content: value('matcher-content'), matcher: value('matcher-type') }];
      const period = `${60 * Number(value('period'))}s`;
      const check = { displayName, httpCheck, contentMatchers, period, monitoredResource: { labels } };
      return ask('POST', 'monitoring', `v3/${project}/uptimeCheckConfigs`, check);
    },
  ],
  [/^alpha monitoring policies list$/, () => listed('monitoring', 'v3', `${project}/alertPolicies`)],
  [
    /^alpha monitoring policies create$/,
    () => ask('POST', 'monitoring', `v3/${project}/alertPolicies`, JSON.parse(value('policy'))),
  ],
  [
    /^alpha monitoring policies update (\S+)$/,
    (name) => ask('PATCH', 'monitoring', `v3/${name}`, JSON.parse(value('policy'))),
  ],
];

const command = positionals.join(' ');
const [like, work] = commands.find(([each]) => each.test(command)) ?? [];
if (!like || !work) {
  console.error(`ERROR: (gcloud) the rehearsal knows no command "${command}"`);
  process.exit(2);
}
const result = await work(like.exec(command)?.[1] ?? '');
const printed = value('format') === 'value(name)' ? (result as Resource)['name'] : result;
console.log(typeof printed === 'string' ? printed : JSON.stringify(printed));
