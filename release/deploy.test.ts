import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { typed } from '../commands/commandLine.ts';
import firebase from '../firebase.json' with { type: 'json' };
import { deploySteps, dryRun, mayForce } from './deploy.ts';
import { exclusionIn } from './triggerEmail.ts';

const project = 'helvardar-site';
const installed = ['firestore-send-email'];
const trigger = { functionsValues: { MAIL_DELIVERY: 'extension' }, installed, exclusion: true } as const;
const own = { ...trigger, functionsValues: { MAIL_DELIVERY: 'smtp' }, installed: [] };
const deploy = (target: string) => `npx firebase deploy --only ${target} --project helvardar-site`;

const [rules, sender, functions] = ['firestore', 'extensions', 'functions:default'].map(deploy);
const pages = deploy('hosting --config firebase.local-deploy.json --message abc1234');
const uninstall =
  'npx firebase ext:uninstall firestore-send-email --immediate --project helvardar-site --non-interactive';
const filter =
  'resource.type="cloud_run_revision" AND resource.labels.service_name="ext-firestore-send-email-processqueue"';
const add = `'--add-exclusion=name=trigger-email,filter=${filter}'`;
const closed = `gcloud logging sinks update _Default ${add} --project helvardar-site --quiet`;

test.each([
  ['the extension: the pages come last', trigger, [rules, sender, functions, pages]],
  ['our own delivery', own, [rules, functions, pages]],
  [
    'our own delivery with an installed extension',
    { ...own, installed },
    [rules, uninstall, functions, pages],
  ],
  ['logs without an exclusion', { ...trigger, exclusion: false }, [rules, closed, sender, functions, pages]],
  ['logs of which nothing is known', { ...trigger, exclusion: undefined }, [rules, sender, functions, pages]],
  ['our own delivery, which needs no exclusion', { ...own, exclusion: false }, [rules, functions, pages]],
])('a deployment runs the right steps for %s', (_, settings, expected) => {
  const steps = deploySteps({ project, ...settings }, 'abc1234');
  expect(steps.map(([, command]) => typed(command))).toEqual(expected);
});

test.each([
  ['a terminal, where the CLI asks', true, ['answered'], false],
  [
    'a workflow',
    false,
    ['answered', 'send-consultation-notification', 'ext-firestore-send-email-processQueue'],
    true,
  ],
  ['a workflow that would delete a function', false, ['answered', 'former'], false],
  ['a workflow without an answer on functions', false, undefined, false],
] as const)('questions are left out for %s: %#', (_, interactive, ids, forced) => {
  const deployed = ids?.map((id) => ({ id, region: 'europe-west6' }));
  expect(mayForce(deployed, interactive)).toBe(forced);
  const commands = deploySteps({ project, ...own, installed }, 'abc1234', forced).map(([, command]) =>
    typed(command),
  );
  expect(commands).toContain(forced ? `${deploy('functions:default --force')}` : functions);
});

test('the CLI first checks everything but the pages, and asks questions only at a terminal', () => {
  const check = deploy('firestore,functions --dry-run');
  expect(typed(dryRun(project, false))).toBe(check);
  expect(typed(dryRun(project, true))).toBe(`${check} --force`);
});

const exclusion = { name: 'trigger-email', filter };
test.each([
  ['is set', true, [{ name: 'noise', filter: 'a' }, exclusion]],
  ['is disabled', false, [{ ...exclusion, disabled: true }]],
  ['excludes only some lines', false, [{ ...exclusion, filter: `${filter} AND severity<ERROR` }]],
  ['is missing', false, undefined],
])('an exclusion that %s is sufficient: %s', (_, stands, exclusions) => {
  expect(exclusionIn(JSON.stringify({ name: '_Default', exclusions }))).toBe(stands);
});

test('docs/set-up.md has the same exclusion for setting it by hand', () =>
  expect(readFileSync('docs/set-up.md', 'utf8')).toContain(
    add.replace("'--add-exclusion=", "--add-exclusion='"),
  ));

test('firebase.json refuses to deploy the pages by itself, because they would have no headers', () =>
  expect(firebase.hosting.predeploy.join()).toMatch(/npm run deploy\. && exit 1$/));
