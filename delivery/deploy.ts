import { join } from 'node:path';
import { build, workspaces } from '../emulators/build.ts';
import { runCommand } from '../emulators/command.ts';
import { root } from '../emulators/paths.ts';
import { Problem } from '../emulators/problem.ts';
import { deployChecks, passes, resultsOf } from './checkList.ts';
import { run, typed } from './cli.ts';
import { deploySteps } from './commands.ts';
import { forgetExtensionStates } from './extensionStates.ts';
import { keepFormerFiles } from './formerFiles.ts';
import { configurationFor } from './hostingConfiguration.ts';
import { deployOptions } from './options.ts';
import { git, readSettings } from './readSettings.ts';
import { smokeCheck } from './smokeCheck.ts';
import { configurationFiles, writeConfiguration } from './writeConfiguration.ts';

const configuration = configurationFiles.deploy;

/** `npm run deploy`: checks, builds, deploys; stops at the first step that fails. */
const deploy = async (parameters: string[]): Promise<number> => {
  const options = deployOptions(parameters);
  const settings = await readSettings({ ...options, alias: 'production', asksProject: true });
  const ready = passes(resultsOf(deployChecks, settings));
  const steps = deploySteps(settings, {
    commit: git('rev-parse', '--short', 'HEAD') || 'no commit',
    configuration,
  });

  if (options['dry-run'])
    console.log(
      `\nThe commands, after building and writing ${configuration}:\n${steps.map((step) => `  ${typed(step)}`).join('\n')}`,
    );
  if (!settings.project || !ready) throw new Problem('Nothing was deployed: mend what is marked ✘.');
  if (options['dry-run']) return 0;

  const address = settings.site?.address ?? `https://${settings.project}.web.app`;
  console.log(`\nBuilding for ${settings.siteOrigin} …`);
  await Promise.all(workspaces.map(build));
  await keepFormerFiles(address, join(root, 'web/dist')).then(
    (count) => console.log(`${count} files of the live release stay for the pages that visitors have open.`),
    (error: Error) => console.log(`! Nothing stays of the live release: ${error.message}.`),
  );
  writeConfiguration(configuration, configurationFor(settings), settings.project);
  forgetExtensionStates();
  for (const [index, step] of steps.entries()) {
    console.log(`\n${index + 1}/${steps.length} ${step.title}\n${typed(step)}`);
    const { code } = await run(step, 'all');
    const proven =
      code === 0 && (!step.proof || passes([{ title: step.title, findings: await step.proof() }]));
    if (!proven)
      throw new Problem(
        `The step "${step.title}" failed, and what it says stands above. The steps before it are live and fit the pages that are live; after mending, run \`npm run deploy\` again.`,
      );
  }
  console.log(`\nDeployed to ${settings.project}. Asking ${address} …`);
  if (!passes(await smokeCheck({ origin: address, project: settings.project, trial: settings.trial })))
    throw new Problem(
      'The pages are live, but not as they should be: mend what is marked ✘, and deploy again.',
    );
  console.log('\nWhat only a person can look at is in docs/deploy.md, step 9.');
  return 0;
};

await runCommand(() => deploy(process.argv.slice(2)), { codeWhenInterrupted: 130 });
