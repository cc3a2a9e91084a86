import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process, told apart from a later one that happens to get the same number by when it started. */
export interface Process {
  pid: number;
  parent: number;
  /** The number of the process that leads its group. */
  group: number;
  started: string;
}

/** A process that leads a group, the group, and everything that descends from them; the process first if it still runs. */
export const familyOf = (pid: number): Process[] => {
  const all = allProcesses();
  const family = all.filter((each) => each.pid === pid || each.group === pid);
  for (const member of family)
    family.push(...all.filter((each) => each.parent === member.pid && !family.includes(each)));

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
  const leader = family.filter((each) => each.pid === pid);
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    return;
  }
  send(group ? -pid : pid, signal);
  const deadline = Date.now() + patience;
  await endOf(leader, deadline);
  const left = [...family, ...familyOf(pid)];
  await endOf(left, Math.min(deadline, Date.now() + 1000));
  force(left);
};

const endOf = async (processes: Process[], deadline: number): Promise<void> => {
  while (stillRunning(processes).length > 0 && Date.now() < deadline) await sleep(50);
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
      const [state, parent, group, ...rest] = status.slice(status.lastIndexOf(')') + 2).split(' ');
      return state === 'Z'
        ? []
        : [{ pid: Number(pid), parent: Number(parent), group: Number(group), started: String(rest[16]) }];
    } catch {
      return [];
    }
  });

const fromPs = (): Process[] =>
  spawnSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat=,lstart='], { encoding: 'utf8' })
    .stdout.split('\n')
    .flatMap((line) => {
      const [pid, parent, group, state, ...started] = line.trim().split(/\s+/);
      return pid && !state?.startsWith('Z')
        ? [{ pid: Number(pid), parent: Number(parent), group: Number(group), started: started.join(' ') }]
        : [];
    });
