import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { endFamily, familyOf, force, type Process } from './processes.ts';

/** A script that prints a line when it is set up. */
const start = async (script: string): Promise<{ child: ChildProcess; pid: number; line: string }> => {
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, pid: Number(child.pid), line };
};
const stubborn = `process.on('SIGINT', () => {}); setInterval(() => {}, 1000); console.log('up');`;
const polite = `process.on('SIGINT', () => process.exit(7)); setInterval(() => {}, 1000); console.log('up');`;
/** Starts a stubborn process in a group of its own, as the Firebase CLI starts Java. */
const parent = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(stubborn)}], { detached: true });
  child.stdout.once('data', () => console.log(child.pid));
  process.on('SIGINT', () => process.exit(0));`;

test('a family holds the process and what descends from it, with the parents', async () => {
  const { pid, line } = await start(parent);
  const family = familyOf(pid);
  expect(family.map((each) => [each.pid, each.parent])).toEqual([
    [pid, process.pid],
    [Number(line), pid],
  ]);
  force(family);
});

test('a process that ends when asked is not forced', async () => {
  const { child, pid } = await start(polite);
  const exit = once(child, 'exit');
  await endFamily(pid, { signal: 'SIGINT', patience: 10_000 });
  expect(await exit).toEqual([7, null]);
});

test('a process that does not listen is forced after the patience', async () => {
  const { child, pid } = await start(stubborn);
  const exit = once(child, 'exit');
  await endFamily(pid, { signal: 'SIGINT', patience: 200 });
  expect(await exit).toEqual([null, 'SIGKILL']);
});

test('a descendant in another group that its parent leaves behind is ended too', async () => {
  const { pid, line } = await start(parent);
  await endFamily(pid, { signal: 'SIGINT', patience: 200 });
  expect(familyOf(pid)).toEqual([]);
  await expect.poll(() => familyOf(Number(line))).toEqual([]);
});

test('a later process with the number of a remembered one is left alone', async () => {
  const { pid } = await start(polite);
  const [now] = familyOf(pid) as [Process];
  force([{ ...now, started: 'earlier' }]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(familyOf(pid)).toHaveLength(1);
});
