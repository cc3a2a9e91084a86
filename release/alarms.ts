import { Command } from 'commander';
import { Problem, runCommand } from '../commands/command.ts';
import { run } from '../commands/commandLine.ts';
import { alertPolicies, uptimeChecks } from './alertPolicies.ts';
import { projectOption } from './firebase.ts';
import { googleApis } from './google.ts';
import { projectChoice } from './settings.ts';

interface Named {
  name: string;
  displayName: string;
}

/**
 * Creates the missing notification channels, uptime checks and alert policies. An existing policy gets the content of its
 * file. `emails`: who gets the alarms of the site at `host`.
 */
export const createAlarms = async (
  project: string,
  host: string,
  emails: readonly string[],
): Promise<void> => {
  const monitoring = 'monitoring.googleapis.com';
  const enabling = ['gcloud', 'services', 'enable', monitoring, '--project', project, '--quiet'] as const;
  const { failed, stderr } = await run(enabling, { stderr: 'pipe' });
  if (failed)
    throw new Problem(stderr || '`gcloud services enable` failed: is the Google Cloud CLI installed?');
  const call = await googleApis(project);
  const send = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const answer = await call('monitoring', `v3/${path}`, method, body);
    const text = (await answer?.text()) ?? 'no answer';
    if (!answer?.ok) throw new Problem(`${method} ${path}: ${text}`);
    return JSON.parse(text);
  };
  const top = `projects/${project}`;
  const list = async <Item extends Named>(kind: string): Promise<Item[]> =>
    (await send<Record<string, Item[]>>('GET', `${top}/${kind}?pageSize=500`))[kind] ?? [];
  const create = (kind: string, body: object) => send<Named>('POST', `${top}/${kind}`, body);

  const known = await list<Named & { labels?: { email_address?: string } }>('notificationChannels');
  const channels: string[] = [];
  for (const email_address of emails) {
    const channel = { type: 'email', displayName: 'Team', labels: { email_address } };
    const found = known.find(({ labels }) => labels?.email_address === email_address);
    channels.push((found ?? (await create('notificationChannels', channel))).name);
  }
  const configurations = await list<Named & { monitoredResource?: { labels?: { host?: string } } }>(
    'uptimeCheckConfigs',
  );
  const checks = new Map<string, string>();
  for (const [displayName, check] of Object.entries(uptimeChecks)) {
    const monitoredResource = { type: 'uptime_url', labels: { host, project_id: project } };
    // The address of a check cannot change, so another host gets a check of its own.
    const found = configurations.find(
      (each) => each.displayName === displayName && each.monitoredResource?.labels?.host === host,
    );
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
    if (former) await send('PATCH', former.name, whole);
    else await create('alertPolicies', whole);
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
  await createAlarms(project, host, options.email);
  if (diesWith(host, options.email))
    console.log(
      `! All addresses are on ${host}. If that domain fails, no alarm arrives: add --email on another domain.`,
    );
  return 0;
};

if (import.meta.main) await runCommand(alarms);
