import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';
import { deployChecks, previewChecks } from './checks.ts';
import { linesOf } from './findings.ts';
import { functionsValuesOf } from './functionsValues.ts';
import { projectChoice, type Settings, unreadFilesFor } from './settings.ts';

const values = {
  ...parseEnv(readFileSync('functions/.env', 'utf8')),
  MAIL_DELIVERY: 'smtp',
  SMTP_CONNECTION_URI: 'smtps://hello%40helvardar.ch@mail.helvardar.ch:465',
  MAIL_FROM: 'Helvardar <hello@helvardar.ch>',
  TEAM_ADDRESS: 'hello@helvardar.ch',
  SITE_ORIGINS: 'https://helvardar.ch,https://www.helvardar.ch',
};
const site = { type: 'DEFAULT_SITE', defaultUrl: 'https://helvardar-site.web.app', appId: '1:2:web:3' };
const own = [{ id: 'deliverMail', region: 'europe-west6' }];
const ofTriggers = ['datastore.user', 'eventarc.eventReceiver', 'run.invoker'];
const accountRoles = {
  'website-form': ofTriggers,
  'website-mailer': ofTriggers,
  'website-schedule': ['datastore.user'],
};
const withRoles = (change: object) => ({ accountRoles: { ...accountRoles, ...change } });
const database = {
  name: 'projects/x/databases/(default)',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
};
const good: Settings = {
  today: new Date('2026-11-20'),
  trial: false,
  project: 'helvardar-site',
  liveProject: 'helvardar-site',
  company: { name: 'Example Works', email: 'hello@helvardar.ch', years: 10 },
  siteOrigin: 'https://www.helvardar.ch',
  functionsValues: values,
  unreadFiles: [],
  changedFiles: 0,
  extensions: [],
  installed: [],
  deployed: own,
  exclusion: undefined,
  accountRoles,
  runtime: 'nodejs24',
  databases: [database],
  site,
};
const named = ['firestore-send-email'];
const byExtension: Partial<Settings> = {
  functionsValues: { ...values, MAIL_DELIVERY: 'extension' },
  extensions: named,
  deployed: [{ id: 'ext-firestore-send-email-processQueue', region: 'europe-west6' }],
  exclusion: true,
};
const withDatabase = (change: object) => ({ databases: [{ ...database, ...change }] });
const withValues = (change: object) => ({ functionsValues: { ...values, ...change } });
const facts = { email: 'a@b.example', phone: '+41 61 000 00 00', social: { x: 'http://localhost' } };
const sender = { MAIL_FROM: 'H <a@b.example>' };
const afterTheEnd = new Date('2027-04-01');

/** The failed checks, without the warning about the end of Firebase Extensions. */
const found = (change: Partial<Settings>, checks = deployChecks) =>
  linesOf(checks({ ...good, ...change })).filter((line) => !/^✔|^! .*end on 31 March/.test(line));

test.each([
  ['our own function', {}],
  ['the extension', byExtension],
  ['the extension on its last day', { ...byExtension, today: new Date('2027-03-31T23:59:59Z') }],
  ['our own function after that day', { today: afterTheEnd }],
  ['our own function beside the extension in firebase.json', { extensions: named }],
])('correct settings with %s give no findings', (_, change) => expect(found(change)).toEqual([]));

test.each<[finding: string, change: Partial<Settings>]>([
  ['✘ Project: none is chosen', { project: undefined }],
  ['✘ Project: demo-x1', { project: 'demo-x1' }],
  ['✘ Project: Live', { project: 'Live' }],
  ['! Work tree: 3 changed files', { changedFiles: 3 }],
  ['✘ Site address: .* not set: docs/set-up.md, step 6', { siteOrigin: undefined }],
  ['✘ Site address: .*SITE_ORIGINS', { siteOrigin: 'https://new.ch' }],
  ['✘ Company facts: .* email, phone, social.x', { company: facts }],
  ['! Company facts: .*email', { company: facts, trial: true }],
  ['✘ Functions settings: no function reads functions/.env.production', { unreadFiles: ['.env.production'] }],
  ['✘ Functions settings: .*TEAM_ADDRESS', withValues({ TEAM_ADDRESS: undefined })],
  ['✘ Functions settings: .* MAIL_FROM', withValues(sender)],
  ['! Functions settings: .* MAIL_FROM', { ...withValues(sender), trial: true }],
  [
    '✘ Functions settings: Google Cloud blocks port 25',
    withValues({ SMTP_CONNECTION_URI: 'smtp://mail.helvardar.ch:25' }),
  ],
  ['! Functions settings: APP_CHECK', withValues({ APP_CHECK: 'enforced' })],
  ['! E-mail delivery: firestore-send-email leaves with this deployment', { installed: named }],
  [
    '✘ E-mail delivery: .*firestore-send-email.* send too.*`npx firebase ext:list --project helvardar-site`',
    { installed: undefined },
  ],
  ['\\? E-mail delivery: .*firestore-send-email', { installed: undefined, today: afterTheEnd }],
  ['✘ E-mail delivery: nobody sends', { ...byExtension, extensions: [] }],
  ['✘ .* functions:delete deliverMail --region eu', { ...byExtension, deployed: own }],
  ['\\? E-mail delivery: .*deliverMail', { ...byExtension, deployed: undefined }],
  ['✘ E-mail delivery: .*Set MAIL_DELIVERY=smtp and deploy', { ...byExtension, today: afterTheEnd }],
  ['\\? E-mails in logs: ', { ...byExtension, exclusion: undefined }],
  [
    '✘ Accounts: website-form needs eventarc\\.eventReceiver: docs/set-up\\.md, step 6',
    withRoles({ 'website-form': ['datastore.user', 'run.invoker'] }),
  ],
  ['✘ Accounts: website-schedule needs datastore\\.user: ', withRoles({ 'website-schedule': undefined })],
  [
    '! Accounts: website-mailer has more than it needs: editor',
    withRoles({ 'website-mailer': [...ofTriggers, 'editor'] }),
  ],
  ['\\? Accounts: ', { accountRoles: undefined }],
  ['✘ Database: there is none: docs/set-up.md, step 3', { databases: [] }],
  ['\\? Database', { databases: undefined }],
  [
    '! Database: one command deletes it',
    withDatabase({ deleteProtectionState: 'DELETE_PROTECTION_DISABLED' }),
  ],
  [
    '! Database: a mistake costs up to a day: .*--enable-pitr',
    withDatabase({ pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED' }),
  ],
  ['! Node: nodejs24 ends on 2028-04-30', { today: new Date('2027-11-01') }],
  ['! Node: when nodejs30 ends is not known', { runtime: 'nodejs30' }],
  ['✘ Web app: .*step 4', { site: { ...site, appId: '' } }],
  ['✘ Web app: .*step 4', { site: {} }],
  ['\\? Web app', { site: undefined }],
])('reports %s', (expected, change) => {
  expect(found(change)).toEqual([expect.stringMatching(`^${expected}`)]);
});

test.each(['http://www.helvardar.ch', 'https://www.helvardar.ch/', 'https://x.example'])(
  'the origin %s is refused',
  (siteOrigin) =>
    expect(found({ siteOrigin })).toContainEqual(expect.stringMatching(/^✘ .* no real https origin/)),
);

test('the end of extensions is announced while the extension sends', () => {
  const lines = linesOf(deployChecks({ ...good, ...byExtension }));
  expect(lines).toContainEqual(
    expect.stringMatching(/^! E-mail delivery: Firebase Extensions end on 31 March/),
  );
});

test('a preview in the live project is reported, and one in its own project is not', () => {
  expect(found({}, previewChecks)).toEqual([expect.stringMatching(/^! .*site is the live project/)]);
  expect(found({ project: 'helvardar-preview' }, previewChecks)).toEqual([]);
});

const aliases = { default: 'demo-helvardar', production: 'helvardar-site', preview: 'helvardar-preview' };
const environment = { GOOGLE_CLOUD_PROJECT: 'third' };

test.each([
  ['the option wins over the environment', 'production', 'other', environment, aliases, 'other'],
  ['the option may be an alias', 'production', 'preview', {}, aliases, 'helvardar-preview'],
  ['the environment wins over the alias', 'production', undefined, environment, aliases, 'third'],
  ['the alias comes last', 'preview', undefined, {}, aliases, 'helvardar-preview'],
  ['no other alias is used', 'preview', undefined, {}, { production: 'x', default: 'y' }, undefined],
] as const)('%s', (_, alias, named, env, known, expected) => {
  expect(projectChoice(alias, named, env, known)).toBe(expected);
});

test('the value of a project overrides the common value', () => {
  const folder = temporaryFolder({ '.env': 'A=1\nB="two words"', '.env.one': 'A=2', '.env.other': 'A=3' });
  expect(functionsValuesOf('one', folder)).toEqual({ A: '2', B: 'two words' });
});

test('a file that the Firebase CLI does not read gives no value and is reported', () => {
  const files = ['.env', '.env.production', '.env.one', '.env.demo-helvardar', '.env.local', '.secret.local'];
  const folder = temporaryFolder(
    Object.fromEntries(files.map((file, index) => [file, `A=${file}\nB${index}=`])),
  );
  expect(functionsValuesOf('one', folder)).toEqual({ A: '.env.one', B0: '', B2: '' });
  expect(unreadFilesFor('one', folder)).toEqual(['.env.production']);
});
