import { Problem } from '../commands/command.ts';
import { emulatorSets, host } from './configuration.ts';

/** Points Firestore's client at a running emulator, and resolves with the id of the emulated project. */
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
  // Otherwise the client searches for Google's metadata server, which takes seconds.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  return emulators.projectId;
};
