import { announce } from './addresses.ts';
import { build, workspaces } from './build.ts';
import { runCommand } from './command.ts';
import { suites } from './configuration.ts';
import { requireEverything } from './requirements.ts';
import { startSuite } from './suite.ts';

/**
 * `npm run suite`: the suite of the tests until Ctrl-C, for `npx vitest --project rules` and the like. A parameter
 * (`npm run suite -- functions`) names what is built; without one, everything is.
 */
await runCommand(
  async () => {
    const suite = suites.test;
    const environment = await requireEverything(suite);
    const named = workspaces.filter((workspace) => process.argv.includes(workspace));
    console.log('Building, starting the emulators …');
    await Promise.all((named.length > 0 ? named : workspaces).map(build));
    const { failure, showProblems } = await startSuite(suite, environment);
    announce(suite, suite.ports.hosting);
    showProblems();
    return failure;
  },
  { codeWhenInterrupted: 0 },
);
