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
const withValues = (change: object) => ({ functionsValues: { ...values, ...change } });
const facts = { email: 'a@b.example', phone: '+41 61 000 00 00', social: { x: 'http://localhost' } };
const sender = { MAIL_FROM: 'H <a@b.example>' };
const april = { ...byExtension, today: new Date('2027-04-01') };

/** The failed checks, without the warning about the end of Firebase Extensions. */
const found = (change: Partial<Settings>, checks = deployChecks) =>
  linesOf(checks({ ...good, ...change })).filter((line) => !/^✔|^! .*end on 31 March/.test(line));

test.each([
  ['our own function', {}],
  ['the extension', byExtension],
  ['the extension on its last day', { ...byExtension, today: new Date('2027-03-31T23:59:59Z') }],
  ['our own function after that day', { today: new Date('2027-04-01') }],
  ['our own function beside the extension in firebase.json', { extensions: named }],
])('correct settings with %s give no findings', (_, change) => expect(found(change)).toEqual([]));

test.each<[string, Partial<Settings>, string]>([
  ['no project', { project: undefined }, '✘ Project: none is chosen'],
  [
    'a file that no function reads',
    { unreadFiles: ['.env.production'] },
    '✘ Functions settings: no function reads functions/.env.production',
  ],
  ['a project of the emulators', { project: 'demo-x1' }, '✘ Project: demo-x1'],
  ['an alias that nobody defined', { project: 'Live' }, '✘ Project: Live'],
  ['uncommitted changes', { changedFiles: 3 }, '! Work tree: 3 changed files'],
  ['an origin that the function refuses', { siteOrigin: 'https://new.ch' }, '✘ Site address: .*SITE_ORIGINS'],
  ['invented facts', { company: facts }, '✘ Company facts: .* email, phone, social.x'],
  ['a trial with them', { company: facts, trial: true }, '! Company facts: .*email'],
  ['a missing value', withValues({ TEAM_ADDRESS: undefined }), '✘ Functions settings: .*TEAM_ADDRESS'],
  ['an invented value', withValues(sender), '✘ Functions settings: .* MAIL_FROM'],
  [
    'a port that Google blocks',
    withValues({ SMTP_CONNECTION_URI: 'smtp://mail.helvardar.ch:25' }),
    '✘ Functions settings: Google Cloud blocks port 25',
  ],
  ['a trial with it', { ...withValues(sender), trial: true }, '! Functions settings: .* MAIL_FROM'],
  ['enforced App Check', withValues({ APP_CHECK: 'enforced' }), '! Functions settings: APP_CHECK'],
  ['a switch', { installed: named }, '! E-mail delivery: firestore-send-email leaves with this deployment'],
  [
    'no answer on extensions',
    { installed: undefined },
    '✘ E-mail delivery: .*firestore-send-email.* send too.*`npx firebase ext:list --project helvardar-site`',
  ],
  [
    'no answer after the end of extensions',
    { installed: undefined, today: new Date('2027-04-01') },
    '\\? E-mail delivery: .*firestore-send-email',
  ],
  ['no sender', { ...byExtension, extensions: [] }, '✘ E-mail delivery: nobody sends'],
  [
    'two deployed senders',
    { ...byExtension, deployed: own },
    '✘ .* functions:delete deliverMail --region eu',
  ],
  ['no answer on functions', { ...byExtension, deployed: undefined }, '\\? E-mail delivery: .*deliverMail'],
  ['an extension after its end', april, '✘ E-mail delivery: .*Set MAIL_DELIVERY=smtp and deploy'],
  ['no answer on log exclusions', { ...byExtension, exclusion: undefined }, '\\? E-mails in logs: '],
  [
    'an account without a role',
    withRoles({ 'website-form': ['datastore.user', 'run.invoker'] }),
    '✘ Accounts: website-form needs eventarc\\.eventReceiver: docs/set-up\\.md, step 6',
  ],
  [
    'an account that was not created',
    withRoles({ 'website-schedule': undefined }),
    '✘ Accounts: website-schedule needs datastore\\.user: ',
  ],
  [
    'an account with more roles',
    withRoles({ 'website-mailer': [...ofTriggers, 'editor'] }),
    '! Accounts: website-mailer has more than it needs: editor',
  ],
  ['no answer on accounts', { accountRoles: undefined }, '\\? Accounts: '],
  ['no database', { databases: [] }, '✘ Database: there is none: docs/set-up.md, step 3'],
  ['no answer of Firestore', { databases: undefined }, '\\? Database'],
  [
    'a database that nothing protects',
    { databases: [{ ...database, deleteProtectionState: 'DELETE_PROTECTION_DISABLED' }] },
    '! Database: one command deletes it',
  ],
  [
    'a database that keeps no earlier states',
    { databases: [{ ...database, pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED' }] },
    '! Database: a mistake costs up to a day: .*--enable-pitr',
  ],
  ['the end of Node', { today: new Date('2027-11-01') }, '! Node: nodejs24 ends on 2028-04-30'],
  [
    'a version of Node without a known end',
    { runtime: 'nodejs30' },
    '! Node: when nodejs30 ends is not known',
  ],
  ['Hosting without a web app', { site: { ...site, appId: '' } }, '✘ Web app: .*step 4'],
  ['no Hosting site', { site: {} }, '✘ Web app: .*step 4'],
  ['no answer of Hosting', { site: undefined }, '\\? Web app'],
  ['no address of the site', { siteOrigin: undefined }, '✘ Site address: .* not set: docs/set-up.md, step 6'],
])('%s is reported', (_, change, expected) => {
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
