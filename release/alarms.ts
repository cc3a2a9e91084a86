import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Command } from 'commander';
import { parse } from 'yaml';
import { Problem, runCommand } from '../commands/command.ts';
import { type CommandLine, run } from '../commands/commandLine.ts';
import { root } from '../commands/folders.ts';
import { alertPolicies, uptimeChecks } from './alertPolicies.ts';
import { projectOption } from './firebase.ts';
import { projectChoice } from './settings.ts';

const metric = 'reconciled';
/** Older versions of `gcloud` have the commands for alert policies only under `alpha`. */
const policyCommands = ['alpha', 'monitoring', 'policies'] as const;
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
  const google = async (...parameters: string[]): Promise<string> => {
    const command: CommandLine = ['gcloud', ...parameters, '--project', project, '--quiet'];
    const { failed, stdout, stderr } = await run(command, {});
    if (failed)
      throw new Problem(stderr || `${command.join(' ')} failed: is the Google Cloud CLI installed?`);
    return stdout;
  };
  const list = async (...parameters: string[]): Promise<Named[]> =>
    JSON.parse((await google(...parameters, '--format=json')) || '[]');
  /** Creates something, and returns its name. */
  const named = async (...parameters: string[]): Promise<string> =>
    (await google(...parameters, '--format=value(name)')).trim();

  await google('services', 'enable', 'monitoring.googleapis.com', 'logging.googleapis.com');
  const isKnown = (await list('logging', 'metrics', 'list')).some(({ name }) => name === metric);
  const change = isKnown ? 'update' : 'create';
  const file = join(root, `release/metrics/${metric}.yaml`);
  await google('logging', 'metrics', change, metric, `--config-from-file=${file}`);

  const known = (await list('beta', 'monitoring', 'channels', 'list')) as (Named & {
    labels?: { email_address?: string };
  })[];
  const channels: string[] = [];
  for (const email of emails)
    channels.push(
      known.find(({ labels }) => labels?.email_address === email)?.name ??
        (await named(
          ...['beta', 'monitoring', 'channels', 'create', '--display-name=Team', '--type=email'],
          `--channel-labels=email_address=${email}`,
        )),
    );
  const configurations = await list('monitoring', 'uptime', 'list-configs');
  const checks = new Map<string, string>();
  for (const [name, options] of Object.entries(uptimeChecks)) {
    const found = configurations.find(({ displayName }) => displayName === name)?.name;
    const created = async () =>
      named(
        ...['monitoring', 'uptime', 'create', name, '--resource-type=uptime-url', '--protocol=https'],
        ...[`--resource-labels=host=${host},project_id=${project}`, '--validate-ssl=true', ...options],
      );
    checks.set(name, (found ?? (await created())).split('/').at(-1) ?? '');
  }

  const existing = (await list(...policyCommands, 'list')) as (Named & { notificationChannels?: string[] })[];
  for (const text of alertPolicies) {
    const policy = parse(text.replace(/CHECK-(\w+)/g, (_, name) => checks.get(name) ?? '')) as Named;
    const { displayName } = policy;
    const former = existing.find((each) => each.displayName === displayName);
    // An update replaces the whole policy, so it must contain the former channels.
    const notificationChannels = [...new Set([...(former?.notificationChannels ?? []), ...channels])];
    const whole = JSON.stringify({ ...policy, notificationChannels });
    const verb = former ? ['update', former.name] : ['create'];
    for (let attempt = 1; ; attempt++)
      try {
        await google(...policyCommands, ...verb, `--policy=${whole}`);
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
