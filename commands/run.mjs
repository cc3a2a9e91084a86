/**
 * The entry point of all commands: `node commands/run.mjs <script, relative to the repository> [parameters]`
 * This file needs only Node 20 or newer and no packages, because it installs the packages if necessary. The package
 * `node` contains the version of Node that then runs the script.
 */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const node = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const [script, ...parameters] = process.argv.slice(2);
if (!isInstalled()) await install();
const { code } = await run(node, [join(root, script), ...parameters], {
  stdio: 'inherit',
  env: { ...process.env, PATH: join(modules, '.bin') + delimiter + process.env.PATH },
});
process.exit(code);

/**
 * npm writes node_modules/.package-lock.json at the end of an installation. So if package-lock.json is newer, the
 * packages must be installed again.
 */
function isInstalled() {
  const [named, installed] = ['package-lock.json', 'node_modules/.package-lock.json']
    .map((file) => statSync(join(root, file), { throwIfNoEntry: false }))
    .map((stats) => stats?.mtimeMs ?? 0);
  return existsSync(node) && installed >= named;
}

async function install() {
  console.log(
    'Installing the packages that package-lock.json names (npm ci), once: this takes a minute or less.',
  );
  const retries = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const { code, output } = await run(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...retries],
    { shell: process.platform === 'win32' },
    'SIGKILL',
  );
  if (code === 130) process.exit(code);
  if (code === 0 && existsSync(node)) return;
  console.error(`${output}\nnpm ci could not install the packages: what it says stands above.`);
  process.exit(code || 1);
}

/** Resolves when the program has ended, with its exit code and any captured output. */
function run(program, parameters, options, ending) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => child.kill(ending ?? signal));
    // npm sends SIGTERM only to the shell that started this process. So this process ends the program when that shell
    // has ended.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && child.kill(ending), 250).unref();
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 130, output }));
  });
}
