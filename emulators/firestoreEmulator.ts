import { existsSync, globSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { strToU8, zipSync } from 'fflate';
import { Problem } from '../commands/command.ts';
import { root, stateFolder } from '../commands/folders.ts';

type Environment = Record<string, string | undefined>;

const variable = 'FIRESTORE_EMULATOR_BINARY_PATH';
const inCloudCli = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/**
 * The jar of the Firestore emulator: from FIRESTORE_EMULATOR_BINARY_PATH, from an earlier download by firebase-tools, from
 * the Google Cloud CLI, or from a new download by firebase-tools.
 */
export const provideFirestoreEmulator = async (
  environment: Environment = process.env,
  state: string = stateFolder,
): Promise<string> => {
  const named = environment[variable];
  if (named && !existsSync(named))
    throw new Problem(`${variable} names ${named}, which does not exist: correct it, or unset it.`);
  return (
    named ?? downloaded(environment) ?? fromCloudCli(environment, state) ?? (await download(environment))
  );
};

const downloaded = (environment: Environment): string | undefined => {
  const folder = environment['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  const byNumber = new Intl.Collator('en', { numeric: true });
  return globSync(join(folder, 'cloud-firestore-emulator-v*.jar')).sort(byNumber.compare).at(-1);
};

/** The real folder of `gcloud` on the PATH, then the folders of its packages. */
const cloudCliFolders = (environment: Environment): string[] => [
  ...(environment['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, process.platform === 'win32' ? 'gcloud.cmd' : 'gcloud'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(dirname(realpathSync(file)))),
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  join(homedir(), 'google-cloud-sdk'),
];

/** The Google Cloud CLI's jar has no main class, and firebase-tools only runs `java -jar`. This jar starts that one. */
const fromCloudCli = (environment: Environment, state: string): string | undefined => {
  const jar = cloudCliFolders(environment)
    .map((folder) => join(folder, inCloudCli))
    .find((file) => existsSync(file));
  if (!jar) return undefined;
  const manifest = [
    'Manifest-Version: 1.0',
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    `Class-Path: ${pathToFileURL(jar).href}`,
  ];
  // A manifest line has at most 72 bytes; a longer value continues after a space.
  const folded = manifest.map((line) => line.replace(/(?:^.{70}|.{69})(?=.)/g, '$&\r\n '));
  const wrapper = join(state, 'firestore-emulator.jar');
  mkdirSync(state, { recursive: true });
  writeFileSync(
    wrapper,
    zipSync({ 'META-INF/MANIFEST.MF': strToU8([...folded, '', ''].join('\r\n')) }, { level: 0 }),
  );
  return wrapper;
};

const download = async (environment: Environment): Promise<string> => {
  console.log('Downloading the Firestore emulator (firebase setup:emulators:firestore), once.');
  const { all } = await execa('firebase', ['setup:emulators:firestore'], {
    env: environment,
    localDir: root,
    preferLocal: true,
    reject: false,
    all: true,
    timeout: 300_000,
  });
  const jar = downloaded(environment);
  if (jar) return jar;
  throw new Problem(
    `No Firestore emulator is installed and the download failed (${all.trim().split('\n').at(-1)}): allow storage.googleapis.com, or install the component cloud-firestore-emulator of the Google Cloud CLI, or name the jar in ${variable}.`,
  );
};
