import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { root } from '../emulators/paths.ts';
import { addressSalt, smtpPassword } from '../functions/src/config.ts';
import { accountsIn, extensionsIn, functionsIn, secretStateIn, siteIn } from './answers.ts';
import { mailExtension } from './checks/mailDelivery.ts';
import { ask } from './cli.ts';
import { askExclusion } from './logExclusion.ts';
import { type Alias, projectChoice } from './projectChoice.ts';
import type { Settings, Values } from './settings.ts';

/** Reads what the checks look at: files, the environment, git, and with credentials the project. */
export const readSettings = async (options: {
  project?: string | undefined;
  alias: Alias;
  trial: boolean;
  /** Whether to ask for its secrets, extensions and site, which takes seconds and rights. */
  asksProject: boolean;
}): Promise<Settings> => {
  const known = aliases();
  const project = projectChoice(options.alias, options.project, process.env, known);
  const named = Object.keys(known).filter((alias) => known[alias] === project);
  const { extensions = {} } = jsonFile('firebase.json') as { extensions?: Record<string, string> };
  const access = await readAccess();
  return {
    today: new Date(),
    trial: options.trial,
    interactive: process.stdin.isTTY === true && !process.env['CI'],
    project,
    liveProject: known['production'],
    ...access,
    siteOrigin: loadEnv('production', join(root, 'web'), 'VITE_')['VITE_SITE_ORIGIN'],
    functionsValues: valuesOf('functions/.env', [project, ...named]),
    extensions,
    extensionValues: valuesOf(`extensions/${mailExtension}.env`, [...named, project]),
    ...(await readProject(options.asksProject ? project : undefined, access)),
    changedFiles: git('status', '--porcelain').split('\n').filter(Boolean).length,
  };
};

/** The projects that `.firebaserc` names. */
export const aliases = (): Values => (jsonFile('.firebaserc') as { projects?: Values }).projects ?? {};

type Access = Pick<Settings, 'accounts' | 'credentialsFile' | 'hasDefaultCredentials'>;

const readAccess = async (): Promise<Access> => {
  const path = process.env['GOOGLE_APPLICATION_CREDENTIALS'];
  const cloudCli =
    process.platform === 'win32'
      ? join(process.env['APPDATA'] ?? '', 'gcloud')
      : join(homedir(), '.config/gcloud');
  return {
    accounts: accountsIn(await ask('login:list')),
    credentialsFile: path ? { path, exists: existsSync(path) } : undefined,
    hasDefaultCredentials: existsSync(join(cloudCli, 'application_default_credentials.json')),
  };
};

const readProject = async (
  project: string | undefined,
  { accounts, credentialsFile, hasDefaultCredentials }: Access,
): Promise<
  Pick<Settings, 'secrets' | 'installedExtensions' | 'deployedFunctions' | 'logExclusion' | 'site'>
> => {
  const names = [smtpPassword.name, addressSalt.name];
  const hasAccess = accounts.length > 0 || credentialsFile?.exists || hasDefaultCredentials;
  if (!project || project.startsWith('demo-') || !hasAccess)
    return {
      secrets: Object.fromEntries(names.map((name) => [name, 'unknown'])),
      installedExtensions: undefined,
      deployedFunctions: undefined,
      logExclusion: 'unknown',
      site: undefined,
    };
  const [installed, deployed, logExclusion, sites, ...states] = await Promise.all([
    ask('ext:list', '--project', project),
    ask('functions:list', '--project', project),
    askExclusion(project),
    ask('hosting:sites:list', '--project', project),
    ...names.map((name) => ask('functions:secrets:get', name, '--project', project)),
  ]);
  return {
    secrets: Object.fromEntries(
      names.map((name, index) => {
        const answer = states[index];
        return [name, answer ? secretStateIn(answer) : 'unknown'];
      }),
    ),
    installedExtensions: extensionsIn(installed),
    deployedFunctions: functionsIn(deployed),
    logExclusion,
    site: siteIn(sites),
  };
};

const jsonFile = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** A file, and over it those of the names, the later over the earlier: as the CLI reads the project's id and aliases. */
export const valuesOf = (path: string, names: readonly (string | undefined)[], folder = root): Values =>
  Object.assign(
    {},
    ...[path, ...names.flatMap((name) => (name ? [`${path}.${name}`] : []))]
      .map((file) => join(folder, file))
      .filter((file) => existsSync(file))
      .map((file) => parseEnv(readFileSync(file, 'utf8'))),
  );

/** What git prints; nothing outside of a repository. */
export const git = (...parameters: string[]): string =>
  spawnSync('git', parameters, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
