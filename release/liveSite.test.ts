import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../emulators/temporaryFolder.ts';
import { linesOf } from './findings.ts';
import { keepFormerFiles } from './hosting.ts';
import { smokeCheck } from './smoke.ts';

type Answers = Record<string, { status?: number; headers?: Record<string, string>; body?: string }>;

/** The origin of a site with these answers by path, and 404 for every other. */
const siteThatAnswers = async (answers: Answers): Promise<string> => {
  const server = createServer(({ url = '' }, response) => {
    const { status = 200, headers = {}, body = '' } = answers[url] ?? { status: 404 };
    response.writeHead(status, headers).end(body);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const project = 'helvardar-site';
const headers = {
  'cache-control': 'public, max-age=0, s-maxage=300, must-revalidate',
  'content-security-policy': `connect-src https://firestore.googleapis.com/v1/projects/${project}/databases/`,
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
};
const script = '<script src="/assets/start-abc.js"></script>';
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
const hidden = { 'x-robots-tag': 'noindex, nofollow' };
const healthy: Answers = {
  '/': { headers, body: script },
  '/assets/start-abc.js': { headers: immutable },
  '/previews/en/home.png': { headers: { 'cross-origin-resource-policy': 'cross-origin' } },
  '/__/firebase/init.json': { body: `{ "projectId": "${project}" }` },
  '/api/consultation': { status: 400, body: '{"error":{"status":"INVALID_ARGUMENT"}}' },
};
const broken: Answers = {
  '/': { headers: { ...hidden, 'cache-control': 'public, max-age=0, s-maxage=3600' }, body: script },
  '/de/nothing': {},
  '/assets/nothing.js': { status: 404, headers: immutable },
  '/__/firebase/init.json': { body: '{ "projectId": "other" }' },
};

/** What is said of a site, but for what is well. */
const findings = async (answers: Answers, trial = false) => {
  const origin = await siteThatAnswers(answers);
  return linesOf(await smokeCheck({ origin, project, trial })).filter((line) => !line.startsWith('✔'));
};

test('a healthy site passes, and a trial that keeps search engines out', async () => {
  expect(await findings(healthy)).toEqual([]);
  expect(
    await findings({ ...healthy, '/': { headers: { ...headers, ...hidden }, body: script } }, true),
  ).toEqual([]);
});

test('whatever is broken is told', async () => {
  const said = (await findings(broken)).map((line) => /^. .*?(?=\. \/)/.exec(line)?.[0]);
  expect(said).toEqual([
    '✘ Pages: visitors would go on with the former pages',
    '✘ Pages: the form can store nothing',
    '✘ Pages: browsers may ask without HTTPS',
    '✘ Pages: search engines are kept out',
    '✘ Assets: the script of the home page is missing',
    '✘ Assets: a file with its hash in its name is asked for again',
    '✘ Preview pictures: links to the home page have no picture',
    '✘ Preview pictures: only for this site',
    '✘ Missing files: an unknown address has a page',
    '! Missing files: kept for a year',
    '✘ Web app: do step 4 of docs/set-up.md again',
    '✘ Form: the function does not refuse an empty request',
  ]);
});

test('a trial that search engines may list is told, and a site that does not answer', async () => {
  expect(await findings(healthy, true)).toEqual([expect.stringMatching(/^✘ Pages: search engines may list/)]);
  const silent = linesOf(await smokeCheck({ origin: 'http://127.0.0.1:1', project, trial: false }));
  expect(silent).toEqual([expect.stringMatching(/^✘ Pages: .*\(no answer\)/)]);
});

const live = {
  '/assets.json': { body: JSON.stringify(['same-1.js', 'old-1.js', '../index.html', '/etc/passwd', '..']) },
  '/assets/old-1.js': { body: 'old' },
};

test('the files of the live release stand beside the new ones, and the next release keeps the new ones alone', async () => {
  const folder = temporaryFolder({ 'assets/same-1.js': 'new', 'assets/new-1.js': 'new' });
  expect(await keepFormerFiles(await siteThatAnswers(live), folder)).toBe(1);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    ...['assets', 'assets.json', 'assets/new-1.js', 'assets/old-1.js', 'assets/same-1.js'],
  ]);
  expect(readFileSync(join(folder, 'assets/same-1.js'), 'utf8')).toBe('new');
  expect(JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8'))).toEqual(['new-1.js', 'same-1.js']);
});

test('where nothing is live nothing is added, and a file that the live site does not have is an error', async () => {
  const folder = temporaryFolder({ 'assets/new-1.js': 'new' });
  expect(await keepFormerFiles(await siteThatAnswers({}), folder)).toBe(0);
  const site = await siteThatAnswers({ '/assets.json': live['/assets.json'] });
  await expect(keepFormerFiles(site, folder)).rejects.toThrow('/assets/same-1.js');
});
