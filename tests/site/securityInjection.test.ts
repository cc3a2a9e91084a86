import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { suites } from '../../emulators/configuration.ts';
import { services } from './faults.ts';
import { test, type Visit } from './visit.ts';

/** Waits until the browser has reported and said what it stopped; the answer is its report. */
const stopped = async ({ violations, messages }: Visit): Promise<string[]> => {
  const reported: string[] = [];
  const said: string[] = [];
  await expect
    .poll(() => Math.min(reported.push(...violations()), said.push(...messages())))
    .toBeGreaterThan(0);
  return reported;
};

/** Sees to it that the page at `path` carries `fragment` in its body, and is served with its policy or without. */
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

const ran = (page: Page) => page.evaluate(() => 'injected' in window);
const applied = (page: Page) =>
  page.locator('#fragment').evaluate((element) => getComputedStyle(element).opacity === '0.5');
const pressed = async (page: Page) => {
  await page.locator('#fragment').click();
  return ran(page);
};

const fragments = [
  { what: 'a script', fragment: '<script>window.injected = true</script>', happened: ran },
  { what: 'a module', fragment: '<script type="module">window.injected = true</script>', happened: ran },
  {
    what: 'an event handler',
    fragment: '<img src="data:," alt="" onerror="window.injected = true">',
    happened: ran,
  },
  {
    what: 'an address that is a script',
    fragment: '<a id="fragment" href="javascript:void(window.injected = true)">Press</a>',
    happened: pressed,
  },
  {
    what: 'a style element',
    fragment: '<style>#fragment{opacity:0.5}</style><p id="fragment">Text</p>',
    happened: applied,
  },
  { what: 'a style attribute', fragment: '<p id="fragment" style="opacity:0.5">Text</p>', happened: applied },
];

describe('what is written into a page', () => {
  test.for(fragments)('has no effect when it is $what', async ({ fragment, happened }, { visit }) => {
    const visited = await visit('/contact', { before: inject('/contact', fragment, true) });
    expect(await happened(visited.page)).toBe(false);
    await stopped(visited);
  });

  test.for(fragments)(
    'has its effect without the policy, as $what',
    async ({ fragment, happened }, { visit }) => {
      const { page } = await visit('/contact', { before: inject('/contact', fragment, false) });
      await expect.poll(() => happened(page)).toBe(true);
    },
  );
});

/** Runs in a task of the page's own, in which the policy holds; the answer is the name of the error. */
const attempt = (page: Page, code: 'eval' | 'innerHTML' | 'script') =>
  page.evaluate(
    (which) =>
      new Promise<string>((resolve) => {
        const attempts = {
          // biome-ignore lint/security/noGlobalEval: the test is that it fails
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

test.for([
  ['eval', 'EvalError'],
  ['innerHTML', 'TypeError'],
  ['script', 'TypeError'],
] as const)('a page cannot turn text into code: %s', async ([code, error], { visit }) => {
  const visited = await visit('/');
  expect(await attempt(visited.page, code)).toBe(error);
  await stopped(visited);
});

const { ports, projectId } = suites.test;
const elsewhere = [
  'https://elsewhere.example/',
  `http://127.0.0.1:${ports.inbox}/email`,
  `http://127.0.0.1:${ports.firestore}/v1/projects/another-project/databases/(default)/documents`,
  `http://127.0.0.1:${ports.functions}/${projectId}/europe-west6/another-function`,
];

test.for(elsewhere)('a page cannot send to %s', async (address, { visit }) => {
  const asked: string[] = [];
  const visited = await visit('/', {
    before: (page) => page.route(address, (route) => asked.push(route.request().url())),
  });
  const answer = await visited.page.evaluate((url) => fetch(url).then(String, ({ name }) => name), address);
  expect(answer).toBe('TypeError');
  expect(await stopped(visited)).toEqual([`connect-src: ${address}`]);
  expect(asked).toEqual([]);
});

test('a page can send to the database of its project', async ({ visit }) => {
  const { page } = await visit('/', {
    before: (page) =>
      page.route(services.firestore, (route) =>
        route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' } }),
      ),
  });
  const address = `http://127.0.0.1:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  expect(await page.evaluate(async (url) => (await fetch(url)).status, address)).toBe(200);
});
