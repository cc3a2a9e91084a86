import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { emulatorSets, host } from '../../../emulators/configuration.ts';
import { deployedServices } from '../../../web/build/headers.ts';
import { routeIds } from '../../../web/src/routing/routes.ts';
import { addressOf, everyAddress } from '../../support/site/addresses.ts';
import { builtPage } from '../../support/site/builtPage.ts';
import { site } from '../../support/site/visit.ts';

const { ports, projectId } = emulatorSets.test;
const emulators = [
  `http://${host}:${ports.firestore}/v1/projects/${projectId}/databases/`,
  `http://${host}:${ports.functions}/${projectId}/europe-west6/send-consultation-notification`,
];

const headersOf = async (path: string, origin = site) =>
  // No connection is reused, because Hosting may close an idle connection just when the next request uses it.
  (await fetch(site + path, { redirect: 'manual', headers: { origin, connection: 'close' } })).headers;

/** The content security policy of a page, with the addresses of deployed services instead of those of emulators. */
const policyOf = async (path: string): Promise<string> =>
  ((await headersOf(path)).get('content-security-policy') ?? '').replace(
    emulators.join(' '),
    deployedServices('your-project').join(' '),
  );

const directives = async (): Promise<[string, string[]][]> =>
  (await policyOf('/')).split('; ').map((part) => {
    const [name = '', ...sources] = part.split(' ');
    return [name, sources];
  });

describe('the policy', () => {
  test('allows only what a directive names', async () => {
    const all = await directives();
    expect(Object.fromEntries(all)).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
    // Browsers ignore a repeated directive. Plug-ins, frames and workers must have no directives of their own, so that
    // default-src applies to plug-ins and frames, and script-src to workers.
    const names = all.map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names.filter((name) => /^(?:object|frame|child|worker)-src$/.test(name))).toEqual([]);
  });

  test.each(['script-src', 'style-src'])(
    "allows in %s only the site's own files, and inline code by hash",
    async (name) => {
      const [first, ...hashes] = new Map(await directives()).get(name) ?? [];
      expect(first).toBe("'self'");
      expect(hashes.length).toBeGreaterThan(0);
      expect(hashes.filter((hash) => !/^'sha256-[A-Za-z0-9+/]{43}='$/.test(hash))).toEqual([]);
    },
  );

  test('contains no unsafe source, no scheme and no wildcard, and other sites only with HTTPS', async () => {
    const sources = (await directives()).flatMap(([name, sources]) => (name.endsWith('-src') ? sources : []));
    const exact = /^'(?:none|self|sha256-[^']*)'$|^https:\/\/[\w-]+(?:\.[\w-]+)+(?:\/[\w./-]+)?$/;
    expect(sources.filter((source) => !exact.test(source))).toEqual([]);
  });

  test('of a page allows the inline code of that page alone, so that it stays below 1 kB', async () => {
    for (const id of routeIds) {
      const path = addressOf(id, 'de');
      const policy = await policyOf(path);
      const inline = builtPage(path).$('style, script:not([src], [type])').length;
      // One more hash is for Emotion's empty style elements.
      expect(policy.match(/sha256-/g)?.length, path).toBe(inline + 1);
      expect(policy.length, path).toBeLessThan(1_024);
    }
  });
});

test.each(everyAddress)('$path has every security header', async ({ path }) => {
  const headers = await headersOf(path, 'https://another.example');
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // The browsers' preload list requires both directives and a max-age of at least one year.
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.getSetCookie()).toEqual([]);
});

test.each(everyAddress)('$path loads scripts, styles and fonts only from the site', ({ path }) => {
  const { $, valuesOf } = builtPage(path);
  const links = $('link:not([rel=canonical], [rel=alternate])');
  const addresses = [...valuesOf($('script[src]'), 'src'), ...valuesOf(links, 'href')];
  expect(addresses.length).toBeGreaterThan(2);
  expect(addresses.filter((address) => !/^(?:#|\/[^/])/.test(address))).toEqual([]);
  expect($('meta[http-equiv]').length).toBe(0);
});

test('the policy of the emulated site lets pages send to the emulators and not to Google', async () => {
  const policy = (await headersOf('/')).get('content-security-policy') ?? '';
  expect(/connect-src [^;]*/.exec(policy)?.[0]).toBe(["connect-src 'self'", ...emulators].join(' '));
});

describe('Cache-Control', () => {
  test.each([
    ['/', 'public, max-age=0, s-maxage=300, must-revalidate'],
    ['/fr/services/cybersecurity', 'public, max-age=0, s-maxage=300, must-revalidate'],
    ['/de/nothing', 'public, max-age=0, s-maxage=300, must-revalidate'],
    ['/sitemap.xml', 'public, max-age=3600'],
    ['/favicon.svg', 'public, max-age=3600'],
    ['/previews/de/home.png', 'public, max-age=86400'],
  ])('of %s is %s', async (path, caching) => {
    expect((await headersOf(path)).get('cache-control')).toBe(caching);
  });

  test('of every script and font of a page is a year', async () => {
    const page = await (await fetch(site)).text();
    const files = new Set(page.match(/\/assets\/[\w.-]+\.(?:js|woff2)/g));
    expect(files.size).toBeGreaterThan(5);
    for (const file of files)
      expect((await headersOf(file)).get('cache-control'), file).toBe('public, max-age=31536000, immutable');
  });
});

test('other sites may embed the pictures of link previews and no other file', async () => {
  const readers = async (path: string) => (await headersOf(path)).get('cross-origin-resource-policy');
  expect(await readers('/previews/en/about.png')).toBe('cross-origin');
  expect(await readers('/icon-512.png')).toBe('same-origin');
});

/** Sends a request that HTTP clients would refuse to send. Returns the status line. */
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
  'the server survives the malformed address %s',
  async (address) => {
    expect(await answerTo(address)).not.toContain(' 200 ');
    expect((await fetch(site)).status).toBe(200);
  },
);
