import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { root, suites } from '../emulators/configuration.ts';
import { company } from '../shared/company.ts';
import { type Answer, askFirebase, isProjectId, outputOf } from './commandLine.ts';
import { askExclusion } from './triggerEmail.ts';

/** Values by name, as an `.env` file or the environment of a process holds them. */
export type Values = Readonly<Record<string, string | undefined>>;

const jsonFile = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** The projects that `.firebaserc` names, and which of them a command means when none is named. */
const aliases: Values = jsonFile('.firebaserc').projects ?? {};
type Alias = 'production' | 'preview';
const emulated = Object.values(suites).map(({ projectId }) => projectId);

/** The project's id: the named one, GOOGLE_CLOUD_PROJECT, the alias that the command means; each may be an alias. */
export const projectChoice = (
  alias: Alias,
  named: string | undefined,
  environment: Values = process.env,
  known = aliases,
): string | undefined => {
  const choice = named || environment['GOOGLE_CLOUD_PROJECT'] || known[alias];
  return choice && (known[choice] ?? choice);
};

/** The settings of the functions, as the Firebase CLI gives them: `functions/.env`, and over it the file of the project's id. */
export const functionsValuesOf = (project: string | undefined, folder = join(root, 'functions')): Values => {
  const files = ['.env', `.env.${project}`].map((file) => join(folder, file));
  return Object.assign({}, ...files.filter(existsSync).map((file) => parseEnv(readFileSync(file, 'utf8'))));
};

/** Files beside it that no project of .firebaserc reads, nor this one: `.env.production`, for one. */
export const unreadFilesFor = (project: string | undefined, folder = join(root, 'functions')): string[] => {
  const read = [project, 'local', ...Object.values(aliases), ...emulated].map((name) => `.env.${name}`);
  return readdirSync(folder).filter((file) => file.startsWith('.env.') && !read.includes(file));
};

/** What the checks look at: files, the environment, git and the project. What could not be asked is undefined. */
export const readSettings = async (alias: Alias, named: string | undefined, trial: boolean) => {
  const project = projectChoice(alias, named);
  // A preview needs no answers.
  const isAsked = alias === 'production' && project !== undefined && isProjectId(project);
  const ask = async <Result>(command: string): Promise<Answer<Result>> =>
    isAsked ? askFirebase(command, '--project', project) : {};
  const [sites, installed, deployed, exclusion, status] = await Promise.all([
    ask<{ sites: { type: string; defaultUrl: string; appId?: string }[] }>('hosting:sites:list'),
    ask<{ instanceId: string }[]>('ext:list'),
    ask<{ id: string; region: string }[]>('functions:list'),
    isAsked ? askExclusion(project) : undefined,
    outputOf(['git', 'status', '--porcelain']),
  ]);
  return {
    today: new Date(),
    /** Whether invented facts may be shown. */
    trial,
    project,
    liveProject: aliases['production'],
    company: company as object,
    /** As the build will see it. */
    siteOrigin: loadEnv('production', join(root, 'web'), 'VITE_')['VITE_SITE_ORIGIN'] as string | undefined,
    functionsValues: functionsValuesOf(project),
    unreadFiles: unreadFilesFor(project),
    changedFiles: status.split('\n').filter(Boolean).length,
    /** The extensions that firebase.json names, and those in the project. */
    extensions: Object.keys(jsonFile('firebase.json').extensions ?? {}),
    installed: installed.result?.map(({ instanceId }) => instanceId),
    /** The functions in the project. */
    deployed: deployed.result,
    /** Whether the e-mails that the extension logs are discarded. */
    exclusion,
    /** The project's own, with the web app that tells the pages their project. */
    site: sites.result?.sites.find(({ type }) => type === 'DEFAULT_SITE'),
  };
};
export type Settings = Awaited<ReturnType<typeof readSettings>>;
