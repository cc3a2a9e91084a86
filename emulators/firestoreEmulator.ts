import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { firebase, stateFolder } from './paths.ts';
import { Problem } from './problem.ts';
import { writeWrapperJar } from './wrapperJar.ts';

type Environment = Record<string, string | undefined>;

const variable = 'FIRESTORE_EMULATOR_BINARY_PATH';
const inCloudCli = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** The jar of an installed Firestore emulator: the one named, one of firebase-tools' cache, the Google Cloud CLI's. */
export const findFirestoreEmulator = (
  environment: Environment = process.env,
  state: string = stateFolder,
): string | undefined => {
  const named = environment[variable];
  if (named && !existsSync(named))
    throw new Problem(`${variable} names ${named}, which does not exist: correct it, or unset it.`);
  return named ?? cached(environment) ?? fromCloudCli(environment, state);
};

/** The newest that firebase-tools has downloaded. */
const cached = (environment: Environment): string | undefined => {
  const folder = environment['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  const version = (file: string) =>
    Number(
      /v(\d+)\.(\d+)/
        .exec(file)
        ?.slice(1)
        .map((part) => part.padStart(5, '0'))
        .join('') ?? 0,
    );
  return globSync(join(folder, 'cloud-firestore-emulator-v*.jar')).sort(
    (one, other) => version(other) - version(one),
  )[0];
};

const fromCloudCli = (environment: Environment, state: string): string | undefined => {
  const jar = cloudCliFolders(environment)
    .map((folder) => join(folder, inCloudCli))
    .find((file) => existsSync(file));
  if (!jar) return undefined;
  mkdirSync(state, { recursive: true });
  const wrapper = join(state, 'firestore-emulator.jar');
  writeWrapperJar(wrapper, jar);
  return wrapper;
};

/** Where `gcloud` on the PATH really lies, then where its installers put it. */
const cloudCliFolders = (environment: Environment): string[] => [
  ...(environment['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, process.platform === 'win32' ? 'gcloud.cmd' : 'gcloud'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(dirname(realpathSync(file)))),
  '/usr/lib/google-cloud-sdk',
  '/usr/lib64/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
  '/opt/homebrew/share/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
  '/usr/local/google-cloud-sdk',
  join(homedir(), 'google-cloud-sdk'),
  join(environment['LOCALAPPDATA'] ?? homedir(), 'Google/Cloud SDK/google-cloud-sdk'),
];

/** Lets firebase-tools download the emulator into its cache; the jar. */
export const downloadFirestoreEmulator = (environment: Environment = process.env): string => {
  console.log('Downloading the Firestore emulator (firebase setup:emulators:firestore), once.');
  const { status, stdout, stderr } = spawnSync(process.execPath, [firebase, 'setup:emulators:firestore'], {
    encoding: 'utf8',
    env: environment,
    timeout: 300_000,
  });
  const jar = cached(environment);
  if (status === 0 && jar) return jar;
  const reason = `${stdout}${stderr}`.trim().split('\n').at(-1) ?? 'no answer';
  throw new Problem(
    `No Firestore emulator is installed and the download failed (${reason}): allow storage.googleapis.com, or install the component cloud-firestore-emulator of the Google Cloud CLI, or name the jar in ${variable}.`,
  );
};
