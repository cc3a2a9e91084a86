import { appendFileSync } from 'node:fs';
import { build } from '../emulators/build.ts';
import { runCommand } from '../emulators/command.ts';
import { Problem } from '../emulators/problem.ts';
import { previewAddressIn } from './answers.ts';
import { channelName } from './channelName.ts';
import { passes, previewChecks, resultsOf } from './checkList.ts';
import { answerIn, run, typed } from './cli.ts';
import { previewStep } from './commands.ts';
import { configurationFor } from './hostingConfiguration.ts';
import { previewOptions } from './options.ts';
import { git, readSettings } from './readSettings.ts';
import { configurationFiles, writeConfiguration } from './writeConfiguration.ts';

const configuration = configurationFiles.preview;

/** `npm run preview`: the pages alone, on an address of their own; database and functions are those of the project. */
const preview = async (parameters: string[]): Promise<number> => {
  const options = previewOptions(parameters);
  const settings = await readSettings({ ...options, alias: 'preview', trial: true, asksProject: false });
  const ready = passes(resultsOf(previewChecks, settings));
  const channel = channelName(options.channel ?? git('branch', '--show-current'));
  const step = previewStep(settings, { channel, configuration });
  if (options['dry-run'])
    console.log(`\nThe command, after building and writing ${configuration}:\n  ${typed(step)}`);
  if (!settings.project || !ready) throw new Problem('Nothing was deployed: mend what is marked ✘.');
  if (options['dry-run']) return 0;

  console.log('\nBuilding …');
  await build('web');
  writeConfiguration(configuration, configurationFor(settings), settings.project);
  console.log(typed(step));
  const { output } = await run(step, 'complaints');
  const answer = answerIn(output);
  const address = answer && previewAddressIn(answer);
  if (!address)
    throw new Problem(
      `The preview was not deployed: ${answer?.status === 'error' ? answer.error : output.trim()}`,
    );
  console.log(`\nPreview for seven days, requests from it are real: ${address}`);
  const outputs = process.env['GITHUB_OUTPUT'];
  if (outputs) appendFileSync(outputs, `address=${address}\n`);
  return 0;
};

await runCommand(() => preview(process.argv.slice(2)), { codeWhenInterrupted: 130 });
