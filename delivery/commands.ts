import { mailExtension } from './checks/mailDelivery.ts';
import type { Command } from './cli.ts';
import type { Finding } from './finding.ts';
import { askExclusion, logExclusionIsSet, setExclusion } from './logExclusion.ts';
import type { Settings } from './settings.ts';

/** One step of a deployment. */
export interface Step extends Command {
  title: string;
  /** What must hold before the next step. */
  proof?: () => Promise<Finding[]>;
}

type Facts = Pick<
  Settings,
  'project' | 'functionsValues' | 'installedExtensions' | 'logExclusion' | 'interactive'
>;

/**
 * The steps of a deployment; each needs the ones before it. Rules and indexes first: without its index the function fails
 * on every request. Then the extension: its logs are closed before it sends, and where our own function takes over it goes
 * before that one comes, or both would send. Then the functions, which a new page may call and whose address the Hosting
 * rewrite needs. The pages last: whoever sees a new one finds everything behind it in place.
 */
export const deploySteps = (
  facts: Facts,
  { commit, configuration }: { commit: string; configuration: string },
): Step[] => {
  const step = (title: string, target: string, ...more: string[]): Step => ({
    title,
    program: 'firebase',
    parameters: [
      ...['deploy', '--only', target, ...more, '--project', facts.project ?? '<project>'],
      ...(facts.interactive ? [] : ['--non-interactive']),
    ],
  });
  return [
    step('Rules, indexes, retention', 'firestore'),
    ...(facts.functionsValues['MAIL_DELIVERY'] === 'extension'
      ? [...exclusionStep(facts), step('Trigger Email', 'extensions')]
      : farewellStep(facts)),
    step('Functions', 'functions'),
    step('Pages', 'hosting', '--config', configuration, '--message', commit),
  ];
};

const exclusionStep = ({ project = '<project>', logExclusion }: Facts): Step[] =>
  logExclusion === 'missing' || logExclusion === 'changed'
    ? [
        {
          title: 'E-mails out of the logs',
          ...setExclusion(project, logExclusion),
          proof: async () => logExclusionIsSet(await askExclusion(project)),
        },
      ]
    : [];

/** Never asks: the CLI would offer to destroy the secret that the functions need, and refuses instead. */
const farewellStep = ({ project = '<project>', installedExtensions }: Facts): Step[] =>
  installedExtensions?.includes(mailExtension)
    ? [
        {
          title: 'Trigger Email leaves; e-mails wait for the functions',
          program: 'firebase',
          parameters: [
            'ext:uninstall',
            mailExtension,
            '--immediate',
            '--project',
            project,
            '--non-interactive',
          ],
        },
      ]
    : [];

/** The one step of a preview. */
export const previewStep = (
  { project }: Pick<Settings, 'project'>,
  { channel, configuration }: { channel: string; configuration: string },
): Step => ({
  title: 'Preview',
  program: 'firebase',
  parameters: [
    'hosting:channel:deploy',
    channel,
    '--expires',
    '7d',
    // The site signs nobody in, so the preview's address needs no place among the domains of Authentication.
    '--no-authorized-domains',
    '--config',
    configuration,
    '--project',
    project ?? '<project>',
    '--json',
  ],
});
