import { existsSync, mkdirSync, readFileSync, symlinkSync, utimesSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';
import { root } from './folders.ts';

/**
 * Runs a script through run.mjs in a temporary folder. A fake npm executes the shell command in `npm`. The lock file
 * is dated 2001, and `installed` is the year of the last installation.
 */
const runIn = async ({ installed = 2000, npm = 'true' }: { installed?: number; npm?: string }) => {
  const folder = temporaryFolder({
    'package-lock.json': '',
    'node_modules/.package-lock.json': '',
    'commands/run.mjs': readFileSync(join(root, 'commands/run.mjs'), 'utf8'),
    'script.ts': `console.log('script', ...process.argv.slice(2)); process.exit(4);`,
    'bin/npm': `#!/bin/sh\necho "$1" >> npm.log\n${npm}\n`,
  });
  for (const [file, year] of [
    ['', 2001],
    ['node_modules/.', installed],
  ] as const)
    utimesSync(join(folder, `${file}package-lock.json`), new Date(`${year}`), new Date(`${year}`));
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'));
  const { stdout, stderr, exitCode } = await execa('node', ['commands/run.mjs', 'script.ts', 'a', '-b'], {
    cwd: folder,
    env: { PATH: `${folder}/bin${delimiter}${process.env['PATH']}` },
    reject: false,
  });
  return { stdout, stderr, exitCode, hasInstalled: existsSync(join(folder, 'npm.log')) };
};

test('installed packages are not installed again, and parameters and exit code are passed through', async () => {
  const result = await runIn({ installed: 2002 });
  expect(result).toEqual({ stdout: 'script a -b', stderr: '', exitCode: 4, hasInstalled: false });
});

test('packages are installed before the script if the lock file is newer than the installation', async () => {
  const result = await runIn({});
  expect(result).toMatchObject({ exitCode: 4, hasInstalled: true });
  expect(result.stdout).toMatch(/npm ci.*script a -b/s);
});

test('a failure of npm prints the output of npm', async () => {
  const { stderr, exitCode } = await runIn({ npm: 'echo "npm error code EAI_AGAIN" >&2; exit 1' });
  expect(stderr).toMatch(/EAI_AGAIN.*stands above/s);
  expect(exitCode).toBe(1);
});
