import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import psList from 'ps-list';
import type { Random } from 'random';
import type { Suite } from '../emulators/configuration.ts';
import type { Fault } from '../emulators/mailServer.ts';

const noAnswer = 'cut before the message, tarpit';
/** What the mail server does wrong, within attempts of three seconds; each says its name where it says anything. */
export const smtpFaults: Fault[] = [
  { text: '421 or 554 greeting', at: 'greeting', code: 421 },
  { text: '421 or 554 greeting', at: 'greeting', code: 554 },
  { text: '550 sender quota', at: 'sender', code: 550 },
  { text: '450 recipient', at: 'recipient', code: 450 },
  { text: '451 after the message', at: 'message', code: 451 },
  { text: noAnswer, at: 'recipient', cut: true },
  { text: noAnswer, at: 'recipient', milliseconds: 3_500 },
  { text: 'cut after the message', at: 'message', cut: true },
  { text: '250 too late', at: 'message', milliseconds: 4_500 },
];
/** The fault behind the error of an attempt that was postponed. */
export const faultBehind = (error: string): string =>
  smtpFaults.find(({ text = '' }) => error.includes(text))?.text ?? noAnswer;

/** What goes wrong with the events and processes of the emulators, whose process is `pid`. */
export const troubleIn = (suite: Suite, pid: number, random: Random) => {
  const hub = JSON.parse(readFileSync(join(tmpdir(), `hub-${suite.projectId}.json`), 'utf8')).origins[0];
  const switchTriggers = async (to: 'enable' | 'disable') => {
    const { ok, status } = await fetch(`${hub}/functions/${to}BackgroundTriggers`, { method: 'PUT' });
    if (!ok) throw new Error(`Expected the emulators to ${to} the triggers, got ${status}`);
  };
  const trouble = {
    /** What all requests meet now. */
    stretch: undefined as 'events lost' | 'functions absent' | undefined,
    /** How often the emulators' triggers were switched on again. */
    generation: 0,
    /** Visitors wait here while the emulators switch the triggers: they then wait for all work. */
    gate: Promise.resolve(),
    /** The times at which processes were killed. */
    kills: [] as number[],
    /** Kills one of the processes that run functions, whatever it does; not the newest, which may still be starting. */
    kill: async () => {
      const workers = (await psList())
        .filter(({ ppid, cmd }) => ppid === pid && cmd?.includes('functionsEmulatorRuntime'))
        .toSorted((one, other) => one.pid - other.pid);
      const victim = random.choice(workers.slice(0, -1));
      if (!victim) return;
      try {
        process.kill(victim.pid, 'SIGKILL');
      } catch {
        return; // Another call was quicker.
      }
      trouble.kills.push(Date.now());
    },
    /** For some seconds no event is handed on; every second time no function can be called either. */
    beAbsent: async () => {
      trouble.gate = switchTriggers('disable');
      await trouble.gate;
      trouble.stretch = trouble.generation % 2 === 0 ? 'events lost' : 'functions absent';
      await wait(random.int(3_000, 8_000));
      trouble.gate = switchTriggers('enable');
      await trouble.gate;
      trouble.generation += 1;
      trouble.stretch = undefined;
    },
  };
  return trouble;
};
export type Trouble = ReturnType<typeof troubleIn>;
