import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { familyOf } from './processes.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const run = (work: string): ChildProcessWithoutNullStreams => {
  const script = `
    import { startChild } from '${root}/emulators/children.ts';
    import { runCommand } from '${root}/emulators/command.ts';
    import { Problem } from '${root}/emulators/problem.ts';
    await runCommand(async () => { ${work} }, { codeWhenInterrupted: 0 });`;
  return spawn(process.execPath, [join(temporaryFolder({ 'run.ts': script }), 'run.ts')]);
};
const untilStopped = `
  const child = startChild({ name: 'x', command: ['sleep', '100'], log: '/dev/null' });
  console.log(child.pid);
  return await child.failure;`;

test('the exit code is the one that the work answers', async () => {
  expect(await once(run('return 5;'), 'exit')).toEqual([5, null]);
});

test('a problem is told in its sentence alone, with exit code 1', async () => {
  const command = run(`throw new Problem('Install this.');`);
  const [said, exit] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  expect([said.trim(), exit]).toEqual(['Install this.', [1, null]]);
});

test('anything else that is thrown keeps its stack', async () => {
  const command = run(`throw new TypeError('unforeseen');`);
  const [said, exit] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  expect(said).toMatch(/TypeError: unforeseen\n\s+at /);
  expect(exit).toEqual([1, null]);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends the command and what it started, a second one harms nothing',
  async (signal) => {
    const command = run(untilStopped);
    const [data] = await once(command.stdout, 'data');
    const exit = once(command, 'exit');
    command.kill(signal);
    command.kill(signal);
    expect(await exit).toEqual([0, null]);
    expect(familyOf(Number(data))).toEqual([]);
  },
);

test('the unexpected end of a child ends the command with exit code 1', async () => {
  const command = run(untilStopped);
  const [data] = await once(command.stdout, 'data');
  const exit = once(command, 'exit');
  process.kill(Number(data), 'SIGKILL');
  expect(await exit).toEqual([1, null]);
});
