import { build, workspaces } from '../emulators/build.ts';
import { runCommand } from '../emulators/command.ts';
import { Problem } from '../emulators/problem.ts';
import { deployChecks, passes } from './checkList.ts';
import { deploySteps, typed } from './commands.ts';
import { firebaseCli } from './firebaseCli.ts';
import { pagesConfiguration } from './hostingConfiguration.ts';
import { deployOptions } from './options.ts';
import { git, readSettings } from './readSettings.ts';
import { configurationFiles, writeConfiguration } from './writeConfiguration.ts';

const configuration = configurationFiles.deploy;

/** `npm run deploy`: checks, builds, deploys; stops at the first step that fails. */
const deploy = async (parameters: string[]): Promise<number> => {
  const options = deployOptions(parameters);
  const settings = await readSettings({ ...options, asksProject: true });
  const ready = passes(deployChecks, settings);
  const steps = deploySteps(settings, {
    commit: git('rev-parse', '--short', 'HEAD') || 'no commit',
    configuration,
    interactive: process.stdin.isTTY === true && !process.env['CI'],
  });

  if (options['dry-run'])
    console.log(
      `\nThe commands, after building and writing ${configuration}:\n${steps.map((step) => `  ${typed(step)}`).join('\n')}`,
    );
  if (!settings.project || !ready) throw new Problem('Nothing was deployed: mend what is marked ✘.');
  if (options['dry-run']) return 0;

  console.log(`\nBuilding for ${settings.siteOrigin} …`);
  await Promise.all(workspaces.map(build));
  writeConfiguration(configuration, pagesConfiguration, settings.project);
  for (const [index, step] of steps.entries()) {
    console.log(`\n${index + 1}/${steps.length} ${step.title}\n${typed(step)}`);
    const { code } = await firebaseCli(step.parameters, 'all');
    if (code !== 0)
      throw new Problem(
        `The step "${step.title}" failed, and what it says stands above. The steps before it are live and fit the pages that are live; after mending, run \`npm run deploy\` again.`,
      );
  }
  console.log(`\nDeployed to ${settings.project}. Now the smoke check of docs/deploy.md.`);
  return 0;
};

await runCommand(() => deploy(process.argv.slice(2)), { codeWhenInterrupted: 130 });
