import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { host, suites } from '../../../emulators/configuration.ts';
import { securityGrade } from '../../../release/observatory.ts';
import { deployedServices } from '../../../web/build/headers.ts';
import { everyAddress } from '../../support/site/addresses.ts';
import { site } from '../../support/site/visit.ts';

const { ports, projectId } = suites.test;
const emulators = [
  `http://${host}:${ports.firestore}/v1/projects/${projectId}/databases/`,
  `http://${host}:${ports.functions}/${projectId}/europe-west6/send-consultation-notification`,
];

const headersOf = async (path: string) => (await fetch(site + path, { redirect: 'manual' })).headers;

/** What Hosting sends when the pages are deployed: the same, but for the services. */
const deployed = (headers: Headers) => ({
  ...Object.fromEntries(headers),
  'content-security-policy': (headers.get('content-security-policy') ?? '').replace(
    emulators.join(' '),
    deployedServices('your-project').join(' '),
  ),
});

describe("Mozilla's HTTP Observatory", () => {
  test.each(everyAddress)('grades $path A+ with 140 points or more', async ({ path }) => {
    const response = await fetch(site + path);
    const page = await response.text();
    const headers = deployed(response.headers);
    const { grade, score, findings } = await securityGrade('your-project.web.app', page, headers);
    expect(findings.filter(({ pass }) => !pass)).toEqual([]);
    expect(grade).toBe('A+');
    expect(score).toBeGreaterThanOrEqual(140);
  });

  test('grades an own domain A+ with 135 points until browsers have it in their list', async () => {
    const response = await fetch(site);
    const graded = await securityGrade('your-domain.ch', await response.text(), deployed(response.headers));
    expect(graded).toMatchObject({ grade: 'A+', score: 135 });
  });

  test('takes notice of a weaker policy', async () => {
    const response = await fetch(site);
    const headers = deployed(response.headers);
    const weaker = headers['content-security-policy'].replace('script-src', "script-src 'unsafe-eval'");
    const { score, findings } = await securityGrade('your-project.web.app', await response.text(), {
      ...headers,
      'content-security-policy': weaker,
    });
    expect(findings.filter(({ pass }) => !pass)).toHaveLength(1);
    expect(score).toBeLessThan(140);
  });
});

test('serves one policy for all pages, of at most 2 kB', async () => {
  const policies = await Promise.all(
    everyAddress.map(async ({ path }) => (await headersOf(path)).get('content-security-policy')),
  );
  const [policy, ...others] = new Set(policies);
  expect(others).toEqual([]);
  expect(policy?.length).toBeLessThan(2_048);
});

test('lets pages of the suite send to its emulators, and to nothing of Google', async () => {
  const policy = (await headersOf('/')).get('content-security-policy') ?? '';
  expect(/connect-src [^;]*/.exec(policy)?.[0]).toBe(["connect-src 'self'", ...emulators].join(' '));
});

describe('browsers keep', () => {
  test.each([
    ['/', 'public, max-age=0, s-maxage=300, must-revalidate'],
    ['/fr/services/cybersecurity', 'public, max-age=0, s-maxage=300, must-revalidate'],
    ['/de/nothing', 'public, max-age=0, s-maxage=300, must-revalidate'],
    ['/sitemap.xml', 'public, max-age=3600'],
    ['/favicon.svg', 'public, max-age=3600'],
    ['/previews/de/home.png', 'public, max-age=86400'],
  ])('%s as it says: %s', async (path, caching) => {
    expect((await headersOf(path)).get('cache-control')).toBe(caching);
  });

  test('every script and font of a page for a year', async () => {
    const page = await (await fetch(site)).text();
    const files = new Set(page.match(/\/assets\/[\w.-]+\.(?:js|woff2)/g));
    expect(files.size).toBeGreaterThan(5);
    for (const file of files)
      expect((await headersOf(file)).get('cache-control'), file).toBe('public, max-age=31536000, immutable');
  });
});

test('lets other sites show the pictures of link previews, and nothing else', async () => {
  const policyOf = async (path: string) => (await headersOf(path)).get('cross-origin-resource-policy');
  expect(await policyOf('/previews/en/about.png')).toBe('cross-origin');
  expect(await policyOf('/icon-512.png')).toBe('same-origin');
});

/** The first line of the answer to an address that no client would send. */
const answerTo = (address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(ports.hosting, host, () =>
      socket.write(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    let answer = '';
    socket.on('data', (data) => (answer += data));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });

test.each(['/%E4', '/%', '/de/%C3%28', '//', '/%2e%2e/%2e%2e/package.json'])(
  'survives the malformed address %s',
  async (address) => {
    expect(await answerTo(address)).not.toContain(' 200 ');
    expect((await fetch(site)).status).toBe(200);
  },
);
