import { expect, test } from 'vitest';
import { type Answer, siteThatAnswers } from './siteThatAnswers.ts';
import { smokeCheck } from './smokeCheck.ts';

const project = 'helvardar-site';
const home = {
  'cache-control': 'public, max-age=0, s-maxage=300, must-revalidate',
  'content-security-policy': `connect-src https://firestore.googleapis.com/v1/projects/${project}/databases/`,
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
};
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
const healthy: Record<string, Answer> = {
  '/': { headers: home, body: '<script src="/assets/start-abc.js"></script>' },
  '/assets/start-abc.js': { headers: immutable },
  '/previews/en/home.png': { headers: { 'cross-origin-resource-policy': 'cross-origin' } },
  '/__/firebase/init.json': { body: `{ "projectId": "${project}" }` },
  '/api/consultation': { status: 400, body: '{"error":{"status":"INVALID_ARGUMENT"}}' },
};

/** What the check says of a site that answers as a healthy one does, but for some addresses. */
const findingsOf = async (changed: Record<string, Answer> = {}, trial = false) => {
  const origin = await siteThatAnswers({ ...healthy, ...changed });
  return (await smokeCheck({ origin, project, trial })).flatMap(({ findings }) => findings);
};

test('a healthy site passes', async () => expect(await findingsOf()).toEqual([]));

test('a trial passes when search engines are kept out, and only then', async () => {
  const hidden = { '/': { ...healthy['/'], headers: { ...home, 'x-robots-tag': 'noindex, nofollow' } } };
  expect(await findingsOf(hidden, true)).toEqual([]);
  expect(await findingsOf({}, true)).toMatchObject([{ sentence: expect.stringContaining('may list') }]);
  expect(await findingsOf(hidden)).toMatchObject([{ sentence: expect.stringContaining('X-Robots-Tag') }]);
});

const withHome = (headers: Record<string, string>) => ({
  '/': { ...healthy['/'], headers: { ...home, ...headers } },
});
test.each([
  ['a page that other caches keep', withHome({ 'cache-control': 'max-age=0, s-maxage=3600' }), 'too long'],
  ['a page that browsers keep', withHome({ 'cache-control': 'public, max-age=60' }), 'too long'],
  [
    'the policy of another project',
    withHome({ 'content-security-policy': 'connect-src projects/other/' }),
    project,
  ],
  ['a page without HSTS', withHome({ 'strict-transport-security': '' }), 'Strict-Transport-Security'],
  ['a script that is asked for again', { '/assets/start-abc.js': {} }, 'instead of 200 and immutable'],
  ['a picture that is for the site alone', { '/previews/en/home.png': {} }, '/previews/en/home.png'],
  ['a page for every address', { '/de/nothing': {} }, 'instead of 404'],
  ['Hosting without a web app', { '/__/firebase/init.json': { body: '{}' } }, 'link the web app'],
  ['a web app of another project', { '/__/firebase/init.json': { body: '"other"' } }, 'link the web app'],
  ['no function', { '/api/consultation': { status: 404 } }, 'answers 404'],
])('%s stops', async (_, changed, reason) => {
  expect(await findingsOf(changed)).toEqual([{ level: 'stop', sentence: expect.stringContaining(reason) }]);
});

test('a missing file that browsers remember for a year is told', async () => {
  expect(await findingsOf({ '/assets/nothing.js': { status: 404, headers: immutable } })).toMatchObject([
    { level: 'warning' },
  ]);
});

test('a site that does not answer stops', async () => {
  const [first] = await smokeCheck({ origin: 'http://127.0.0.1:1', project, trial: false });
  expect(first?.findings).toEqual([{ level: 'stop', sentence: expect.stringContaining('does not answer') }]);
});
