import { Problem } from '../commands/command.ts';
import { emulatorSets, host } from './configuration.ts';

/**
 * Points Firestore's client of this process at a running emulator. Resolves with the emulator's project, and throws a
 * `Problem` when the emulator does not run.
 */
export const emulatedProject = async (name: string): Promise<string> => {
  const emulators = Object.values(emulatorSets).find((known) => known.name === name);
  if (!emulators)
    throw new Problem(
      `There are no emulators ${name}, but ${Object.keys(emulatorSets).join(', ')} (or --project).`,
    );
  const address = `${host}:${emulators.ports.firestore}`;
  await fetch(`http://${address}/`).catch(() => {
    throw new Problem(
      `Nothing answers on ${address}: start the emulators first (npm start, npm run emulators).`,
    );
  });
  process.env['FIRESTORE_EMULATOR_HOST'] = address;
  // Without this setting, the client searches for Google's metadata server, which takes seconds.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  return emulators.projectId;
};
