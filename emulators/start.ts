import { announce } from './addresses.ts';
import { build, workspaces } from './build.ts';
import { runCommand } from './command.ts';
import { suites } from './configuration.ts';
import { startReconciliation } from './reconciliation.ts';
import { requireEverything } from './requirements.ts';
import { seed } from './seed.ts';
import { startSuite } from './suite.ts';

/** `npm start`: the production build of the site with everything behind it, until Ctrl-C. */
await runCommand(
  async () => {
    const suite = suites.local;
    const environment = await requireEverything(suite);
    console.log('Building the site and the functions, starting the emulators …');
    await Promise.all(workspaces.map(build));
    const { failure, showProblems } = await startSuite(suite, environment);
    await seed(suite);
    startReconciliation(suite);
    announce(suite, suite.ports.hosting);
    showProblems();
    return failure;
  },
  { codeWhenInterrupted: 0 },
);
