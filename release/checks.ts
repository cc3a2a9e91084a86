import { blockedPort, variables } from '../functions/src/config.ts';
import { endOfExtensions } from '../functions/src/reconciliation/dailyWarnings.ts';
import { day } from '../functions/src/time.ts';
import { accountChecks } from './accounts.ts';
import type { Finding } from './findings.ts';
import { isProjectId } from './firebase.ts';
import type { Settings } from './settings.ts';
import { extension, ownSender } from './triggerEmail.ts';

/** Matches domains and addresses that cannot exist on the internet, and phone numbers with 000 00 00. */
const invented = /\.(?:example|invalid|test)\b|\blocalhost\b|127\.0\.0\.1|\b000 00 00\b/i;

/** The names of invented values. A nested value is named by its path, such as `social.x`. */
const inventedIn = (values: object, level = ''): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return inventedIn(value, `${level}${name}.`);
    return typeof value === 'string' && invented.test(value) ? [level + name] : [];
  });

const isRealOrigin = (text: string) =>
  /^https:/.test(text) && URL.canParse(text) && new URL(text).origin === text && !invented.test(text);

const common = ({ project, changedFiles }: Settings): Finding[] => {
  const isElsewhere = project && !isProjectId(project);
  return [
    ['Project', '✘', !project && 'none is chosen: use --project or .firebaserc.'],
    ['Project', '✘', isElsewhere && `${project} is not at Google: use --project or .firebaserc.`],
    [
      'Work tree',
      '!',
      changedFiles > 0 && `${changedFiles} changed files are in no commit, and go live too.`,
    ],
  ];
};

export const previewChecks = (settings: Settings): Finding[] => {
  const { project, liveProject } = settings;
  const isLive = project !== undefined && project === liveProject;
  return [
    ...common(settings),
    // A preview in the live project stores its requests in the live database. Also, whoever may deploy such a preview
    // may deploy the site too.
    ['Project of previews', '!', isLive && `${project} is the live project (docs/set-up.md, step 11).`],
  ];
};

export const deployChecks = (settings: Settings): Finding[] => {
  const { siteOrigin: origin = '', company, trial, functionsValues: values, site, databases } = settings;
  const database = databases?.find(({ name }) => name.endsWith('/(default)'));
  const facts = inventedIn(company).join(', ');
  const unread = settings.unreadFiles.map((file) => `functions/${file}`).join(', ');
  const unreal = inventedIn(values).join(', ');
  const wrong = Object.entries(variables).filter(([name, like]) => !like.test(values[name] ?? ''));
  const names = wrong.map(([name]) => name).join(', ');
  const isUnreal = origin && !isRealOrigin(origin);
  const isKnown = values['SITE_ORIGINS']?.split(',').includes(origin);
  const isEnforced = values['APP_CHECK'] === 'enforced';
  const sign = trial ? '!' : '✘';
  const update = 'gcloud firestore databases update';
  const isUnprotected = database?.deleteProtectionState === 'DELETE_PROTECTION_DISABLED';
  const isUnrecorded = database?.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_DISABLED';
  return [
    ...common(settings),
    // Every canonical address begins with VITE_SITE_ORIGIN. This origin must also be in SITE_ORIGINS, because the
    // callable refuses calls from all other origins except the project's Hosting domains.
    ['Site address', '✘', !origin && 'VITE_SITE_ORIGIN is not set: docs/set-up.md, step 6.'],
    ['Site address', '✘', isUnreal && `VITE_SITE_ORIGIN is no real https origin: ${origin}.`],
    ['Site address', '✘', origin && !isKnown && `add ${origin} to SITE_ORIGINS in functions/.env.`],
    ['Company facts', sign, facts && `invented in shared/company.ts (--trial shows them): ${facts}.`],
    [
      'Functions settings',
      '✘',
      unread && `no function reads ${unread}: it belongs into functions/.env.<project id>.`,
    ],
    // Functions with a missing or malformed value do not start.
    ['Functions settings', '✘', names && `missing or malformed in functions/.env: ${names}.`],
    ['Functions settings', '✘', blockedPort(values)],
    ['Functions settings', sign, unreal && `invented in functions/.env, so nobody is mailed: ${unreal}.`],
    ['Functions settings', '!', isEnforced && 'APP_CHECK shuts out pages without a token.'],
    ...accountChecks(settings.accountRoles),
    ...(values['MAIL_DELIVERY'] === 'extension' ? extensionSends(settings) : functionSends(settings)),
    // Without a database, even a dry run of the Firebase CLI would create one, unprotected against deletion.
    ['Database', '?', !databases && 'whether there is one could not be asked.'],
    ['Database', '✘', databases && !database && 'there is none: docs/set-up.md, step 3.'],
    ['Database', '!', isUnprotected && `one command deletes it: \`${update} --delete-protection\`.`],
    ['Database', '!', isUnrecorded && `a mistake costs up to a day: \`${update} --enable-pitr\`.`],
    ...nodeChecks(settings),
    // Without a linked web app, the pages do not know the project's id and the form cannot send.
    ['Web app', '?', !site && 'whether one is linked to Hosting could not be asked.'],
    ['Web app', '✘', site && !site.appId && 'none is linked to the Hosting site: docs/set-up.md, step 4.'],
  ];
};

/** When the Node project ends each version; Google refuses deployments with it some months later. */
const endOfNode: Record<string, string> = { nodejs24: '2028-04-30', nodejs26: '2029-04-30' };
const halfYear = 183 * day;

const nodeChecks = ({ runtime, today }: Settings): Finding[] => {
  const end = endOfNode[runtime];
  const isNear = end !== undefined && today.getTime() > Date.parse(end) - halfYear;
  return [
    ['Node', '!', !end && `when ${runtime} ends is not known here: add it in release/checks.ts.`],
    ['Node', '!', isNear && `${runtime} ends on ${end}: docs/handover.md, "What has to be renewed".`],
  ];
};

// The checks of e-mail delivery make sure that either the extension or our own function sends the e-mails in the
// collection `mail`, but never both.
const [delivery, logs] = ['E-mail delivery', 'E-mails in logs'];
const announcement =
  'Firebase Extensions end on 31 March 2027, then nobody sends. Set MAIL_DELIVERY=smtp and deploy ' +
  '(docs/operations.md, "The switch from the extension").';

const extensionSends = ({ extensions, deployed, exclusion, project, today }: Settings): Finding[] => {
  const isNamed = extensions.includes(extension);
  const isUnknown = exclusion === undefined;
  const own = deployed?.find(({ id }) => id === ownSender);
  const removal = `npx firebase functions:delete ${own?.id} --region ${own?.region} --project ${project}`;
  return [
    [delivery, '✘', !isNamed && `nobody sends: firebase.json has no ${extension}.`],
    [delivery, today < endOfExtensions ? '!' : '✘', announcement],
    [delivery, '?', !deployed && `whether ${ownSender} is still deployed could not be asked.`],
    [delivery, '✘', own && `every e-mail would be sent twice: \`${removal}\`.`],
    [logs, '?', isUnknown && 'gcloud gave no answer (docs/set-up.md, "Who sends the e-mails").'],
  ];
};

const functionSends = ({ installed, project, today }: Settings): Finding[] => {
  const asking = `npx firebase ext:list --project ${project}`;
  const unknown = `whether ${extension} is still installed, and would send too, could not be asked: mend what \`${asking}\` names.`;
  return [
    // Until Firebase Extensions end, a deployment needs the CLI's list of installed extensions, because it must remove
    // the extension if it is installed.
    [delivery, today < endOfExtensions ? '✘' : '?', !installed && unknown],
    [delivery, '!', installed?.includes(extension) && `${extension} leaves with this deployment.`],
  ];
};
