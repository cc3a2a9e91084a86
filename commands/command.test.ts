import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';
import { root, stateFolder } from './folders.ts';

const run = (work: string) => {
  const script = `
    import { runCommand, Problem } from '${root}/commands/command.ts';
    import { startPart } from '${root}/commands/startPart.ts';
    await runCommand(async () => { ${work} }, { codeWhenInterrupted: 0 });`;
  return execa('node', [join(temporaryFolder({ 'run.ts': script }), 'run.ts')], { reject: false });
};

const part = `
  const part = await startPart({
    name: 'The part', folder: 'test', log: 'part.log', command: ['sh', '-c', 'echo up; exec sleep 100'], ready: [/up/],
  });
  console.log(part.pid);
  return part.failure;`;
const pidOf = async (command: ReturnType<typeof run>): Promise<number> =>
  Number(await once(command.stdout, 'data'));
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('the command exits with the code that its work returns', async () => {
  expect(await run('return 5;')).toMatchObject({ exitCode: 5, stderr: '' });
});

test('a problem prints its sentence alone and exits with code 1', async () => {
  const { exitCode, stderr } = await run(`throw new Problem('Install this.');`);
  expect([exitCode, stderr.trim()]).toEqual([1, 'Install this.']);
});

test('any other error prints its stack', async () => {
  const { exitCode, stderr } = await run(`throw new TypeError('unforeseen');`);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/TypeError: unforeseen\n\s+at /);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends the command and everything it started, and a second one does no harm',
  async (signal) => {
    const command = run(part);
    const pid = await pidOf(command);
    command.kill(signal);
    command.kill(signal);
    expect(await command).toMatchObject({ exitCode: 0 });
    expect(isRunning(pid)).toBe(false);
  },
);

test('when a part ends unexpectedly, the command ends and prints the reason', async () => {
  const command = run(part);
  process.kill(await pidOf(command), 'SIGKILL');
  const { exitCode, stderr } = await command;
  expect(exitCode).toBe(1);
  expect(stderr).toContain('The part ended: SIGKILL. See .local/test/part.log.');
});

test('a part that is still starting when another part fails is ended with its children', async () => {
  const command = run(`
    const start = (name, script, ready) =>
      startPart({ name, folder: 'test', log: name + '.log', command: ['node', '-e', script], ready });
    const slow = \`process.on('SIGINT', () => process.exit());
      const { pid } = require('node:child_process').spawn('sleep', ['100'], { detached: true });
      console.log(pid);\`;
    const starting = start('slow', slow, [/never/]);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return Promise.all([starting, start('broken', 'process.exit(1)', [/never/])]);`);
  const { exitCode } = await command;
  const pid = Number(readFileSync(join(stateFolder, 'test', 'slow.log'), 'utf8'));
  expect(exitCode).toBe(1);
  // After the parent's death another process reaps the child, which may take a moment.
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('a part that cannot start is reported as a problem', async () => {
  const { stderr } = await run(`return (await startPart({
    name: 'The part', folder: 'test', log: 'part.log', command: ['/nowhere'], ready: [/never/] })).failure;`);
  expect(stderr).toBe('\nThe part ended: ENOENT. See .local/test/part.log.');
});
