import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { announce } from './addresses.ts';
import { startChild } from './children.ts';
import { runCommand } from './command.ts';
import { host, suites } from './configuration.ts';
import { root, stateFolder, vite } from './paths.ts';
import { Problem } from './problem.ts';
import { startReconciliation } from './reconciliation.ts';
import { requireEverything } from './requirements.ts';
import { seed } from './seed.ts';
import { startSuite } from './suite.ts';

/**
 * `npm run dev`: as `npm start`, but Vite serves the site from its sources and the functions are built on every change.
 * The Hosting emulator serves an empty folder: it answers for Firebase's configuration and the function alone.
 */
await runCommand(
  async () => {
    const suite = suites.local;
    const environment = await requireEverything(suite, { vite: true });
    console.log('Building the functions, starting the emulators and Vite …');
    const functions = startChild({
      name: 'The build of functions',
      command: [process.execPath, vite, 'build', '--watch'],
      folder: join(root, 'functions'),
      log: join(stateFolder, suite.name, 'build-functions.log'),
    });
    const site = startChild({
      name: 'Vite',
      command: [process.execPath, vite, '--host', host, '--port', String(suite.ports.vite), '--strictPort'],
      folder: join(root, 'web'),
      environment: { HOSTING_ORIGIN: `http://${host}:${suite.ports.hosting}` },
      log: join(stateFolder, suite.name, 'vite.log'),
    });
    await Promise.race([
      functions.says(/built in/),
      functions.failure,
      functions.says(/error/i).then((line) => {
        throw new Problem(
          `The functions cannot be built: ${line.trim()} (.local/${suite.name}/build-functions.log)`,
        );
      }),
    ]);
    const empty = join(stateFolder, suite.name, 'hosting');
    mkdirSync(empty, { recursive: true });
    const { failure, showProblems } = await startSuite(suite, environment, { site: relative(root, empty) });
    await seed(suite);
    startReconciliation(suite);
    announce(suite, suite.ports.vite);
    showProblems();
    for (const child of [functions, site]) child.hear((line) => console.log(line));
    return Promise.race([failure, functions.failure, site.failure]);
  },
  { codeWhenInterrupted: 0 },
);
