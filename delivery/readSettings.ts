import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { root } from '../emulators/paths.ts';
import { addressSalt, smtpPassword } from '../functions/src/config.ts';
import { accountsIn, extensionsIn, secretStateIn } from './answers.ts';
import { mailExtension } from './checks/mailDelivery.ts';
import { ask } from './firebaseCli.ts';
import { projectChoice } from './projectChoice.ts';
import type { Settings, Values } from './settings.ts';

/** Reads what the checks look at: files, the environment, git, and with credentials the project. */
export const readSettings = async (options: {
  project?: string | undefined;
  trial: boolean;
  /** Whether to ask for its secrets and extensions, which takes seconds and rights. */
  asksProject: boolean;
}): Promise<Settings> => {
  const { projects: aliases = {} } = jsonFile('.firebaserc') as { projects?: Values };
  const project = projectChoice(options.project, process.env, aliases);
  const names = [project, ...Object.keys(aliases).filter((alias) => aliases[alias] === project)];
  const { extensions = {} } = jsonFile('firebase.json') as { extensions?: Record<string, string> };
  const access = await readAccess();
  return {
    today: new Date(),
    trial: options.trial,
    project,
    ...access,
    siteOrigin: loadEnv('production', join(root, 'web'), 'VITE_')['VITE_SITE_ORIGIN'],
    functionsValues: valuesOf('functions/.env', names),
    extensions,
    extensionValues: valuesOf(`extensions/${mailExtension}.env`, names),
    ...(await readProject(options.asksProject ? project : undefined, access)),
    changedFiles: git('status', '--porcelain').split('\n').filter(Boolean).length,
  };
};

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
): Promise<Pick<Settings, 'secrets' | 'installedExtensions'>> => {
  const names = [smtpPassword.name, addressSalt.name];
  const hasAccess = accounts.length > 0 || credentialsFile?.exists || hasDefaultCredentials;
  if (!project || project.startsWith('demo-') || !hasAccess)
    return {
      secrets: Object.fromEntries(names.map((name) => [name, 'unknown'])),
      installedExtensions: undefined,
    };
  const [installed, ...states] = await Promise.all([
    ask('ext:list', '--project', project),
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
  };
};

const jsonFile = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** As the Firebase CLI reads them: the file, and over it those of the project's id and aliases. */
const valuesOf = (path: string, names: readonly (string | undefined)[]): Values =>
  Object.assign(
    {},
    ...[path, ...names.flatMap((name) => (name ? [`${path}.${name}`] : []))]
      .map((file) => join(root, file))
      .filter((file) => existsSync(file))
      .map((file) => parseEnv(readFileSync(file, 'utf8'))),
  );

/** What git prints; nothing outside of a repository. */
export const git = (...parameters: string[]): string =>
  spawnSync('git', parameters, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
