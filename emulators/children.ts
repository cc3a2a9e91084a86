import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './paths.ts';
import { Problem } from './problem.ts';
import { endFamily, familyOf, force, type Process } from './processes.ts';

export interface Child {
  pid: number;
  /** The end of the process: its exit code, null after a signal. */
  exited: Promise<number | null>;
  /** Rejects with a `Problem` when the process ends although nobody asked for it. */
  failure: Promise<never>;
  /** Hands over each line of output from now on. */
  hear: (listener: (line: string) => void) => void;
  /** Resolves with the first line that the expression fits. */
  says: (expression: RegExp) => Promise<string>;
  end: () => Promise<void>;
  /** Takes note of descendants that would be out of sight after the death of their parent. */
  remember: () => void;
}

interface Order {
  name: string;
  /** The program with its parameters. */
  command: [string, ...string[]];
  folder?: string;
  environment?: Record<string, string>;
  /** Where its output goes. */
  log: string;
  /** It ends its own children in order when it is asked to end, and may take so many milliseconds. */
  patience?: number;
}

const running = new Set<Child>();

/** Starts a process in a group of its own: the Ctrl-C of a terminal reaches the launcher alone, which ends all in order. */
export const startChild = ({ name, command, folder = root, environment, log, patience }: Order): Child => {
  mkdirSync(dirname(log), { recursive: true });
  const [program, ...parameters] = command;
  const process_ = spawn(program, parameters, {
    cwd: folder,
    env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  process_.on('error', () => {});
  const { pid } = process_;
  if (!pid) throw new Problem(`${name} could not be started: ${program} is missing.`);
  watch(`+${pid}`);
  const file = createWriteStream(log);
  const listeners: ((line: string) => void)[] = [];
  for (const stream of [process_.stdout, process_.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      file.write(`${line}\n`);
      for (const listener of listeners) listener(line);
    });
  const exited = codeOf(process_);
  let asked = false;
  let over = false;
  const others: Process[] = [];
  const failure = exited.then((code) => {
    watch(`-${pid}`);
    over = true;
    others.push(...familyOf(pid));
    if (asked) return new Promise<never>(() => {});
    throw new Problem(`${name} ended unexpectedly (exit code ${code}): see ${relative(root, log)}.`);
  });
  failure.catch(() => {});
  const child: Child = {
    pid,
    exited,
    failure,
    hear: (listener) => listeners.push(listener),
    says: (expression) =>
      new Promise((resolve) => listeners.push((line) => expression.test(line) && resolve(line))),
    end: async () => {
      asked = true;
      running.delete(child);
      if (over) force(others);
      else await endFamily(pid, { signal: 'SIGINT', patience: patience ?? 5000, others, group: !patience });
    },
    remember: () => others.push(...familyOf(pid)),
  };
  running.add(child);
  return child;
};

/** Ends everything that was started, the last first, and the watchdog after all. */
export const endChildren = async (): Promise<void> => {
  for (const child of [...running].reverse()) await child.end();
  if (!watchdog) return;
  const ended = codeOf(watchdog);
  watchdog.stdin?.end();
  await ended;
};

/** The exit code, after the last output; a descendant that holds the output open is not waited for. */
const codeOf = async (child: ChildProcess): Promise<number | null> => {
  const closed = once(child, 'close');
  const [code] = await once(child, 'exit');
  await Promise.race([closed, sleep(1000, undefined, { ref: false })]);
  return code;
};

let watchdog: ChildProcess | undefined;

const watch = (message: string): void => {
  watchdog ??= startWatchdog();
  watchdog.stdin?.write(`${message}\n`);
};

const startWatchdog = (): ChildProcess => {
  const child = spawn(process.execPath, [join(root, 'emulators/watchdog.ts')], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.stdin.on('error', () => {});
  return child;
};
