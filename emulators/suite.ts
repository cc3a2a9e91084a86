import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireFunctions, requireRules } from './checks.ts';
import { type Child, startChild } from './children.ts';
import type { Suite } from './configuration.ts';
import { emulators, writeFirebaseConfiguration } from './firebaseConfiguration.ts';
import { startInbox } from './inbox.ts';
import { firebase, stateFolder } from './paths.ts';
import { Problem } from './problem.ts';

export interface RunningSuite {
  /** The process from which the emulators descend. */
  pid: number;
  /** Rejects with a `Problem` when a part of the suite ends by itself. */
  failure: Promise<never>;
  /** Shows what goes wrong from now on. */
  showProblems: () => void;
}

/** A start takes some seconds; a machine with much else to do is given more. */
const longestStart = 180_000;

/**
 * Starts the Firebase emulators, and the inbox unless somebody else takes the mail, and answers when every part has been
 * seen to work. `environment` comes from `requireEverything`; `site` is the folder that the Hosting emulator serves,
 * relative to the repository.
 */
export const startSuite = async (
  suite: Suite,
  environment: Record<string, string>,
  { site = 'web/dist', inbox: hasInbox = true } = {},
): Promise<RunningSuite> => {
  const cli = startEmulators(suite, environment, site);
  const output: string[] = [];
  cli.hear((line) => output.push(line));
  const [inbox] = await Promise.all([hasInbox && startInbox(suite), ready(suite, cli, output)]);
  cli.remember();
  await Promise.all([requireRules(suite), requireFunctions(suite, output)]);
  return {
    pid: cli.pid,
    failure: inbox ? Promise.race([cli.failure, inbox.failure]) : cli.failure,
    showProblems: () => cli.hear((line) => tellsProblem.test(line) && console.error(line)),
  };
};

const ready = (suite: Suite, cli: Child, output: string[]): Promise<unknown> =>
  Promise.race([
    cli.says(/All emulators ready/),
    cli.failure.catch((error) => Promise.reject(reasonIn(output, error))),
    sleep(longestStart, undefined, { ref: false }).then(() => {
      throw new Problem(
        `The Firebase emulators are not ready after ${longestStart / 1000} s: see .local/${suite.name}/firebase.log.`,
      );
    }),
  ]);

/** A warning of the Firebase CLI, and what a function logs as an error. */
const tellsProblem = /^⚠|^>.*"severity":"(ERROR|CRITICAL|ALERT|EMERGENCY)"|^\[error\]/;

const startEmulators = (suite: Suite, environment: Record<string, string>, site: string): Child => {
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
      `--import=${import.meta.resolve('./malformedAddresses.ts')}`,
      firebase,
      'emulators:start',
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    folder,
    environment: {
      ...environment,
      METADATA_SERVER_DETECTION: 'none',
      NO_UPDATE_NOTIFIER: '1',
      // Otherwise the CLI asks the registry for newer packages, ten seconds long where there is no network.
      npm_config_offline: 'true',
      NO_COLOR: '1',
    },
    log: join(folder, 'firebase.log'),
    patience: 15_000,
  });
};

/** What the Firebase CLI said last about an error, if it did. */
const reasonIn = (output: string[], otherwise: unknown): unknown => {
  const reason = output.findLast((line) => /^Error:|Fatal error|has exited/.test(line.trim()));
  return reason ? new Problem(`The Firebase emulators did not start: ${reason.trim()}`) : otherwise;
};
