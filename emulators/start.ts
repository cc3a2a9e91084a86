import { announce } from './addresses.ts';
import { build } from './build.ts';
import { runCommand } from './command.ts';
import { suites } from './configuration.ts';
import { requireEverything } from './requirements.ts';
import { seed } from './seed.ts';
import { startSuite } from './suite.ts';

/** `npm start`: the production build of the site with everything behind it, until Ctrl-C. */
await runCommand(
  async () => {
    const suite = suites.local;
    const environment = await requireEverything(suite, [
      'hosting',
      'functions',
      'firestore',
      'smtp',
      'inbox',
    ]);
    console.log('Building the site and the functions, starting the emulators …');
    const site = build('web');
    site.catch(() => {});
    await build('functions');
    const { failure, showProblems } = await startSuite(suite, environment);
    await Promise.all([site, seed(suite)]);
    announce(suite, suite.ports.hosting);
    showProblems();
    return failure;
  },
  { codeWhenInterrupted: 0 },
);
