import type { ExclusionState } from './logExclusion.ts';

/** A value by name, as an `.env` file or the environment of a process holds it. */
export type Values = Readonly<Record<string, string | undefined>>;

/** `unbilled`: a project without billing has no Secret Manager. */
export type SecretState = 'set' | 'missing' | 'unbilled' | 'unknown';

export interface HostingSite {
  /** Without a final slash. */
  address: string;
  /** Whether a web app is linked to it, which tells the pages their project. */
  hasApp: boolean;
}

export interface DeployedFunction {
  id: string;
  region: string;
}

/** What the check list looks at; all of it is read before the first check runs. */
export interface Settings {
  today: Date;
  /** Whether invented facts may be deployed. */
  trial: boolean;
  /** Whether somebody can answer the Firebase CLI's questions. */
  interactive: boolean;
  project: string | undefined;
  /** The one that the alias `production` names. */
  liveProject: string | undefined;
  /** Google accounts that are signed in to the Firebase CLI. */
  accounts: readonly string[];
  /** The file that GOOGLE_APPLICATION_CREDENTIALS names. */
  credentialsFile: { path: string; exists: boolean } | undefined;
  /** Whether `gcloud auth application-default login` has left credentials. */
  hasDefaultCredentials: boolean;
  /** VITE_SITE_ORIGIN, as the build will see it. */
  siteOrigin: string | undefined;
  /** `functions/.env` under the file of the project. */
  functionsValues: Values;
  /** The extensions that firebase.json names, by instance. */
  extensions: Readonly<Record<string, string>>;
  /** The parameters of the mail extension. */
  extensionValues: Values;
  /** The instances of extensions in the project; undefined when it could not be asked. */
  installedExtensions: readonly string[] | undefined;
  /** The functions in the project; undefined when it could not be asked. */
  deployedFunctions: readonly DeployedFunction[] | undefined;
  /** Whether the e-mails that the extension logs are discarded. */
  logExclusion: ExclusionState;
  secrets: Readonly<Record<string, SecretState>>;
  /** The project's own Hosting site; undefined when it could not be asked. */
  site: HostingSite | undefined;
  changedFiles: number;
}
