import { appendFileSync } from 'node:fs';
import { Command } from 'commander';
import { Problem, runCommand } from '../commands/command.ts';
import { outputOf, run } from '../commands/commandLine.ts';
import { previewChecks } from './checks.ts';
import { reportFindings } from './findings.ts';
import { type Answer, projectOption } from './firebase.ts';
import { writeHostingConfiguration } from './hosting.ts';
import { readSettings } from './settings.ts';

/** Deploys only pages. They use the database and the functions that the project already has. */
const preview = async (): Promise<number> => {
  const options = new Command('npm run preview --')
    .description('Builds the site and shows it for seven days on an address of its own.')
    .option(...projectOption)
    .option('--channel <name>', 'the name of the preview; else the name of the branch')
    .parse()
    .opts<{ project?: string; channel?: string }>();
  const settings = await readSettings('preview', options.project, true);
  const { project = '' } = settings;
  if (!reportFindings(previewChecks(settings)))
    throw new Problem('Nothing was deployed: fix what is marked ✘.');
  const { failed } = await run(['npm', 'run', 'build', '-w', 'web'], { stdio: 'inherit' });
  if (failed) throw new Problem('Nothing was deployed: the pages could not be built.');
  const configuration = 'firebase.local-preview.json';
  writeHostingConfiguration(configuration, project, true);
  const channel = options.channel || (await outputOf(['git', 'branch', '--show-current'])) || 'preview';
  // The site has no sign-in, so the preview need not be an authorised domain.
  const parameters = ['--expires', '7d', '--no-authorized-domains', '--config', configuration, '--json'];
  const { stdout } = await run(
    ['firebase', 'hosting:channel:deploy', channel, ...parameters, '--project', project],
    { stderr: 'ignore' },
  );
  const { result = {}, error }: Answer<Record<string, { url: string }>> = JSON.parse(stdout || '{}');
  const [site] = Object.values(result);
  if (!site) throw new Problem(`The preview was not deployed: ${error}`);
  console.log(`\nPreview for seven days, requests from it are real: ${site.url}`);
  const outputs = process.env['GITHUB_OUTPUT'];
  if (outputs) appendFileSync(outputs, `address=${site.url}\n`);
  return 0;
};

if (import.meta.main) await runCommand(preview);
