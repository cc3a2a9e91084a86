import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { emulatorSets } from '../../../emulators/configuration.ts';
import { test, type Visit } from '../../support/site/visit.ts';

/** Waits until the page has reported policy violations and logged messages about them. Returns the violations. */
const stopped = async ({ violations, messages }: Visit): Promise<string[]> => {
  const reported: string[] = [];
  const said: string[] = [];
  await expect
    .poll(() => Math.min(reported.push(...violations()), said.push(...messages())))
    .toBeGreaterThan(0);
  return reported;
};

const inject = (path: string, fragment: string, withPolicy: boolean) => (page: Page) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    await route.fulfill({
      response,
      headers: withPolicy ? { ...headers, 'content-security-policy': policy } : headers,
      body: (await response.text()).replace('<div id="root"', `${fragment}<div id="root"`),
    });
  });

const mark = (what: string) => `(window.injected ??= []).push('${what}')`;

/** The injected fragments and the directives that block them. */
const fragments = {
  'a script': [`<script>${mark('a script')}</script>`, 'script-src-elem'],
  'a module': [`<script type="module">${mark('a module')}</script>`, 'script-src-elem'],
  'an event handler': [`<svg onload="${mark('an event handler')}"></svg>`, 'script-src-attr'],
  'an address that is a script': [
    `<a id="address" href="javascript:void(${mark('an address that is a script')})">Press</a>`,
    'script-src-elem',
  ],
  'a style element': [
    '<style>[id="a style element"]{opacity:0.5}</style><p id="a style element">Text</p>',
    'style-src-elem',
  ],
  'a style attribute': ['<p id="a style attribute" style="opacity:0.5">Text</p>', 'style-src-attr'],
} as const;
const written = Object.values(fragments)
  .map(([fragment]) => fragment)
  .join('');

/** The injected fragments that have taken effect. */
const effects = async (page: Page): Promise<string[]> => {
  await page.locator('#address').click();
  return page.evaluate(
    (names) =>
      names.filter((name) => {
        const element = document.getElementById(name);
        const { injected = [] } = window as { injected?: string[] };
        return injected.includes(name) || (element && getComputedStyle(element).opacity === '0.5');
      }),
    Object.keys(fragments),
  );
};

test('injected fragments have no effect, and the browser reports each of them', async ({ visit }) => {
  const visited = await visit('/contact', { before: inject('/contact', written, true) });
  expect(await effects(visited.page)).toEqual([]);
  const reported: string[] = [];
  const directives = Object.values(fragments).map(([, directive]) => directive);
  await expect
    .poll(() => {
      reported.push(...visited.violations().map((violation) => violation.split(':')[0] ?? ''));
      return reported.toSorted();
    })
    .toEqual(directives.toSorted());
  expect(await effects(visited.page)).toEqual([]);
  await stopped(visited);
});

test('without the policy every injected fragment takes effect', async ({ visit }) => {
  const { page } = await visit('/contact', { before: inject('/contact', written, false) });
  await expect.poll(() => effects(page)).toEqual(Object.keys(fragments));
});

/**
 * Runs code in a timer of the page, because the policy does not block an `eval` directly in `page.evaluate`. Returns
 * the name of the error.
 */
const attempt = (page: Page, code: 'eval' | 'innerHTML' | 'script') =>
  page.evaluate(
    (which) =>
      new Promise<string>((resolve) => {
        const attempts = {
          // biome-ignore lint/security/noGlobalEval: the test expects it to fail
          eval: () => void globalThis.eval('1'),
          innerHTML: () => {
            document.body.innerHTML = '<p>Text</p>';
          },
          script: () => {
            document.createElement('script').src = '/assets/index.js';
          },
        };
        setTimeout(() => {
          try {
            attempts[which]();
            resolve('none');
          } catch (error) {
            resolve((error as Error).name);
          }
        });
      }),
    code,
  );

test('a page cannot turn text into code', async ({ visit }) => {
  const visited = await visit('/');
  for (const [code, error] of [
    ['eval', 'EvalError'],
    ['innerHTML', 'TypeError'],
    ['script', 'TypeError'],
  ] as const) {
    expect(await attempt(visited.page, code), code).toBe(error);
    await stopped(visited);
  }
});

const { ports, projectId } = emulatorSets.test;
const elsewhere = [
  'https://elsewhere.example/',
  `http://127.0.0.1:${ports.inbox}/email`,
  `http://127.0.0.1:${ports.firestore}/v1/projects/another-project/databases/(default)/documents`,
  `http://127.0.0.1:${ports.functions}/${projectId}/europe-west6/another-function`,
];
const database = `http://127.0.0.1:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents`;

test('a page can send to the database of its project and to no other address', async ({ visit }) => {
  const asked: string[] = [];
  const visited = await visit('/', {
    before: async (page) => {
      for (const address of [...elsewhere, database])
        await page.route(address, (route) => {
          asked.push(address);
          return route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' } });
        });
    },
  });
  const answerOf = (address: string) =>
    visited.page.evaluate(
      (url) =>
        fetch(url).then(
          ({ status }) => status,
          ({ name }) => name,
        ),
      address,
    );
  for (const address of elsewhere) {
    expect(await answerOf(address), address).toBe('TypeError');
    expect(await stopped(visited)).toEqual([`connect-src: ${address}`]);
  }
  expect(asked).toEqual([]);
  expect(await answerOf(database)).toBe(200);
  expect(asked).toEqual([database]);
});
