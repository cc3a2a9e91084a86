import { announce } from './addresses.ts';
import { build } from './build.ts';
import { runCommand } from './command.ts';
import { suites } from './configuration.ts';
import { requireEverything } from './requirements.ts';
import { startSuite } from './suite.ts';

/** `npm run suite`: the suite of the tests until Ctrl-C, for `npx vitest run --project rules` and the like. */
await runCommand(
  async () => {
    const suite = suites.test;
    const environment = await requireEverything(suite, [
      'hosting',
      'functions',
      'firestore',
      'smtp',
      'inbox',
    ]);
    console.log('Building the site and the functions, starting the emulators …');
    await Promise.all([build('web'), build('functions')]);
    const { failure } = await startSuite(suite, environment);
    announce(suite, suite.ports.hosting);
    return failure;
  },
  { codeWhenInterrupted: 0 },
);
