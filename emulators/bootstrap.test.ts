import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const locked = {
  '': { name: 'repository' },
  'node_modules/one': { version: '1.0.0', integrity: 'sha512-one' },
  'node_modules/of-another-system': { version: '2.0.0', integrity: 'sha512-two', optional: true },
};
const { 'node_modules/of-another-system': _, ...installed } = locked;

/** A repository whose command tells its parameters, with an npm that does what the script says. */
const repository = ({ present = {}, npm = '' }: { present?: object; npm?: string }): string => {
  const folder = temporaryFolder({
    'package-lock.json': JSON.stringify({ packages: locked }),
    'node_modules/.package-lock.json': JSON.stringify({ packages: present }),
    'emulators/bootstrap.mjs': readFileSync(join(root, 'emulators/bootstrap.mjs'), 'utf8'),
    'emulators/command.ts': `console.log('command', ...process.argv.slice(2)); process.exit(4);`,
    'npm-cli.js': `const fs = require('node:fs'); fs.appendFileSync('npm.log', process.argv[2] + '\\n'); ${npm}`,
  });
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'));
  return folder;
};
const install = `fs.writeFileSync('node_modules/.package-lock.json', ${JSON.stringify(JSON.stringify({ packages: installed }))});`;

const run = async (folder: string) => {
  const command = spawn(process.execPath, ['emulators/bootstrap.mjs', 'command', 'a', '-b'], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, 'npm-cli.js') },
  });
  const [out, error, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'exit'),
  ]);
  return { out, error, code };
};

test('what is installed is not installed again; parameters and exit code are passed through', async () => {
  const folder = repository({ present: installed });
  expect(await run(folder)).toEqual({ out: 'command a -b\n', error: '', code: 4 });
  expect(existsSync(join(folder, 'npm.log'))).toBe(false);
});

test.each([
  ['a missing package', {}],
  ['another version', { 'node_modules/one': { version: '1.0.1', integrity: 'sha512-one' } }],
  ['another content', { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-other' } }],
])('%s is installed before the command', async (_, present) => {
  const folder = repository({ present, npm: install });
  expect(await run(folder)).toMatchObject({ out: expect.stringMatching(/npm ci.*command a -b/s), code: 4 });
  expect(readFileSync(join(folder, 'npm.log'), 'utf8')).toBe('ci\n');
});

test('two commands at once install once', async () => {
  const folder = repository({ npm: `setTimeout(() => { ${install} }, 500);` });
  const results = await Promise.all([run(folder), run(folder)]);
  expect(results.map(({ code }) => code)).toEqual([4, 4]);
  expect(readFileSync(join(folder, 'npm.log'), 'utf8')).toBe('ci\n');
});

test('an installation that was killed does not hold up the next one', async () => {
  const folder = repository({ npm: install });
  mkdirSync(join(folder, '.local'));
  writeFileSync(join(folder, '.local/installing'), '999999999');
  expect((await run(folder)).code).toBe(4);
});

test('a registry that cannot be reached is said so', async () => {
  const folder = repository({ npm: `console.error('npm error code EAI_AGAIN'); process.exit(1);` });
  expect(await run(folder)).toMatchObject({
    error: expect.stringContaining(
      'The package registry could not be reached (EAI_AGAIN): check the network',
    ),
    code: 1,
  });
});

test('any other failure of npm shows what npm said', async () => {
  const folder = repository({ npm: `console.error('npm error disk full'); process.exit(1);` });
  expect(await run(folder)).toMatchObject({
    error: expect.stringMatching(/disk full.*stands above/s),
    code: 1,
  });
});
