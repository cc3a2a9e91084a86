import { Problem } from '../commands/command.ts';
import { host, suites } from './configuration.ts';

/**
 * Points Firestore's client of this process at the emulator of a running suite. Resolves with the suite's project, and
 * throws a `Problem` when the suite does not run.
 */
export const emulatedProject = async (name: string): Promise<string> => {
  const suite = Object.values(suites).find((known) => known.name === name);
  if (!suite)
    throw new Problem(`There is no suite ${name}, but ${Object.keys(suites).join(', ')} (or --project).`);
  const address = `${host}:${suite.ports.firestore}`;
  await fetch(`http://${address}/`).catch(() => {
    throw new Problem(`Nothing answers on ${address}: start the suite first (npm start, npm run suite).`);
  });
  process.env['FIRESTORE_EMULATOR_HOST'] = address;
  // Otherwise the client searches for Google's metadata server, which takes seconds.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  return suite.projectId;
};
