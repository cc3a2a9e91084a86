import { execa } from 'execa';
import { notificationFunction, region } from '../shared/callable.ts';
import { build, checkTypes } from './build.ts';
import { runCommand } from './command.ts';
import { host, root, type Suite, suites } from './configuration.ts';
import { requireEverything } from './requirements.ts';
import { checkRules } from './rules.ts';
import { seed } from './seed.ts';
import { startSuite } from './suite.ts';

/** The table of what runs where, with its last line. */
export const announce = ({ name, projectId, ports }: Suite, sitePort: number): void => {
  const at = (port: number, path = '/') => `http://${host}:${port}${path}`;
  const rows = {
    Site: at(sitePort),
    Inbox: at(ports.inbox),
    Function: at(ports.functions, `/${projectId}/${region}/${notificationFunction}`),
    Firestore: at(ports.firestore),
    'Stored requests': `npm run requests${name === 'local' ? '' : ` -- --suite ${name}`}`,
    Logs: `.local/${name}/`,
  };
  console.log();
  for (const [row, value] of Object.entries(rows)) console.log(`  ${row.padEnd(17)}${value}`);
  console.log(`\nReady in ${(performance.now() / 1000).toFixed(1)} s. Ctrl-C ends everything.`);
};

/** Gives a suite something to look at, and looks for what got stuck: the emulators run no scheduled function. */
export const furnish = async (suite: Suite): Promise<void> => {
  await seed(suite);
  const log = { file: `.local/${suite.name}/reconciliation.log` };
  execa('node', ['operations/reconciliation.ts', suite.name], {
    cwd: root,
    stdio: ['ignore', log, log],
    reject: false,
  });
};

/**
 * `npm start`: the production build of the site with everything behind it, until Ctrl-C. `npm run suite`: the same on the
 * ports of the tests and without seeds, for `npm test -- <file>` beside it.
 */
if (import.meta.main)
  await runCommand(
    async () => {
      const suite = process.argv[2] === 'test' ? suites.test : suites.local;
      const environment = await requireEverything(suite);
      console.log('Building the site and the functions, starting the emulators …');
      const started = async () => {
        await checkRules(environment);
        await Promise.all([build('web'), build('functions')]);
        return startSuite(suite, environment);
      };
      // The compiler works beside the rest: what it refuses ends what has been started meanwhile.
      const [{ failure, showProblems }] = await Promise.all([started(), checkTypes()]);
      if (suite === suites.local) await furnish(suite);
      announce(suite, suite.ports.hosting);
      showProblems();
      return failure;
    },
    { codeWhenInterrupted: 0 },
  );
