import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Suite } from '../emulators/configuration.ts';
import type { Fault } from '../emulators/mailServer.ts';
import { familyOf } from '../emulators/processes.ts';
import type { Chance } from './chance.ts';

/** What the mail server does wrong, within attempts of three seconds; each says its name where it says anything. */
export const smtpFaults = Object.fromEntries(
  (
    [
      ['421 greeting', { at: 'greeting', code: 421 }],
      ['554 greeting', { at: 'greeting', code: 554 }],
      ['550 sender quota', { at: 'sender', code: 550 }],
      ['450 recipient', { at: 'recipient', code: 450 }],
      ['451 after the message', { at: 'message', code: 451 }],
      ['cut before the message', { at: 'recipient', cut: true }],
      ['cut after the message', { at: 'message', cut: true }],
      ['250 too late', { at: 'message', milliseconds: 4_500 }],
      ['tarpit', { at: 'recipient', milliseconds: 3_500 }],
    ] as const satisfies [string, Fault][]
  ).map(([name, fault]) => [name, { ...fault, text: name } as Fault]),
);

/** The fault behind the error of an attempt that was postponed. */
export const faultBehind = (error: string): string | undefined =>
  Object.keys(smtpFaults).find((name) => error.includes(name)) ??
  (/too long|time-?d? ?out/i.test(error) ? 'tarpit' : undefined) ??
  (/close|reset/i.test(error) ? 'cut before the message' : undefined);

/** In one run. After each, Firestore's emulator hands every event on once more, to triggers that are off for good. */
const stretchCount = 8;
export const stretches = ['events lost', 'functions absent'] as const;

/** What goes wrong around the requests, until it is ended. */
export interface Trouble {
  /** What all requests meet now. */
  stretch: (typeof stretches)[number] | undefined;
  /** How often the emulator's triggers were switched on again. */
  generation: number;
  /** The times at which processes were killed. */
  kills: number[];
  /** Visitors wait here while the emulator switches its triggers off: it then waits for all work. */
  gate: () => Promise<void>;
  /** Kills one of the processes that run functions, whatever it does; not the newest, which may still be starting. */
  kill: () => void;
  /** Counts a step of the run: after some of them a process is killed, or a stretch begins. */
  step: () => void;
  /** Ends all trouble; then every function runs. */
  end: () => Promise<void>;
}

interface Options {
  /** The process from which the emulators descend. */
  pid: number;
  chance: Chance;
  /** Of the whole run: requests and e-mails. */
  steps: number;
  onKill: () => void;
  onFailure: (error: unknown) => void;
}

/** What goes wrong with events and processes. */
export const troubleIn = (suite: Suite, { pid, chance, steps, onKill, onFailure }: Options): Trouble => {
  let open = Promise.resolve();
  const hub = JSON.parse(readFileSync(join(tmpdir(), `hub-${suite.projectId}.json`), 'utf8')).origins[0];
  const switchTriggers = async (to: 'enable' | 'disable') => {
    const { promise, resolve } = Promise.withResolvers<void>();
    open = promise;
    const { ok, status } = await fetch(`${hub}/functions/${to}BackgroundTriggers`, { method: 'PUT' });
    if (!ok) throw new Error(`Expected the emulators to ${to} the triggers, got ${status}`);
    resolve();
  };

  /** Counted, not timed: so a slow machine has as many faults as a fast one. */
  let isOver = false;
  let untilKill = 5;
  const nextStretch = () => chance.between(0.7, 1.3) * (steps / stretchCount);
  let untilStretch = nextStretch();
  let stretching = Promise.resolve();
  const stretch = async () => {
    await switchTriggers('disable');
    trouble.stretch = stretches[trouble.generation % stretches.length];
    await wait(chance.between(3_000, 8_000));
    await switchTriggers('enable');
    trouble.generation += 1;
    trouble.stretch = undefined;
    untilStretch = nextStretch();
  };
  const trouble: Trouble = {
    stretch: undefined,
    generation: 0,
    kills: [],
    gate: () => open,
    kill: () => {
      const workers = familyOf(pid)
        .filter((process) => isWorker(process.pid))
        .sort((one, other) => Number(one.started) - Number(other.started));
      if (isOver || workers.length < 2) return;
      process.kill(chance.pick(workers.slice(0, -1)).pid, 'SIGKILL');
      trouble.kills.push(Date.now());
      onKill();
    },
    step: () => {
      untilKill -= 1;
      if (untilKill <= 0) {
        untilKill = chance.between(6, 16);
        trouble.kill();
      }
      untilStretch -= 1;
      if (untilStretch > 0) return;
      untilStretch = Number.POSITIVE_INFINITY;
      stretching = stretch();
      stretching.catch(onFailure);
    },
    end: async () => {
      isOver = true;
      untilStretch = Number.POSITIVE_INFINITY;
      await stretching;
    },
  };
  return trouble;
};

/** Whether a process runs functions; among the others is Firestore. */
const isWorker = (pid: number): boolean => commandOf(pid).includes('functionsEmulatorRuntime');

const commandOf = (pid: number): string => {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};
