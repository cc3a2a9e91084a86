import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { execaSync, type Options } from 'execa';
import { onExit } from 'signal-exit';
import { atEnd, Problem } from './command.ts';
import { type CommandLine, run } from './commandLine.ts';
import { root, stateFolder } from './folders.ts';

interface Part {
  name: string;
  /** The working folder, below `.local`. It also contains the log. */
  folder: string;
  log: string;
  command: CommandLine;
  environment?: Record<string, string>;
  /** The program is ready when its output has matched all of these. */
  ready: RegExp[];
}

/** In milliseconds, long enough for a busy machine. */
const longestStart = 180_000;
const longestEnd = 15_000;

/**
 * Starts a program that runs until this process ends it. Resolves when the program is ready. The program has its own
 * process group, so Ctrl-C reaches only this process, which ends all programs in order.
 */
export const startPart = async ({ name, folder, log, command, environment, ready }: Part) => {
  const cwd = join(stateFolder, folder);
  mkdirSync(cwd, { recursive: true });
  const output: string[] = [];
  const waiting = ready.map((expression) => ({ expression, ...Promise.withResolvers<void>() }));
  let show: RegExp | undefined;
  let isReady = false;
  let isAsked = false;
  const readLine = function* (data: unknown) {
    const line = String(data);
    if (output.push(line) > 1_000) output.shift();
    for (const { expression, resolve } of waiting) if (expression.test(line)) resolve();
    if (!isAsked && show?.test(line)) console.error(line);
    yield data;
  };
  const options: Options = {
    cwd,
    env: { ...environment, NO_COLOR: '1' },
    detached: process.platform !== 'win32',
    stdin: 'ignore',
    stdout: [readLine, { file: join(cwd, log) }],
    stderr: [readLine, { file: join(cwd, log) }],
    killSignal: 'SIGINT',
    forceKillAfterDelay: false,
  };
  const child = run(command, options);
  let lateness = '';
  const failure = child.then(({ exitCode, signal, code }) => {
    if (isAsked) return new Promise<never>(() => {});
    const said = output.findLast((line) => /^Error:|Fatal error|has exited/.test(line.trim()));
    const reason = lateness || said?.trim() || code || signal || `exit code ${exitCode}`;
    throw new Problem(`${name} ended: ${reason}. See .local/${folder}/${log}.`);
  });
  failure.catch(() => {});
  /** Emulators outlive a killed Firebase CLI, so the children are killed too. */
  const killTree = () =>
    execaSync('tree-kill', [`${child.pid}`, 'SIGKILL'], { preferLocal: true, localDir: root, reject: false });
  /** A program that is still starting is killed with its children, because SIGINT might end only the program itself. */
  const interrupt = () => void (isReady ? child.kill() : killTree());
  atEnd(async () => {
    isAsked = true;
    interrupt();
    const slow = setTimeout(killTree, longestEnd);
    await child;
    clearTimeout(slow);
  });
  // On Ctrl-C Vitest exits without its teardown, so this exit handler ends the program. An exit handler must be
  // synchronous, so a shell command waits until the program has ended (state Z in `ps`).
  onExit(() => {
    interrupt();
    const end = `while ps -o stat= -p ${child.pid} | grep -qv Z; do sleep 0.1; done`;
    if (execaSync('sh', ['-c', end], { reject: false, timeout: longestEnd }).timedOut) killTree();
  });
  const late = setTimeout(() => {
    lateness = `not ready after ${longestStart / 1000} s`;
    interrupt();
  }, longestStart);
  await Promise.race([Promise.all(waiting.map(({ promise }) => promise)), failure]);
  clearTimeout(late);
  isReady = true;
  return {
    pid: child.pid as number,
    output,
    /** Rejects with a `Problem` when the program ends by itself. */
    failure,
    /** Prints all further matching lines. */
    show: (lines: RegExp) => {
      show = lines;
    },
  };
};
