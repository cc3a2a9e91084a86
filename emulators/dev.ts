import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { build } from './build.ts';
import { Problem, runCommand } from './command.ts';
import { host, root, suites } from './configuration.ts';
import { requireEverything } from './requirements.ts';
import { checkRules } from './rules.ts';
import { announce, furnish } from './start.ts';
import { startSuite } from './suite.ts';

/** Runs Vite in a workspace, with its output on the screen, until the command ends. */
const vite = async (workspace: string, ...parameters: string[]): Promise<never> => {
  await execa('vite', parameters, {
    cwd: join(root, workspace),
    preferLocal: true,
    localDir: root,
    stdio: 'inherit',
    env: { HOSTING_ORIGIN: `http://${host}:${suites.local.ports.hosting}` },
    reject: false,
  });
  throw new Problem(`Vite ended in ${workspace}.`);
};

/** Resolves when the address answers. */
const served = async (address: string): Promise<void> => {
  while (!(await fetch(address).catch(() => undefined))) await wait(100);
};

/**
 * `npm run dev`: as `npm start`, but Vite serves the site from its sources and the functions are built on every change.
 * The Hosting emulator serves an empty folder: it answers for Firebase's configuration and the function alone.
 */
await runCommand(
  async () => {
    const suite = suites.local;
    const environment = await requireEverything(suite, { vite: true });
    console.log('Building the functions, starting the emulators and Vite …');
    await Promise.all([checkRules(environment), build('functions')]);
    const empty = `.local/${suite.name}/hosting`;
    mkdirSync(join(root, empty), { recursive: true });
    const { failure, showProblems } = await startSuite(suite, environment, { site: empty });
    await furnish(suite);
    const ended = [
      vite('functions', 'build', '--watch'),
      vite('web', `--host=${host}`, `--port=${suite.ports.vite}`, '--strictPort'),
    ];
    await Promise.race([served(`http://${host}:${suite.ports.vite}/`), ...ended]);
    announce(suite, suite.ports.vite);
    showProblems();
    return Promise.race([failure, ...ended]);
  },
  { codeWhenInterrupted: 0 },
);
