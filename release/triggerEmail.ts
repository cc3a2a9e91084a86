import { type Command, outputOf } from './commandLine.ts';
import type { Values } from './settings.ts';

/** The extension Trigger Email in firebase.json and the project, and the function that sends instead of it. */
export const extension = 'firestore-send-email';
export const ownSender = 'deliverMail';

/** Google shuts Firebase Extensions down on 31 March 2027; two months before, nobody shall start anew with one. */
export const lastDay = new Date('2027-02-01');

/** The server and the senders, which the extension shares with the functions, as lines of its settings. */
export const sharedSettings = (values: Values): string => {
  const { SMTP_CONNECTION_URI, MAIL_FROM: DEFAULT_FROM, TEAM_ADDRESS: DEFAULT_REPLY_TO } = values;
  const shared = Object.entries({ SMTP_CONNECTION_URI, DEFAULT_FROM, DEFAULT_REPLY_TO });
  return shared.map(([name, value]) => `${name}=${JSON.stringify(value)}\n`).join('');
};

/**
 * The extension writes whole e-mails into the logs of its Cloud Run service, and at ERROR the addresses. What it fails to
 * send is found by reconciliation, so nothing of that service is kept.
 */
const name = 'trigger-email';
const filter = `resource.type="cloud_run_revision" AND resource.labels.service_name="ext-${extension}-processqueue"`;

/** Whether the sink `_Default` discards it, by its description; without one that is undefined. */
export const exclusionIn = (description: string): boolean | undefined => {
  if (!description) return undefined;
  const { exclusions = [] } = JSON.parse(description) as { exclusions?: Record<string, unknown>[] };
  return exclusions.some((each) => String(each['filter']).trim() === filter && !each['disabled']);
};

const sink = (verb: string, project: string, option: string): Command => [
  ...(['gcloud', 'logging', 'sinks', verb, '_Default', option, '--project', project, '--quiet'] as const),
];

/** Asks Google; `gcloud` may be missing, or signed out. */
export const askExclusion = async (project: string): Promise<boolean | undefined> =>
  exclusionIn(await outputOf(sink('describe', project, '--format=json')));

/** The command that sets it; an altered one of this name has to be removed first. */
export const setExclusion = (project: string): Command =>
  sink('update', project, `--add-exclusion=name=${name},filter=${filter}`);
