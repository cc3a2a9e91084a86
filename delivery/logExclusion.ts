import { mailExtension } from './checks/mailDelivery.ts';
import { type Command, run } from './cli.ts';
import { type Finding, stop, unknown } from './finding.ts';
import type { Settings } from './settings.ts';

/**
 * The extension writes whole e-mails into the logs of its Cloud Run service, and at ERROR the addresses. What it fails to
 * send is found by reconciliation, so nothing of that service is kept.
 */
const exclusion = {
  name: 'trigger-email',
  filter: `resource.type="cloud_run_revision" AND resource.labels.service_name="ext-${mailExtension}-processqueue"`,
} as const;

/** `changed`: there is an exclusion of this name, which is disabled or lets lines through. */
export type ExclusionState = 'set' | 'changed' | 'missing' | 'unknown';

/** What the description of the sink `_Default` says; without one it is unknown. */
export const exclusionStateIn = (description: string): ExclusionState => {
  try {
    const sink: { name: string; exclusions?: { name: string; filter: string; disabled?: boolean }[] } =
      JSON.parse(description);
    const found = sink.exclusions?.find(({ name }) => name === exclusion.name);
    if (!found) return 'missing';
    return found.filter.trim() === exclusion.filter && !found.disabled ? 'set' : 'changed';
  } catch {
    return 'unknown';
  }
};

/** Asks Google; `gcloud` may be missing, or signed out. */
export const askExclusion = async (project: string): Promise<ExclusionState> => {
  const parameters = ['logging', 'sinks', 'describe', '_Default', '--format=json'];
  const { output } = await run(
    { program: 'gcloud', parameters: [...parameters, ...quietlyIn(project)] },
    'nothing',
  );
  return exclusionStateIn(output);
};

/** The command that sets it, in the place of a changed one: `--update-exclusion` would leave a disabled one disabled. */
export const setExclusion = (project: string, state: ExclusionState): Command => ({
  program: 'gcloud',
  parameters: [
    ...['logging', 'sinks', 'update', '_Default'],
    ...(state === 'changed' ? [`--remove-exclusions=${exclusion.name}`] : []),
    `--add-exclusion=name=${exclusion.name},filter=${exclusion.filter}`,
    ...quietlyIn(project),
  ],
});

const quietlyIn = (project: string) => ['--project', project, '--quiet'];

/** Before the deployment, which sets what is missing: whether it can. */
export const logExclusion = ({
  functionsValues,
  logExclusion: state,
}: Pick<Settings, 'functionsValues' | 'logExclusion'>): Finding[] =>
  functionsValues['MAIL_DELIVERY'] === 'extension' && state === 'unknown' ? [notAsked] : [];

/** After the step that sets it. */
export const logExclusionIsSet = (state: ExclusionState): Finding[] => {
  if (state === 'set') return [];
  return state === 'unknown'
    ? [notAsked]
    : [stop(`the sink _Default has no exclusion ${exclusion.name}: the extension would log whole e-mails.`)];
};

const notAsked = unknown(
  'whether the e-mails that the extension logs are discarded could not be asked: gcloud is missing or signed out, or may not read sinks (docs/deploy.md, "Who sends the e-mails").',
);
