import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build, checkTypes } from '../commands/build.ts';
import { Problem, runCommand } from '../commands/command.ts';
import { run } from '../commands/commandLine.ts';
import { root } from '../commands/folders.ts';
import { notificationFunction } from '../shared/endpoints.ts';
import { type Emulators, emulatedFunction, emulatorSets, host } from './configuration.ts';
import { startEmulators } from './emulators.ts';
import { requireEverything, usualServices } from './requirements.ts';
import { seed } from './seed.ts';

const at = (port: number, path = '/') => `http://${host}:${port}${path}`;

const announce = (emulators: Emulators, sitePort: number): void => {
  const { name, ports } = emulators;
  const rows = {
    Site: at(sitePort),
    Inbox: at(ports.inbox),
    Function: emulatedFunction(emulators, notificationFunction),
    Firestore: at(ports.firestore),
    'Stored requests': `npm run requests${name === 'local' ? '' : ` -- --emulators ${name}`}`,
    Logs: `.local/${name}/`,
  };
  console.log();
  for (const [row, value] of Object.entries(rows)) console.log(`  ${row.padEnd(17)}${value}`);
  console.log(`\nReady in ${(performance.now() / 1000).toFixed(1)} s. Ctrl-C ends everything.`);
};

/** Starts reconciliation as a separate process, because the emulators run no scheduled functions. */
const seedAndReconcile = async (emulators: Emulators): Promise<void> => {
  await seed(emulators);
  const log = { file: `.local/${emulators.name}/reconciliation.log` };
  run(['node', 'operations/reconciliation.ts', emulators.name], { stdio: ['ignore', log, log] });
};

const vite = async (workspace: string, ...parameters: string[]): Promise<never> => {
  await run(['vite', ...parameters], {
    cwd: join(root, workspace),
    stdio: 'inherit',
    env: { HOSTING_ORIGIN: at(emulatorSets.local.ports.hosting, '') },
  });
  throw new Problem(`Vite ended in ${workspace}.`);
};

const served = async (address: string): Promise<void> => {
  while (!(await fetch(address).catch(() => undefined))) await wait(100);
};

/**
 * `npm start`: the production build with all services.
 * `npm run emulators` (mode `test`): the same on the ports that `npm test -- <file>` uses, without sample requests or
 * reconciliation.
 * `npm run dev` (mode `dev`): Vite serves the sources, and the functions are rebuilt on every change. The Hosting
 * emulator serves only Firebase's configuration and the callable function.
 */
const start = async (mode?: string): Promise<number> => {
  const emulators = mode === 'test' ? emulatorSets.test : emulatorSets.local;
  const isDevelopment = mode === 'dev';
  const environment = await requireEverything(
    emulators,
    isDevelopment ? [...usualServices, 'vite'] : usualServices,
  );
  console.log('Building, and starting the emulators …');
  const empty = `.local/${emulators.name}/hosting`;
  if (isDevelopment) mkdirSync(join(root, empty), { recursive: true });
  const started = async () => {
    await Promise.all([isDevelopment || build('web'), build('functions')]);
    return startEmulators(emulators, environment, isDevelopment ? { site: empty } : {});
  };
  // The types are checked during the start of the emulators. A type error ends the command.
  const [{ failure, showProblems }] = await Promise.all([started(), isDevelopment || checkTypes()]);
  if (emulators === emulatorSets.local) await seedAndReconcile(emulators);
  const { hosting, vite: development } = emulators.ports;
  const ends: Promise<never>[] = [failure];
  if (isDevelopment) {
    ends.push(vite('functions', 'build', '--watch'));
    ends.push(vite('web', `--host=${host}`, `--port=${development}`, '--strictPort'));
    await Promise.race([served(at(development)), ...ends]);
  }
  announce(emulators, isDevelopment ? development : hosting);
  showProblems();
  return Promise.race(ends);
};

await runCommand(() => start(process.argv[2]), { codeWhenInterrupted: 0 });
