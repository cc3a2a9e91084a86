import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build, checkTypes } from '../commands/build.ts';
import { Problem, runCommand } from '../commands/command.ts';
import { run } from '../commands/commandLine.ts';
import { root } from '../commands/folders.ts';
import { notificationFunction } from '../shared/callable.ts';
import { emulatedFunction, host, type Suite, suites } from './configuration.ts';
import { requireEverything } from './requirements.ts';
import { seed } from './seed.ts';
import { startSuite } from './suite.ts';

const at = (port: number, path = '/') => `http://${host}:${port}${path}`;

/** Prints what runs where. */
const announce = (suite: Suite, sitePort: number): void => {
  const { name, ports } = suite;
  const rows = {
    Site: at(sitePort),
    Inbox: at(ports.inbox),
    Function: emulatedFunction(suite, notificationFunction),
    Firestore: at(ports.firestore),
    'Stored requests': `npm run requests${name === 'local' ? '' : ` -- --suite ${name}`}`,
    Logs: `.local/${name}/`,
  };
  console.log();
  for (const [row, value] of Object.entries(rows)) console.log(`  ${row.padEnd(17)}${value}`);
  console.log(`\nReady in ${(performance.now() / 1000).toFixed(1)} s. Ctrl-C ends everything.`);
};

/** Adds seeds, and runs reconciliation in the background, because the emulators run no scheduled functions. */
const seedAndReconcile = async (suite: Suite): Promise<void> => {
  await seed(suite);
  const log = { file: `.local/${suite.name}/reconciliation.log` };
  run(['node', 'operations/reconciliation.ts', suite.name], { stdio: ['ignore', log, log] });
};

/** Runs Vite in a workspace, with its output on the screen, until the command ends. */
const vite = async (workspace: string, ...parameters: string[]): Promise<never> => {
  await run(['vite', ...parameters], {
    cwd: join(root, workspace),
    stdio: 'inherit',
    env: { HOSTING_ORIGIN: at(suites.local.ports.hosting, '') },
  });
  throw new Problem(`Vite ended in ${workspace}.`);
};

/** Resolves when the address answers. */
const served = async (address: string): Promise<void> => {
  while (!(await fetch(address).catch(() => undefined))) await wait(100);
};

/**
 * `npm start`: the production build of the site with all services, until Ctrl-C.
 * `npm run suite` (`test`): the same on the ports of the tests and without seeds, for use with `npm test -- <file>`.
 * `npm run dev` (`dev`): Vite serves the site from its sources, and the functions are rebuilt on every change. The
 * Hosting emulator serves no pages, but Firebase's configuration and the function.
 */
const start = async (mode?: string): Promise<number> => {
  const suite = mode === 'test' ? suites.test : suites.local;
  const isDevelopment = mode === 'dev';
  const environment = await requireEverything(suite, { vite: isDevelopment });
  console.log('Building, and starting the emulators …');
  const empty = `.local/${suite.name}/hosting`;
  if (isDevelopment) mkdirSync(join(root, empty), { recursive: true });
  const started = async () => {
    await Promise.all([isDevelopment || build('web'), build('functions')]);
    return startSuite(suite, environment, isDevelopment ? { site: empty } : {});
  };
  // Types are checked at the same time. A type error ends the command and everything it has started.
  const [{ failure, showProblems }] = await Promise.all([started(), isDevelopment || checkTypes()]);
  if (suite === suites.local) await seedAndReconcile(suite);
  const { hosting, vite: development } = suite.ports;
  const ends: Promise<never>[] = [failure];
  if (isDevelopment) {
    ends.push(vite('functions', 'build', '--watch'));
    ends.push(vite('web', `--host=${host}`, `--port=${development}`, '--strictPort'));
    await Promise.race([served(at(development)), ...ends]);
  }
  announce(suite, isDevelopment ? development : hosting);
  showProblems();
  return Promise.race(ends);
};

await runCommand(() => start(process.argv[2]), { codeWhenInterrupted: 0 });
