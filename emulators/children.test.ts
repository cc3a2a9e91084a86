import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { endChildren, startChild } from './children.ts';
import { root } from './paths.ts';
import { Problem } from './problem.ts';
import { familyOf } from './processes.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const start = (script: string, patience?: number) => {
  const log = join(temporaryFolder(), 'child.log');
  const child = startChild({
    name: 'The child',
    command: [process.execPath, '-e', script],
    log,
    ...(patience && { patience }),
  });
  onTestFinished(() => child.end());
  return { child, log };
};

test('a line of output is heard and kept in the log', async () => {
  const { child, log } = start(
    `console.log('one'); console.error('two is ready'); setInterval(() => {}, 1000)`,
  );
  expect(await child.says(/ready/)).toBe('two is ready');
  await expect.poll(() => readFileSync(log, 'utf8').split('\n').sort()).toEqual(['', 'one', 'two is ready']);
});

test('the end of a child that nobody asked for is a problem that names the log', async () => {
  const { child } = start('process.exit(3)');
  await expect(child.failure).rejects.toThrow(Problem);
  await expect(child.failure).rejects.toThrow(
    /^The child ended unexpectedly \(exit code 3\): see .*child\.log\.$/,
  );
});

test('a program that is missing is a problem', () => {
  expect(() =>
    startChild({ name: 'The child', command: ['/nowhere'], log: join(temporaryFolder(), 'log') }),
  ).toThrow('The child could not be started: /nowhere is missing.');
});

test('the end is seen although a descendant keeps the output open, and that one is ended with the others', async () => {
  const { child } = start(`
    const left = require('node:child_process').spawn('sleep', ['100'], { stdio: 'inherit' });
    console.log(left.pid);
    process.exit(0);`);
  const left = Number(await child.says(/\d+/));
  expect(await child.exited).toBe(0);
  expect(familyOf(left)).toHaveLength(1);
  await child.end();
  await expect.poll(() => familyOf(left)).toEqual([]);
});

test('all children are ended at once, those of the children too', async () => {
  const script = `const child = require('node:child_process').spawn('sleep', ['100'], { detached: true }); console.log(child.pid); setInterval(() => {}, 1000)`;
  const { child } = start(script, 300);
  const grandchild = Number(await child.says(/\d+/));
  expect(familyOf(grandchild)).toHaveLength(1);
  await endChildren();
  expect(familyOf(grandchild)).toEqual([]);
  expect(await child.exited).toBeNull();
});

test('what a launcher started ends when the launcher is killed', async () => {
  const script = join(
    temporaryFolder({
      'launcher.ts': `
      import { startChild } from '${root}/emulators/children.ts';
      const child = startChild({ name: 'x', command: ['sleep', '100'], log: '/dev/null' });
      setInterval(() => {}, 1000);
      console.log(child.pid);`,
    }),
    'launcher.ts',
  );
  const launcher = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void launcher.kill('SIGKILL'));
  const [line] = await once(createInterface({ input: launcher.stdout }), 'line');
  expect(familyOf(Number(line))).toHaveLength(1);
  launcher.kill('SIGKILL');
  await expect.poll(() => familyOf(Number(line)), { timeout: 15_000 }).toEqual([]);
});
