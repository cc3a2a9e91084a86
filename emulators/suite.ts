import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa, execaSync, type Options } from 'execa';
import { onExit } from 'signal-exit';
import killTree from 'tree-kill';
import { answeredFunction, notificationFunction } from '../shared/callable.ts';
import { atEnd, Problem } from './command.ts';
import { host, root, type Suite, stateFolder, writeFirebaseConfiguration } from './configuration.ts';

interface Part {
  name: string;
  /** Its working folder in `.local`, which also holds its log. */
  folder: string;
  log: string;
  command: [string, ...string[]];
  environment?: Record<string, string>;
  /** It is ready when its output has matched each of these. */
  ready: RegExp[];
}

/** Milliseconds. A start takes some seconds; a busy machine gets more time. */
const longestStart = 180_000;
const longestEnd = 15_000;

/**
 * Starts a program that runs until the command ends. Resolves with its last lines of output when it is ready. It runs in
 * its own process group, so Ctrl-C reaches only the launcher, which ends everything in order.
 */
export const startPart = async ({ name, folder, log, command, environment, ready }: Part) => {
  const cwd = join(stateFolder, folder);
  mkdirSync(cwd, { recursive: true });
  const output: string[] = [];
  const waiting = ready.map((expression) => ({ expression, ...Promise.withResolvers<void>() }));
  let show: RegExp | undefined;
  let isAsked = false;
  const hear = function* (data: unknown) {
    const line = String(data);
    if (output.push(line) > 1_000) output.shift();
    for (const { expression, resolve } of waiting) if (expression.test(line)) resolve();
    if (!isAsked && show?.test(line)) console.error(line);
    yield data;
  };
  const [program, ...parameters] = command;
  const options: Options = {
    cwd,
    preferLocal: true,
    localDir: root,
    env: { ...environment, NO_COLOR: '1' },
    detached: process.platform !== 'win32',
    stdin: 'ignore',
    stdout: [hear, { file: join(cwd, log) }],
    stderr: [hear, { file: join(cwd, log) }],
    reject: false,
    killSignal: 'SIGINT',
    forceKillAfterDelay: false,
  };
  const child = execa(program, parameters, options);
  let lateness = '';
  const failure = child.then(({ exitCode, signal, code }) => {
    if (isAsked) return new Promise<never>(() => {});
    const said = output.findLast((line) => /^Error:|Fatal error|has exited/.test(line.trim()));
    const reason = lateness || said?.trim() || code || signal || `exit code ${exitCode}`;
    throw new Problem(`${name} ended: ${reason}. See .local/${folder}/${log}.`);
  });
  failure.catch(() => {});
  atEnd(async () => {
    isAsked = true;
    child.kill();
    // If only the Firebase CLI were killed, its emulators would stay.
    const slow = setTimeout(() => killTree(Number(child.pid), 'SIGKILL'), longestEnd);
    await child;
    clearTimeout(slow);
  });
  // On Ctrl-C Vitest exits without its teardown. An exit can wait only for a program: `ps` shows a dead process as Z.
  onExit(() => {
    if (child.kill())
      execaSync('sh', ['-c', `while ps -o stat= -p ${child.pid} | grep -qv Z; do sleep 0.1; done`], {
        reject: false,
        timeout: longestEnd,
      });
  });
  const late = setTimeout(() => {
    lateness = `not ready after ${longestStart / 1000} s`;
    child.kill();
  }, longestStart);
  await Promise.race([Promise.all(waiting.map(({ promise }) => promise)), failure]);
  clearTimeout(late);
  return {
    pid: child.pid as number,
    output,
    /** Rejects with a `Problem` when the program ends by itself. */
    failure,
    /** Prints all further lines that match. */
    show: (lines: RegExp) => {
      show = lines;
    },
  };
};

/**
 * Starts the Firebase emulators and the inbox; resolves when every part works. `environment` comes from
 * `requireEverything`, `site` is the folder that the Hosting emulator serves, relative to the repository.
 */
export const startSuite = async (
  suite: Suite,
  environment: Record<string, string>,
  { site = 'web/dist' } = {},
) => {
  const [emulators, inbox] = await Promise.all([startEmulators(suite, environment, site), startInbox(suite)]);
  await requireFunctions(suite, emulators.output);
  return {
    failure: Promise.race([emulators.failure, inbox.failure]),
    /** Prints further warnings of the Firebase CLI and errors that functions log. */
    showProblems: () => emulators.show(/^⚠|^>.*"severity":"(ERROR|CRITICAL|ALERT|EMERGENCY)"|^\[error\]/),
  };
};

const startEmulators = (suite: Suite, environment: Record<string, string>, site: string) =>
  startPart({
    name: 'The Firebase CLI with its emulators',
    folder: suite.name,
    log: 'firebase.log',
    command: [
      'node',
      `--import=${pathToFileURL(join(root, 'emulators/malformedAddresses.ts'))}`,
      join(root, 'node_modules/.bin/firebase'),
      'emulators:start',
      `--config=${writeFirebaseConfiguration(suite, site)}`,
      `--project=${suite.projectId}`,
      '--only=hosting,functions,firestore',
    ],
    environment: {
      ...environment,
      METADATA_SERVER_DETECTION: 'none',
      // Java's optimising compiler and parallel collector cost more time than they save within minutes.
      JDK_JAVA_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
      NO_UPDATE_NOTIFIER: '1',
      // Otherwise the CLI asks the registry for updates, which takes ten seconds when offline.
      npm_config_offline: 'true',
    },
    ready: [/All emulators ready/],
  });

/** The SMTP server that keeps its e-mails and shows them on a page. It starts empty, like Firestore. */
const startInbox = ({ name, ports }: Suite) => {
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

/** The functions that the suite needs, all but the scheduled ones. */
const expectedFunctions = [
  'onConsultationRequestCreated',
  notificationFunction,
  answeredFunction,
  'deliverMail',
];

/** Throws when a function was not loaded; the emulator starts nevertheless, with the reason in its output. */
const requireFunctions = async ({ ports }: Suite, output: string[]): Promise<void> => {
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
