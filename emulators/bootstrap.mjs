/**
 * The way in. Runs under any Node from 20 on and needs no package: installs what package-lock.json names, then goes on
 * with `emulators/<command>.ts` under the project's own Node.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const windows = process.platform === 'win32';
const node = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');

let interrupted = false;
const [command, ...parameters] = process.argv.slice(2);
if (!isInstalled()) await alone(install);
await run(node, [join(root, 'emulators', `${command}.ts`), ...parameters], {
  stdio: 'inherit',
  env: { ...process.env, PATH: join(modules, '.bin') + delimiter + process.env.PATH },
}).then(({ code }) => process.exit(code));

/** npm leaves in node_modules what it has put there; packages for other systems are missing from it. */
function isInstalled() {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const present = packagesIn(join(modules, '.package-lock.json'));
  return (
    existsSync(node) &&
    Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
      const found = present[path];
      return path === '' || (found ? found.version === version && found.integrity === integrity : optional);
    })
  );
}

function packagesIn(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
}

/** Two installations at once destroy each other's work: the second one waits for the first, and finds it done. */
async function alone(action) {
  const lock = join(root, '.local', 'installing');
  mkdirSync(dirname(lock), { recursive: true });
  while (!takes(lock)) await sleep(200);
  const release = () => rmSync(lock, { force: true });
  process.on('exit', release);
  if (!isInstalled()) await action();
  release();
  process.off('exit', release);
}

/** The lock holds the number of its process; that of a dead one is removed for the next attempt. */
function takes(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isHeld(lock) {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch {
    return false;
  }
}

async function install() {
  console.log(
    'Installing the packages that package-lock.json names (npm ci), once: this takes a minute or less.',
  );
  const { code, output } = await npm(
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  );
  if (interrupted) process.exit(130);
  if (code !== 0) {
    console.error(output);
    const unreachable =
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.exec(output);
    fail(
      unreachable
        ? `The package registry could not be reached (${unreachable[0]}): check the network and \`npm config get registry\`, then try again.`
        : 'npm ci could not install the packages: what it says stands above.',
    );
  }
  if (!existsSync(node))
    fail(
      'npm left out the install script of the package `node`: run `npm rebuild node --ignore-scripts=false`.',
    );
}

/** The npm that runs this script, else the one on the PATH. */
function npm(...parameters) {
  const cli = process.env.npm_execpath ?? '';
  return basename(cli).startsWith('npm')
    ? run(process.execPath, [cli, ...parameters])
    : run('npm', parameters, { shell: windows });
}

/** Runs to the end, with every signal passed on: the exit code, and the output unless it went to the screen. */
function run(program, parameters, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    const pass = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
    whenOrphaned(() => pass('SIGTERM'));
    child.on('error', (error) => fail(`${program} could not be started: ${error.message}`));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** npm hands a SIGTERM to the shell between the two, which dies of it without telling this process. */
function whenOrphaned(action) {
  const parent = process.ppid;
  const timer =
    process.env.npm_lifecycle_event && setInterval(() => process.ppid !== parent && action(), 250);
  timer?.unref();
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
