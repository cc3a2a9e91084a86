import { expect, test, vi } from 'vitest';
import { linesOf } from './findings.ts';
import { smokeCheck } from './smoke.ts';

type Answers = Record<string, { status?: number; headers?: Record<string, string>; body?: string }>;

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
  '/answered': { status: 403, headers: { 'content-security-policy': "form-action 'self'" } },
  '/api/consultation': { status: 400, body: '{"error":{"status":"INVALID_ARGUMENT"}}' },
  '/api/consultation?compressed': { status: 415 },
};
const broken: Answers = {
  '/': { headers: { ...hidden, 'cache-control': 'public, max-age=0, s-maxage=3600' }, body: script },
  '/de/nothing': {},
  '/assets/nothing.js': { status: 404, headers: immutable },
  '/__/firebase/init.json': { body: '{ "projectId": "other" }' },
};

/** The findings of the check if the site has these answers by path, and 404 for other paths. */
const findings = async (answers: Answers, trial = false) => {
  const origin = 'https://www.helvardar.ch';
  vi.stubGlobal('fetch', async (address: URL) => {
    const { body, ...options } = answers[address.href.slice(origin.length)] ?? { status: 404 };
    return new Response(body, options);
  });
  return linesOf(await smokeCheck({ origin, project, trial })).filter((line) => !line.startsWith('✔'));
};

test('a healthy site passes, and so does a trial that is hidden from search engines', async () => {
  expect(await findings(healthy)).toEqual([]);
  expect(
    await findings({ ...healthy, '/': { headers: { ...headers, ...hidden }, body: script } }, true),
  ).toEqual([]);
});

test('HSTS for the domain alone, as for a domain with subdomains without HTTPS, is only a warning', async () => {
  const alone = { ...headers, 'strict-transport-security': 'max-age=63072000' };
  expect(await findings({ ...healthy, '/': { headers: alone, body: script } })).toEqual([
    expect.stringMatching(/^! Pages: no browser lists the domain/),
  ]);
});

test('every broken part is reported', async () => {
  const said = (await findings(broken)).map((line) => /^. .*?(?=\. \/)/.exec(line)?.[0]);
  expect(said).toEqual([
    '✘ Pages: visitors would go on with the former pages',
    '✘ Pages: the form can store nothing',
    '✘ Pages: browsers may ask without HTTPS',
    '! Pages: no browser lists the domain',
    '✘ Pages: search engines are kept out',
    '✘ Assets: the script of the home page is missing',
    '✘ Assets: a file with its hash in its name is asked for again',
    '✘ Preview pictures: links to the home page have no picture',
    '✘ Preview pictures: only for this site',
    '✘ Missing files: an unknown address has a page',
    '! Missing files: kept for a year',
    '✘ Web app: do step 4 of docs/set-up.md again',
    '✘ Answers: the function does not refuse a link without a signature',
    '✘ Answers: nobody can mark a request',
    '✘ Form: the function does not refuse an empty request',
    '✘ Form: the function inflates a body before it looks at it',
  ]);
});

test('a trial that search engines may index is reported, and so is a site that does not answer', async () => {
  expect(await findings(healthy, true)).toEqual([expect.stringMatching(/^✘ Pages: search engines may list/)]);
  vi.unstubAllGlobals();
  const silent = linesOf(await smokeCheck({ origin: 'http://127.0.0.1:1', project, trial: false }));
  expect(silent).toEqual([expect.stringMatching(/^✘ Pages: .* no answer/)]);
});
