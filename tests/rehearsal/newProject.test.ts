import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startRehearsal } from '../support/release/rehearsal.ts';
import { project, type Resource, readyProject, top } from '../support/release/resources.ts';

// Each test continues with the state that the previous test left.
const { google, run, changes, stored } = await startRehearsal();
const { resources } = google.state;

test('an empty project is refused before anything is changed, although the dry run of the CLI would create a database', async () => {
  resources.set(`${top}/sinks/_Default`, { name: '_Default' });
  const { exitCode, output } = await run('npm run --silent deploy');
  expect(output).toContain('✘ Database: there is none: docs/set-up.md, step 3.');
  expect(output).toContain('✘ Web app: none is linked to the Hosting site: docs/set-up.md, step 4.');
  expect(output).toMatch(/^✘ Accounts: website-form needs datastore\.user, .*docs\/set-up\.md, step 6/m);
  expect(output.match(/^✘ /gm)).toHaveLength(5);
  expect(output).toContain('Nothing was deployed');
  expect(exitCode).toBe(1);
  expect(changes()).toEqual([]);
});

test('the commands of docs/set-up.md for the Firebase CLI create database, web app, secrets and backups, and those for gcloud the accounts', async () => {
  const guide = readFileSync('docs/set-up.md', 'utf8');
  const commands = [...guide.matchAll(/^(?:.*\| )?npx firebase .+ --project \$PROJECT$/gm)].map(
    ([line]) => line,
  );
  expect(commands).toHaveLength(5);
  // The test creates the Hosting site itself, because the CLI offers to create it only in a terminal.
  resources.set(`${top}/sites/${project}`, {
    ...{ name: `${top}/sites/${project}`, type: 'DEFAULT_SITE', defaultUrl: `https://${project}.web.app` },
  });
  // The test pipes in the password, because the CLI asks for it only in a terminal.
  const ended = await Promise.all(
    commands.map((line) => run(/SMTP_PASSWORD/.test(line) ? `echo word | ${line}` : line)),
  );
  for (const { exitCode, output } of ended) expect(exitCode, output).toBe(0);
  const secret = (name: string) =>
    Buffer.from(resources.get(`${top}/secrets/${name}/versions/1`)?.['payload'].data, 'base64').toString();
  expect(secret('SMTP_PASSWORD').trim()).toBe('word');
  expect(secret('ADDRESS_SALT')).toMatch(/^[\w+/=]{64}$/);
  expect(Object.values(stored(/backupSchedules\/(.+)/))).toEqual([
    expect.objectContaining({ retention: '604800s', dailyRecurrence: {} }),
  ]);
  const [accounts = ''] = /^functions_account\(\) [^`]+/m.exec(guide) ?? [];
  const created = await run(accounts);
  expect(created.exitCode, created.output).toBe(0);
  // The test links the web app to Hosting itself, because the owner does so in the Firebase console, without a command.
  const [app] = Object.values(stored(/webApps\/(.+)/));
  Object.assign(resources.get(`${top}/sites/${project}`) ?? {}, { appId: app?.['appId'] });
  // `deployment.test.ts` starts with these resources.
  for (const [name, resource] of readyProject()) expect(resources.get(name), name).toMatchObject(resource);
});

test('a preview gets the pages with its own headers, and changes nothing else', async () => {
  const before = new Map(resources);
  const { exitCode, output } = await run(`npm run --silent preview -- --project ${project} --channel idea`);
  expect(exitCode, output).toBe(0);
  expect(output).toContain(`requests from it are real: https://${project}--idea.web.app`);
  const { versionName } = Object.values(stored(/channels\/idea\/(releases)\/last/))[0] ?? {};
  const { config, files: pages } = resources.get(versionName) ?? {};
  expect(Object.keys(pages)).toContain('/index.html');
  const headers = config.headers.filter(({ glob }: Resource) => glob === '**');
  expect(Object.assign({}, ...headers.map((rule: Resource) => rule['headers']))).toMatchObject({
    'X-Robots-Tag': 'noindex, nofollow',
    'Content-Security-Policy': expect.stringContaining(`/projects/${project}/databases/`),
  });
  const changed = [...resources].filter(([name, each]) => before.get(name) !== each).map(([name]) => name);
  expect(changed.filter((name) => !/\/channels\/idea\b/.test(name))).toEqual([versionName]);
  expect([...before.keys()].filter((name) => !resources.has(name))).toEqual([]);
});

test('nothing was asked of any other host, or of an interface that the rehearsal does not know', () =>
  expect([...google.unknown]).toEqual([]));
