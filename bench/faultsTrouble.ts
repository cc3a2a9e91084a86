import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import findProcess from 'find-process';
import type { Random } from 'random';
import type { Suite } from '../emulators/configuration.ts';
import type { Fault } from '../tests/support/functions/mailServer.ts';

const noAnswer = 'cut before the message, tarpit';
/**
 * What the mail server does wrong, within attempts of six seconds, which a busy machine keeps; each says its name where it
 * says anything.
 */
export const smtpFaults: Fault[] = [
  { text: '421 or 554 greeting', at: 'greeting', code: 421 },
  { text: '421 or 554 greeting', at: 'greeting', code: 554 },
  { text: '550 sender quota', at: 'sender', code: 550 },
  { text: '450 recipient', at: 'recipient', code: 450 },
  { text: '451 after the message', at: 'message', code: 451 },
  { text: noAnswer, at: 'recipient', cut: true },
  { text: noAnswer, at: 'recipient', milliseconds: 6_500 },
  { text: 'cut after the message', at: 'message', cut: true },
  { text: '250 too late', at: 'message', milliseconds: 7_500 },
];
/** The fault behind the error of an attempt that was postponed. */
export const faultBehind = (error: string): string =>
  smtpFaults.find(({ text = '' }) => error.includes(text))?.text ?? noAnswer;

/** What all requests meet for a while. */
export type Stretch = 'events lost' | 'functions absent' | undefined;

/** Switches the events of the emulators off or on; they then wait for all work, for a minute at most. */
export const switchTriggers = async (suite: Suite, to: 'enable' | 'disable'): Promise<void> => {
  const hub = JSON.parse(readFileSync(join(tmpdir(), `hub-${suite.projectId}.json`), 'utf8')).origins[0];
  const { ok, status } = await fetch(`${hub}/functions/${to}BackgroundTriggers`, { method: 'PUT' });
  if (!ok) throw new Error(`Expected the emulators to ${to} the triggers, got ${status}`);
};

/**
 * Kills one of the processes in which the emulators of the process `pid` run functions, whatever it does; not the newest,
 * which may still be starting. Answers whether there was one.
 */
export const killOne = async (pid: number, random: Random): Promise<boolean> => {
  const workers = (await findProcess('name', /functionsEmulatorRuntime/))
    .filter(({ ppid }) => ppid === pid)
    .toSorted((one, other) => one.pid - other.pid);
  const victim = random.choice(workers.slice(0, -1));
  try {
    return victim !== undefined && process.kill(victim.pid, 'SIGKILL');
  } catch {
    return false; // It has just ended.
  }
};
