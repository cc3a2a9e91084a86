import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { stateFolder } from '../commands/folders.ts';

const jarName = 'cloud-firestore-emulator.jar';

/** Declares the main class of the jar beside it, which it loads through the symbolic link `cloud-cli`. */
const manifest = `Manifest-Version: 1.0
Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore
Class-Path: cloud-cli/${jarName}

`;

/**
 * A jar that starts the Firestore emulator of the Google Cloud CLI on the PATH; undefined if there is none. Machines that
 * may not download from Google have this emulator as Debian's package `google-cloud-cli-firestore-emulator`. The Firebase
 * CLI runs `java -jar`, but the Cloud CLI's own jar declares no main class. Without it, the Firebase CLI downloads its own.
 */
export const emulatorOfCloudCli = () => {
  const folder = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((each) => join(each, 'gcloud'))
    .filter((file) => existsSync(file))
    .map((file) => join(realpathSync(file), '../../platform/cloud-firestore-emulator'))
    .find((each) => existsSync(join(each, jarName)));
  if (!folder) return undefined;
  mkdirSync(stateFolder, { recursive: true });
  rmSync(join(stateFolder, 'cloud-cli'), { force: true });
  symlinkSync(folder, join(stateFolder, 'cloud-cli'), 'junction');
  const jar = join(stateFolder, 'firestore-emulator.jar');
  writeFileSync(jar, zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest) }));
  return jar;
};
