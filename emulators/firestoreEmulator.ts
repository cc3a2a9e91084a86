import { existsSync, globSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { Problem } from '../commands/command.ts';
import { run } from '../commands/commandLine.ts';
import { stateFolder } from '../commands/folders.ts';

type Environment = Record<string, string | undefined>;

const variable = 'FIRESTORE_EMULATOR_BINARY_PATH';
const jarName = 'cloud-firestore-emulator.jar';

/** The path of the Firestore emulator's jar. The jar is downloaded if necessary. */
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

/** The folder of the Firestore emulator in a Google Cloud CLI on the PATH. */
const cloudCliFolder = (environment: Environment): string | undefined =>
  (environment['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((file) => existsSync(file))
    .map((file) => join(realpathSync(file), '../../platform/cloud-firestore-emulator'))
    .find((folder) => existsSync(join(folder, jarName)));

/**
 * For machines that may not download from storage.googleapis.com, and have the emulator of the Google Cloud CLI (Debian's
 * package `google-cloud-cli-firestore-emulator`). firebase-tools runs `java -jar`, but the jar of the Google Cloud CLI
 * declares no main class. So a second jar, which has only this manifest, declares the main class and loads the first jar
 * through the symbolic link `cloud-cli`.
 */
const manifest = `Manifest-Version: 1.0
Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore
Class-Path: cloud-cli/${jarName}

`;

const fromCloudCli = (environment: Environment, state: string): string | undefined => {
  const folder = cloudCliFolder(environment);
  if (!folder) return undefined;
  mkdirSync(state, { recursive: true });
  rmSync(join(state, 'cloud-cli'), { force: true });
  symlinkSync(folder, join(state, 'cloud-cli'), 'junction');
  const jar = join(state, 'firestore-emulator.jar');
  writeFileSync(jar, zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest) }));
  return jar;
};

const download = async (environment: Environment): Promise<string> => {
  console.log('Downloading the Firestore emulator (firebase setup:emulators:firestore), once.');
  const { all } = await run(['firebase', 'setup:emulators:firestore'], {
    env: environment,
    all: true,
    timeout: 300_000,
  });
  const jar = downloaded(environment);
  if (jar) return jar;
  throw new Problem(
    `No Firestore emulator is installed and the download failed (${all.trim().split('\n').at(-1)}): allow storage.googleapis.com, or install the component cloud-firestore-emulator of the Google Cloud CLI, or name the jar in ${variable}.`,
  );
};
