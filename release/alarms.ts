import { setTimeout as wait } from 'node:timers/promises';
import { Command } from 'commander';
import { Problem, runCommand } from '../commands/command.ts';
import { run } from '../commands/commandLine.ts';
import { alertPolicies, reconciledMetric, uptimeChecks } from './alertPolicies.ts';
import { projectOption } from './firebase.ts';
import { googleApis } from './google.ts';
import { projectChoice } from './settings.ts';

/**
 * The tries take 13 minutes in all, because Google may need ten minutes to know a new metric. `milliseconds`: the pause
 * between two tries.
 */
const retries = { tries: 40, milliseconds: 20_000 };

interface Named {
  name: string;
  displayName: string;
}

interface Place {
  project: string;
  /** Who gets the alarms. */
  emails: readonly string[];
  host: string;
}

/**
 * Creates the missing metric, notification channels, uptime checks and alert policies. An existing metric or policy gets
 * the content of its file.
 */
export const createAlarms = async (
  { project, emails, host }: Place,
  { tries, milliseconds } = retries,
): Promise<void> => {
  const services = ['monitoring.googleapis.com', 'logging.googleapis.com'];
  const enabling = ['gcloud', 'services', 'enable', ...services, '--project', project, '--quiet'] as const;
  const { failed, stderr } = await run(enabling, { stderr: 'pipe' });
  if (failed)
    throw new Problem(stderr || '`gcloud services enable` failed: is the Google Cloud CLI installed?');
  const call = await googleApis(project);
  const send = async <Result>(
    service: string,
    path: string,
    method: string,
    body?: object,
  ): Promise<Result> => {
    const answer = await call(service, path, method, body);
    const text = (await answer?.text()) ?? 'no answer';
    if (!answer?.ok) throw new Problem(`${method} ${service}.googleapis.com/${path}: ${text}`);
    return JSON.parse(text);
  };
  const top = `v3/projects/${project}`;
  const list = async <Item extends Named>(kind: string): Promise<Item[]> =>
    (await send<Record<string, Item[]>>('monitoring', `${top}/${kind}?pageSize=500`, 'GET'))[kind] ?? [];
  const create = (kind: string, body: object) => send<Named>('monitoring', `${top}/${kind}`, 'POST', body);

  const metrics = `v2/projects/${project}/metrics`;
  await send('logging', `${metrics}/${reconciledMetric.name}`, 'PUT', reconciledMetric);

  const known = await list<Named & { labels?: { email_address?: string } }>('notificationChannels');
  const channels: string[] = [];
  for (const email_address of emails) {
    const channel = { type: 'email', displayName: 'Team', labels: { email_address } };
    const found = known.find(({ labels }) => labels?.email_address === email_address);
    channels.push((found ?? (await create('notificationChannels', channel))).name);
  }
  const configurations = await list('uptimeCheckConfigs');
  const checks = new Map<string, string>();
  for (const [displayName, check] of Object.entries(uptimeChecks)) {
    const monitoredResource = { type: 'uptime_url', labels: { host, project_id: project } };
    const found = configurations.find((each) => each.displayName === displayName);
    const whole = { displayName, monitoredResource, ...check };
    const { name } = found ?? (await create('uptimeCheckConfigs', whole));
    checks.set(displayName, name.split('/').at(-1) ?? '');
  }

  const existing = await list<Named & { notificationChannels?: string[] }>('alertPolicies');
  for (const policy of alertPolicies((name) => checks.get(name) ?? '')) {
    const { displayName } = policy;
    const former = existing.find((each) => each.displayName === displayName);
    // An update replaces the whole policy, so it must contain the former channels.
    const notificationChannels = [...new Set([...(former?.notificationChannels ?? []), ...channels])];
    const whole = { ...policy, notificationChannels };
    for (let attempt = 1; ; attempt++)
      try {
        if (former) await send('monitoring', `v3/${former.name}`, 'PATCH', whole);
        else await create('alertPolicies', whole);
        break;
      } catch (error) {
        const isUnknownMetric = /cannot find metric|NOT_FOUND|404/i.test((error as Error).message);
        if (!isUnknownMetric || attempt === tries) throw error;
        if (attempt === 1) console.log(`${displayName}: Google does not know its metric yet; waiting …`);
        await wait(milliseconds);
      }
    console.log(`✔ ${displayName}`);
  }
};

/** Whether no address stays reachable when the site's domain fails. */
export const diesWith = (host: string, emails: readonly string[]): boolean => {
  const domain = host.split('.').slice(-2).join('.');
  return emails.every((email) => `.${email.split('@')[1]}`.endsWith(`.${domain}`));
};

const alarms = async (): Promise<number> => {
  const options = new Command('npm run alarms --')
    .description('Creates the alarms of a project, or brings them up to date.')
    .option(...projectOption)
    .requiredOption('--email <address...>', 'who gets them: several, and one on another domain than the site')
    .requiredOption('--site <origin>', 'the address of the site')
    .parse()
    .opts<{ project?: string; email: string[]; site: string }>();
  const project = projectChoice('production', options.project);
  if (!project) throw new Problem('No project is chosen: name it by `--project <id>`.');
  if (!URL.canParse(options.site)) throw new Problem(`${options.site} is no address: https://your-domain.ch`);
  const { host } = new URL(options.site);
  await createAlarms({ project, emails: options.email, host });
  if (diesWith(host, options.email))
    console.log(
      `! All addresses are on ${host}. If that domain fails, no alarm arrives: add --email on another domain.`,
    );
  return 0;
};

if (import.meta.main) await runCommand(alarms);
