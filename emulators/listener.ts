import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Who listens on a TCP port, as `process 123 (java)`; undefined where the system does not tell. */
export const listenerOn = (port: number): string | undefined => {
  const pid = process.platform === 'linux' ? (fromProc(port) ?? fromLsof(port)) : fromLsof(port);
  return pid && `process ${pid} (${programOf(pid)})`;
};

/** /proc names the socket of a listening port, and the files that each process holds open. */
const fromProc = (port: number): string | undefined => {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => read(file).split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address, , state]) => address?.endsWith(local) && state === '0A')
    .map((columns) => `socket:[${columns[9]}]`);
  const file = globSync('/proc/[0-9]*/fd/*').find((link) => sockets.includes(target(link)));
  return file && basename(dirname(dirname(file)));
};

const fromLsof = (port: number): string | undefined =>
  /\d+/.exec(
    spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { encoding: 'utf8' }).stdout ?? '',
  )?.[0];

const programOf = (pid: string): string => {
  const program =
    process.platform === 'linux'
      ? read(`/proc/${pid}/cmdline`).split('\0')[0]
      : spawnSync('ps', ['-o', 'comm=', '-p', pid], { encoding: 'utf8' }).stdout?.trim();
  return basename(program || 'unknown program');
};

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const target = (link: string): string => {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
};
