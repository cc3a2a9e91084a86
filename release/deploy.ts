import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command as Program } from 'commander';
import { Problem, runCommand } from '../emulators/command.ts';
import { root } from '../emulators/configuration.ts';
import { deployChecks } from './checks.ts';
import { type Command, outputOf, projectOption, run, typed } from './commandLine.ts';
import { reportFindings } from './findings.ts';
import { writeHostingConfiguration } from './hosting.ts';
import { projectChecks, readStanding } from './project.ts';
import { readSettings, type Settings } from './settings.ts';
import { smokeCheck } from './smoke.ts';
import { extension, setExclusion, sharedSettings } from './triggerEmail.ts';

const configuration = 'firebase.local-deploy.json';

type Step = readonly [title: string, command: Command];

/**
 * The steps of a deployment; each needs the ones before it. Rules and indexes first: without its index the function fails
 * on every request. Then the extension: its logs are closed before it sends, and where our own function takes over it goes
 * before that one comes, or both would send. Then the functions, which a new page may call and whose address the Hosting
 * rewrite needs. The pages last: whoever sees a new one finds everything behind it in place.
 */
export const deploySteps = (
  settings: Pick<Settings, 'project' | 'functionsValues' | 'installed' | 'exclusion'>,
  commit: string,
): Step[] => {
  const { project = '<project>', exclusion, installed } = settings;
  const deployed = (title: string, target: string, ...more: string[]): Step => [
    title,
    ['firebase', 'deploy', '--only', target, ...more, '--project', project],
  ];
  // Never asks: the CLI would offer to destroy the secret that the functions need, and refuses instead.
  const quietly = ['--immediate', '--project', project, '--non-interactive'];
  const byExtension = settings.functionsValues['MAIL_DELIVERY'] === 'extension';
  const steps: [isNeeded: boolean | undefined, step: Step][] = [
    [true, deployed('Rules, indexes, retention', 'firestore')],
    [byExtension && exclusion === false, ['E-mails out of the logs', setExclusion(project)]],
    [byExtension, deployed('Trigger Email', 'extensions')],
    [
      !byExtension && installed?.includes(extension),
      ['Trigger Email leaves', ['firebase', 'ext:uninstall', extension, ...quietly]],
    ],
    // Named by its codebase, so that the CLI skips nothing that it has left half done.
    [true, deployed('Functions', 'functions:default')],
    [true, deployed('Pages', 'hosting', '--config', configuration, '--message', commit)],
  ];
  return steps.filter(([isNeeded]) => isNeeded).map(([, step]) => step);
};

/**
 * What the Firebase CLI checks itself, and deploys nothing: it compiles the rules, loads the functions, and looks for rights
 * and secrets. With --force it leaves the questions to the deployment; without a terminal it stops here, before anything.
 */
export const rehearsal = (project: string, interactive: boolean): Command => [
  ...(['firebase', 'deploy', '--only', 'firestore,functions', '--dry-run', '--project', project] as const),
  ...(interactive ? ['--force'] : []),
];

/** Takes one step after the other; one that fails ends the deployment, with what there is to say of those before. */
const take = async (steps: readonly Step[], before = 'Nothing was deployed.'): Promise<void> => {
  for (const [title, command] of steps) {
    console.log(`\n${title}\n${typed(command)}`);
    const { failed } = await run(command, { stdio: 'inherit' });
    if (failed) throw new Problem(`The step "${title}" failed, and what it says stands above. ${before}`);
  }
};

/** `npm run deploy`: checks, builds, deploys; stops at the first step that fails. */
const deploy = async (): Promise<number> => {
  const options = new Program('npm run deploy --')
    .description('Checks, builds and deploys everything.')
    .option(...projectOption)
    .option('--dry-run', 'prints the check list and the commands, and deploys nothing')
    .option('--trial', 'deploys although facts and settings are invented; keeps search engines out', false)
    .parse()
    .opts<{ project?: string; dryRun?: true; trial: boolean }>();
  await take([['TypeScript', ['tsc']]]);
  const settings = await readSettings('production', options.project, options.trial);
  const { project = '<project>', trial, functionsValues, siteOrigin } = settings;
  const ready = reportFindings(deployChecks(settings));
  const commit = await outputOf(['git', 'rev-parse', '--short', 'HEAD']);
  const steps = deploySteps(settings, commit || 'no commit');
  if (options.dryRun) {
    const commands = steps.map(([, command]) => `  ${typed(command)}`);
    console.log(`\nThe commands, after building and writing ${configuration}:\n${commands.join('\n')}`);
  }
  if (!ready) throw new Problem('Nothing was deployed: mend what is marked ✘.');
  await take([['What the Firebase CLI checks', rehearsal(project, process.stdin.isTTY)]]);
  if (options.dryRun) return 0;

  await take([[`Build for ${siteOrigin}`, ['npm', 'run', 'build', '-w', 'web']]]);
  const address = settings.site?.defaultUrl ?? `https://${project}.web.app`;
  writeHostingConfiguration(configuration, project, trial);
  // Here the CLI reads the settings of an extension for this project, over those for all; git ignores the file.
  if (functionsValues['MAIL_DELIVERY'] === 'extension')
    writeFileSync(join(root, `extensions/${extension}.env.${project}`), sharedSettings(functionsValues));
  // There it notes how it left an extension, and would refuse the next deployment of a clone where that differs.
  const clone = join(root, '.firebaserc');
  const unchanged = readFileSync(clone);
  process.once('exit', () => writeFileSync(clone, unchanged));
  await take(
    steps,
    'The steps before it are live and fit the live pages: mend, and run `npm run deploy` again.',
  );

  console.log(`\nDeployed to ${project}. Asking ${address} and Google …`);
  const [site, standing] = await Promise.all([
    smokeCheck({ origin: address, project, trial }),
    readStanding(project),
  ]);
  if (!reportFindings([...site, ...projectChecks(project, functionsValues, standing)]))
    throw new Problem('It is live, but not as it should be: mend what is marked ✘, then `npm run smoke`.');
  console.log('\nWhat only a person can look at is in docs/release.md, "The smoke check".');
  return 0;
};

if (import.meta.main) await runCommand(deploy);
