import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { Problem, runCommand } from '../commands/command.ts';
import { type CommandLine, outputOf, run, typed } from '../commands/commandLine.ts';
import { root } from '../commands/folders.ts';
import { instances } from '../functions/src/instances.ts';
import { deployChecks } from './checks.ts';
import { reportFindings } from './findings.ts';
import { projectOption } from './firebase.ts';
import { writeHostingConfiguration } from './hosting.ts';
import { readSettings, type Settings } from './settings.ts';
import { checkLive } from './smoke.ts';
import { extension, setExclusion, sharedSettings } from './triggerEmail.ts';

const configuration = 'firebase.local-deploy.json';

type Step = readonly [title: string, command: CommandLine];

/**
 * The order matters: functions need the indexes, and pages need the functions. If `deliverMail` replaces Trigger Email,
 * Trigger Email is removed before `deliverMail` is deployed, because both would send the same e-mails. If Trigger Email
 * is used, its logs are excluded from Cloud Logging before it is deployed, because they contain e-mails.
 */
export const deploySteps = (
  settings: Pick<Settings, 'project' | 'functionsValues' | 'installed' | 'exclusion'>,
  commit: string,
  forced = false,
): Step[] => {
  const { project = '<project>', exclusion, installed } = settings;
  const deployed = (title: string, target: string, ...more: string[]): Step => [
    title,
    ['firebase', 'deploy', '--only', target, ...more, '--project', project],
  ];
  // `--non-interactive` makes the CLI fail where it would ask whether to destroy the extension's secret. The functions
  // need this secret too.
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
    // Unless the codebase `default` is named, the CLI skips functions that an interrupted deployment has left
    // unfinished.
    [true, deployed('Functions', 'functions:default', ...(forced ? ['--force'] : []))],
    [true, deployed('Pages', 'hosting', '--config', configuration, '--message', commit)],
  ];
  return steps.filter(([isNeeded]) => isNeeded).map(([, step]) => step);
};

/**
 * Whether the Firebase CLI gets `--force`: there is no terminal for its questions, and no function would be deleted. The
 * question that remains is whether events of a new function are repeated after a failure, and the answer is yes.
 */
export const mayForce = (deployed: Settings['deployed'], interactive: boolean): boolean =>
  !interactive && (deployed?.every(({ id }) => id in instances || id.startsWith('ext-')) ?? false);

/**
 * The Firebase CLI's own checks. `--force` skips questions. In a terminal, the deployment asks them later. Without a
 * terminal, a question makes this command fail before anything is changed.
 */
export const dryRun = (project: string, forced: boolean): CommandLine => [
  ...(['firebase', 'deploy', '--only', 'firestore,functions', '--dry-run', '--project', project] as const),
  ...(forced ? ['--force'] : []),
];

/** Runs the steps in order. Throws when one fails; the message ends with `before`, a sentence on the earlier steps. */
const take = async (steps: readonly Step[], before = 'Nothing was deployed.'): Promise<void> => {
  for (const [title, command] of steps) {
    console.log(`\n${title}\n${typed(command)}`);
    const { failed } = await run(command, { stdio: 'inherit' });
    if (failed) throw new Problem(`The step "${title}" failed; its output is above. ${before}`);
  }
};

const deploy = async (): Promise<number> => {
  const options = new Command('npm run deploy --')
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
  const isInteractive = process.stdin.isTTY;
  const forced = mayForce(settings.deployed, isInteractive);
  const steps = deploySteps(settings, commit || 'no commit', forced);
  if (options.dryRun) {
    const commands = steps.map(([, command]) => `  ${typed(command)}`);
    console.log(`\nThe commands, after building and writing ${configuration}:\n${commands.join('\n')}`);
  }
  if (!ready) throw new Problem('Nothing was deployed: fix what is marked ✘.');
  await take(
    [['What the Firebase CLI checks', dryRun(project, isInteractive || forced)]],
    `Nothing was deployed.${isInteractive ? '' : ' If the CLI names --force, deploy from a terminal instead.'}`,
  );
  if (options.dryRun) return 0;

  await take([[`Build for ${siteOrigin}`, ['npm', 'run', 'build', '-w', 'web']]]);
  const address = settings.site?.defaultUrl ?? `https://${project}.web.app`;
  writeHostingConfiguration(configuration, project, trial);
  // The CLI reads the extension's settings for one project from this file. Git ignores it.
  if (functionsValues['MAIL_DELIVERY'] === 'extension')
    writeFileSync(join(root, `extensions/${extension}.env.${project}`), sharedSettings(functionsValues));
  // The CLI records the extension's state in .firebaserc. In another clone it then asks before it deploys, or fails
  // without a terminal, because the record differs. So .firebaserc gets its former content at the end.
  const clone = join(root, '.firebaserc');
  const unchanged = readFileSync(clone);
  process.once('exit', () => writeFileSync(clone, unchanged));
  await take(
    steps,
    'The steps before it are live and work with the live pages: fix the problem, and run `npm run deploy` again.',
  );

  console.log(`\nDeployed to ${project}. Asking ${address} and Google …`);
  if (!(await checkLive({ origin: address, project, trial }, functionsValues)))
    throw new Problem('It is live, but not as it should be: mend what is marked ✘, then `npm run smoke`.');
  console.log('\nWhat only a person can look at is in docs/release.md, "The smoke check".');
  return 0;
};

if (import.meta.main) await runCommand(deploy);
