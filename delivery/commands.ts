import type { Settings } from './settings.ts';

/** The CLI's parameters for one step, with the reason for its place. */
export interface Step {
  title: string;
  parameters: readonly string[];
}

/**
 * The steps of a deployment; each needs the ones before it. Rules and indexes first: without its index the function fails
 * on every request. Then the extension, which sends only what is written after its installation. Then the functions,
 * which a new page may call and whose address the Hosting rewrite needs. The pages last: whoever sees a new one finds
 * everything behind it in place.
 */
export const deploySteps = (
  { project, functionsValues }: Pick<Settings, 'project' | 'functionsValues'>,
  { commit, configuration, interactive }: { commit: string; configuration: string; interactive: boolean },
): Step[] => {
  const step = (title: string, target: string, ...more: string[]): Step => ({
    title,
    parameters: [
      'deploy',
      '--only',
      target,
      ...more,
      '--project',
      project ?? '<project>',
      ...(interactive ? [] : ['--non-interactive']),
    ],
  });
  return [
    step('Rules, indexes, retention', 'firestore'),
    ...(functionsValues['MAIL_DELIVERY'] === 'extension' ? [step('Trigger Email', 'extensions')] : []),
    step('Functions', 'functions'),
    step('Pages', 'hosting', '--config', configuration, '--message', commit),
  ];
};

/** The one step of a preview. */
export const previewStep = (
  { project }: Pick<Settings, 'project'>,
  { channel, configuration }: { channel: string; configuration: string },
): Step => ({
  title: 'Preview',
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

/** A command as it can be typed. */
export const typed = ({ parameters }: Step): string => `npx firebase ${parameters.join(' ')}`;
