import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from '../commands/command.ts';
import { root, stateFolder } from '../commands/folders.ts';
import { startPart } from '../commands/startPart.ts';
import { instances } from '../functions/src/instances.ts';
import { type Emulators, host, writeFirebaseConfiguration } from './configuration.ts';
import { requireRules } from './rules.ts';

/**
 * Resolves when the emulators and the inbox work. `environment` comes from `requireEverything`. `site` is the folder
 * with the built pages, as a path from the top of the repository.
 */
export const startEmulators = async (
  emulators: Emulators,
  environment: Record<string, string>,
  { site = 'web/dist' } = {},
) => {
  const [firebase, inbox] = await Promise.all([
    startFirebase(emulators, environment, site, 'hosting,functions,firestore'),
    startInbox(emulators),
  ]);
  await Promise.all([
    requireRules(`http://${host}:${emulators.ports.firestore}`),
    requireFunctions(emulators, firebase.output),
  ]);
  return {
    failure: Promise.race([firebase.failure, inbox.failure]),
    /** After this call, warnings of the Firebase CLI and errors of functions are printed. */
    showProblems: () => firebase.show(/^⚠|^>.*"severity":"(ERROR|CRITICAL|ALERT|EMERGENCY)"|^\[error\]/),
  };
};

/** Starts the emulators of the Firebase CLI that `only` names. */
export const startFirebase = (
  emulators: Emulators,
  environment: Record<string, string>,
  site: string,
  only: string,
) =>
  startPart({
    name: 'The Firebase CLI with its emulators',
    folder: emulators.name,
    log: 'firebase.log',
    command: [
      'node',
      `--import=${pathToFileURL(join(root, 'emulators/malformedUrls.ts'))}`,
      join(root, 'node_modules/.bin/firebase'),
      'emulators:start',
      `--config=${writeFirebaseConfiguration(emulators, site)}`,
      `--project=${emulators.projectId}`,
      `--only=${only}`,
    ],
    environment: {
      ...environment,
      METADATA_SERVER_DETECTION: 'none',
      // In a run of some minutes, Java's optimising compiler and parallel garbage collector cost more time than they
      // save.
      JDK_JAVA_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
      NO_UPDATE_NOTIFIER: '1',
      // Otherwise the CLI asks the registry for updates, which takes ten seconds when offline.
      npm_config_offline: 'true',
    },
    ready: [/All emulators ready/],
  });

/** Starts an SMTP server that shows the received e-mails on a web page. E-mails of earlier starts are deleted. */
const startInbox = ({ name, ports }: Emulators) => {
  const folder = join(stateFolder, name, 'mails');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options = { smtp: ports.smtp, web: ports.inbox, ip: host, 'web-ip': host, 'mail-directory': folder };
  return startPart({
    name: 'The inbox',
    folder: name,
    log: 'inbox.log',
    command: ['maildev', ...Object.entries(options).map(([option, value]) => `--${option}=${value}`)],
    ready: [/SMTP Server running/, /webapp running/],
  });
};

/** All functions but the scheduled one. */
const expectedFunctions = Object.keys(instances).filter((name) => name !== 'reconcile');

/** Throws a `Problem` if a function could not be loaded, because the emulator itself only prints the reason. */
const requireFunctions = async ({ ports }: Emulators, output: string[]): Promise<void> => {
  const response = await fetch(`http://${host}:${ports.functions}/backends`);
  const { backends } = (await response.json()) as { backends: { functionTriggers: { name: string }[] }[] };
  const loaded = backends.flatMap(({ functionTriggers }) => functionTriggers.map(({ name }) => name));
  const missing = expectedFunctions.filter((name) => !loaded.includes(name));
  if (missing.length === 0) return;
  const reason = output.find((line) => /Failed to load function definition|Error:/.test(line))?.trim();
  throw new Problem(
    `The functions emulator has not loaded ${missing.join(', ')} (${reason ?? 'no reason given'}): fix functions/src, then start again.`,
  );
};
