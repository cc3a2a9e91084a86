import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process, told apart from a later one that happens to get the same number by when it started. */
export interface Process {
  pid: number;
  parent: number;
  started: string;
}

/** A process and everything that descends from it, itself first; empty when it does not run. */
export const familyOf = (pid: number): Process[] => {
  const all = allProcesses();
  const family = all.filter((each) => each.pid === pid);
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid));
  return family;
};

/**
 * Ends a process and what descends from it, the other given ones too: asks the process, waits, then forces what is left.
 */
export const endFamily = async (
  pid: number,
  {
    signal,
    patience,
    others = [],
    group = false,
  }: {
    signal: 'SIGINT' | 'SIGTERM';
    patience: number;
    others?: Process[];
    /** Ask its whole process group. */
    group?: boolean;
  },
): Promise<void> => {
  const family = [...familyOf(pid), ...others];
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    return;
  }
  send(group ? -pid : pid, signal);
  const deadline = Date.now() + patience;
  while (stillRunning(family).length > 0 && Date.now() < deadline) await sleep(50);
  force(family);
};

/** Kills those of the processes that still run. */
export const force = (processes: Process[]): void => {
  for (const { pid } of stillRunning(processes)) send(pid, 'SIGKILL');
};

const stillRunning = (processes: Process[]): Process[] => {
  const running = allProcesses();
  return processes.filter(({ pid, started }) =>
    running.some((each) => each.pid === pid && each.started === started),
  );
};

const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended in the meantime.
  }
};

const allProcesses = (): Process[] => (process.platform === 'linux' ? fromProc() : fromPs());

/** Slim containers have no `ps`. A dead process that its parent has not yet noticed counts as ended. */
const fromProc = (): Process[] =>
  readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [state, parent, ...rest] = status.slice(status.lastIndexOf(')') + 2).split(' ');
      return state === 'Z' ? [] : [{ pid: Number(pid), parent: Number(parent), started: String(rest[17]) }];
    } catch {
      return [];
    }
  });

const fromPs = (): Process[] =>
  spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart='], { encoding: 'utf8' })
    .stdout.split('\n')
    .flatMap((line) => {
      const [pid, parent, state, ...started] = line.trim().split(/\s+/);
      return pid && !state?.startsWith('Z')
        ? [{ pid: Number(pid), parent: Number(parent), started: started.join(' ') }]
        : [];
    });
