import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { outputOf } from '../commands/commandLine.ts';
import { root } from '../commands/folders.ts';
import { emulatorSets } from '../emulators/configuration.ts';
import { company } from '../shared/company.ts';
import { askAccountRoles } from './accounts.ts';
import { type Answer, askFirebase, isProjectId } from './firebase.ts';
import { functionsValuesOf, type Values } from './functionsValues.ts';
import { askExclusion } from './triggerEmail.ts';

interface Database {
  name: string;
  deleteProtectionState?: string;
  pointInTimeRecoveryEnablement?: string;
}

const jsonFile = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** The ids of the projects in `.firebaserc`, by alias. */
const aliases: Values = jsonFile('.firebaserc').projects ?? {};
type Alias = 'production' | 'preview';
const emulated = Object.values(emulatorSets).map(({ projectId }) => projectId);

/** The id of the chosen project. `named` and GOOGLE_CLOUD_PROJECT may be an id or an alias. */
export const projectChoice = (
  alias: Alias,
  named: string | undefined,
  environment: Values = process.env,
  known = aliases,
): string | undefined => {
  const choice = named || environment['GOOGLE_CLOUD_PROJECT'] || known[alias];
  return choice && (known[choice] ?? choice);
};

/** The functions' settings files that no known project reads, such as `.env.production`. */
export const unreadFilesFor = (project: string | undefined, folder = join(root, 'functions')): string[] => {
  const read = [project, 'local', ...Object.values(aliases), ...emulated].map((name) => `.env.${name}`);
  return readdirSync(folder).filter((file) => file.startsWith('.env.') && !read.includes(file));
};

/** Collects the facts that the checks need. A fact is undefined if its query failed. */
export const readSettings = async (alias: Alias, named: string | undefined, trial: boolean) => {
  const project = projectChoice(alias, named);
  // The checks of a preview need no queries.
  const isAsked = alias === 'production' && project !== undefined && isProjectId(project);
  const ask = async <Result>(query: Parameters<typeof askFirebase>[1]): Promise<Answer<Result>> =>
    isAsked ? askFirebase(project, query) : {};
  const [sites, databases, installed, deployed, exclusion, accountRoles, status] = await Promise.all([
    ask<{ sites: { type?: string; defaultUrl?: string; appId?: string }[] }>(
      ({ hosting }) => hosting.sites.list,
    ),
    ask<Database[]>(({ firestore }) => firestore.databases.list),
    ask<{ instanceId: string }[]>(({ ext }) => ext.list),
    ask<{ id: string; region: string }[]>(({ functions }) => functions.list),
    isAsked ? askExclusion(project) : undefined,
    isAsked ? askAccountRoles(project) : undefined,
    outputOf(['git', 'status', '--porcelain']),
  ]);
  return {
    today: new Date(),
    /** Whether `--trial` allows invented company facts and settings. */
    trial,
    project,
    liveProject: aliases['production'],
    company: company as object,
    /** The origin that the build will use. */
    siteOrigin: loadEnv('production', join(root, 'web'), 'VITE_')['VITE_SITE_ORIGIN'] as string | undefined,
    functionsValues: functionsValuesOf(project),
    unreadFiles: unreadFilesFor(project),
    changedFiles: status.split('\n').filter(Boolean).length,
    /** The version of Node in which the functions run, such as `nodejs24`. */
    runtime: jsonFile('firebase.json').functions[0].runtime as string,
    /** `extensions` are in firebase.json, `installed` in the project. */
    extensions: Object.keys(jsonFile('firebase.json').extensions ?? {}),
    installed: installed.result?.map(({ instanceId }) => instanceId),
    /** The deployed functions. */
    deployed: deployed.result,
    /** Whether Google discards the logs of the extension Trigger Email. */
    exclusion,
    accountRoles,
    /** Empty if the Firestore API was never enabled in the project. */
    databases:
      databases.result ?? (/has not been used|disabled/.test(databases.error ?? '') ? [] : undefined),
    /** The default Hosting site; empty if there is none. */
    site: sites.result && (sites.result.sites.find(({ type }) => type === 'DEFAULT_SITE') ?? {}),
  };
};
export type Settings = Awaited<ReturnType<typeof readSettings>>;
