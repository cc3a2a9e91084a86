import { join } from 'node:path';
import { requireFunctions, requireRules } from './checks.ts';
import { type Child, startChild } from './children.ts';
import type { Suite } from './configuration.ts';
import { emulators, writeFirebaseConfiguration } from './firebaseConfiguration.ts';
import { startInbox } from './inbox.ts';
import { firebase, stateFolder } from './paths.ts';
import { Problem } from './problem.ts';

export interface RunningSuite {
  /** Rejects with a `Problem` when a part of the suite ends by itself. */
  failure: Promise<never>;
}

/**
 * Starts the Firebase emulators and the inbox, and answers when every part has been seen to work. `environment` comes
 * from `requireEverything`; `site` is the folder that the Hosting emulator serves, relative to the repository.
 */
export const startSuite = async (
  suite: Suite,
  environment: Record<string, string>,
  site = 'web/dist',
): Promise<RunningSuite> => {
  const inbox = startInbox(suite);
  const output: string[] = [];
  const cli = startEmulators(suite, environment, site, (line) => output.push(line));
  await Promise.race([
    cli.says(/All emulators ready/),
    cli.failure.catch((error) => Promise.reject(reasonIn(output, error))),
  ]);
  cli.remember();
  await Promise.all([inbox, requireRules(suite), requireFunctions(suite, output)]);
  return { failure: Promise.race([cli.failure, (await inbox).failure]) };
};

const startEmulators = (
  suite: Suite,
  environment: Record<string, string>,
  site: string,
  onLine: (line: string) => void,
): Child => {
  const folder = join(stateFolder, suite.name);
  const options = {
    config: writeFirebaseConfiguration(suite, site),
    project: suite.projectId,
    only: emulators.join(','),
  };
  return startChild({
    name: 'The Firebase emulators',
    command: [
      process.execPath,
      firebase,
      'emulators:start',
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    folder,
    environment: {
      ...environment,
      METADATA_SERVER_DETECTION: 'none',
      NO_UPDATE_NOTIFIER: '1',
      NO_COLOR: '1',
    },
    log: join(folder, 'firebase.log'),
    onLine,
    patience: 15_000,
  });
};

/** What the Firebase CLI said last about an error, if it did. */
const reasonIn = (output: string[], otherwise: unknown): unknown => {
  const reason = output.findLast((line) => /^Error:|Fatal error|has exited/.test(line.trim()));
  return reason ? new Problem(`The Firebase emulators did not start: ${reason.trim()}`) : otherwise;
};
