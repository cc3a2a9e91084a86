import { type CommandLine, outputOf } from '../commands/commandLine.ts';
import type { Values } from './functionsValues.ts';

/** The id of the extension Trigger Email, and the function that replaces it. */
export const extension = 'firestore-send-email';
export const ownSender = 'deliverMail';

/** The functions' mail server and addresses, as lines of the extension's settings. */
export const sharedSettings = (values: Values): string => {
  const { SMTP_CONNECTION_URI, MAIL_FROM: DEFAULT_FROM, TEAM_ADDRESS: DEFAULT_REPLY_TO } = values;
  const shared = Object.entries({ SMTP_CONNECTION_URI, DEFAULT_FROM, DEFAULT_REPLY_TO });
  return shared.map(([name, value]) => `${name}=${JSON.stringify(value)}\n`).join('');
};

/**
 * A log exclusion at Google discards the extension's logs, because they contain e-mails and addresses. Reconciliation
 * does not need these logs to find unsent e-mails.
 */
const name = 'trigger-email';
const filter = `resource.type="cloud_run_revision" AND resource.labels.service_name="ext-${extension}-processqueue"`;

/** Whether the exclusion exists and is enabled in this description of a log sink. Undefined if the text is empty. */
export const exclusionIn = (description: string): boolean | undefined => {
  if (!description) return undefined;
  const { exclusions = [] } = JSON.parse(description) as { exclusions?: Record<string, unknown>[] };
  return exclusions.some((each) => String(each['filter']).trim() === filter && !each['disabled']);
};

const sink = (verb: string, project: string, option: string): CommandLine => [
  ...(['gcloud', 'logging', 'sinks', verb, '_Default', option, '--project', project, '--quiet'] as const),
];

/** Whether the project has the enabled exclusion. Undefined if `gcloud` is missing or signed out. */
export const askExclusion = async (project: string): Promise<boolean | undefined> =>
  exclusionIn(await outputOf(sink('describe', project, '--format=json')));

/** The command fails if the sink already has an exclusion of this name, which must be removed first. */
export const setExclusion = (project: string): CommandLine =>
  sink('update', project, `--add-exclusion=name=${name},filter=${filter}`);
