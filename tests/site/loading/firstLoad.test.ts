import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Language } from '@helvardar/shared/languages';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { host } from '../../../emulators/configuration.ts';
import { cssVariables } from '../../../web/src/theme/cssVariables.ts';
import { addressOf, pageKinds } from '../../support/site/addresses.ts';
import { dialogOn } from '../../support/site/consultationDialog.ts';
import { scriptsNamed } from '../../support/site/scripts.ts';
import { scriptRun, settled } from '../../support/site/settled.ts';
import { standingClock } from '../../support/site/standingClock.ts';
import { textsOf } from '../../support/site/texts.ts';
import { ready, site, test } from '../../support/site/visit.ts';

/** Words that remain in the minified code of each library. */
const traces = {
  'firebase/firestore': 'firestore.googleapis.com',
  'firebase/functions': 'cloudfunctions.net',
  formik: 'formik',
  yup: 'ValidationError',
  notistack: 'notistack',
} as const;

/** Records the scripts of the page. The returned function returns their code. */
const scriptsOf = (page: Page) => {
  const bodies: Promise<string | undefined>[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') bodies.push(request.response().then((answer) => answer?.text()));
  });
  return async () => (await Promise.all(bodies)).join('\n');
};

test('the libraries of the dialog are fetched when the visitor points at its button, not before', async ({
  visit,
}) => {
  let scripts = async () => '';
  const { page } = await visit('/contact', {
    clock: standingClock,
    before: async (page) => {
      scripts = scriptsOf(page);
    },
  });
  await scriptRun(page, 'Notices');
  await page.clock.runFor(60_000);
  await page.getByRole('region', { name: 'Cookies' }).waitFor();
  await page.clock.resume();
  const first = await scripts();
  expect(first).toContain('hydrateRoot');
  for (const [library, trace] of Object.entries(traces)) expect(first.includes(trace), library).toBe(false);

  const consultation = dialogOn(page);
  await consultation.openButton.hover();
  await consultation.open();
  const then = await scripts();
  for (const [library, trace] of Object.entries(traces)) expect(then.includes(trace), library).toBe(true);
});

test('a page requests texts in its own language only', async ({ visit }) => {
  let scripts = async () => '';
  await visit('/de/services', {
    emptyCache: true,
    before: async (page) => {
      scripts = scriptsOf(page);
    },
  });
  const loaded = await scripts();
  const titleIn = (language: Language) => textsOf('services', language).meta.title;
  expect(loaded).toContain(titleIn('de'));
  for (const language of ['en', 'fr'] as const) expect(loaded).not.toContain(titleIn(language));
});

test('before the first paint no script but the entry is requested', async ({ visit }) => {
  // Removes the timer that starts the app after 500 ms without a paint, because a busy machine may paint later.
  const waitForPaint = () => {
    const { setTimeout: later } = window;
    const patient = (task: () => void, after: number) => (after === 500 ? 0 : later(task, after));
    Object.assign(window, { setTimeout: patient });
  };
  const { page } = await visit('/de/services', {
    emptyCache: true,
    before: (page) => page.addInitScript(waitForPaint),
  });
  const { paint, scripts } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  const [entry, ...later] = scripts.toSorted((a, b) => a.startTime - b.startTime);
  expect(entry?.name).toMatch(scriptsNamed('start'));
  expect(later.length).toBeGreaterThan(5);
  for (const { name, startTime } of later) expect(startTime, name).toBeGreaterThanOrEqual(paint);
});

test('a page hydrates in a browser that does not report its paints', async ({ visit }) => {
  const { page } = await visit('/de/services', {
    emptyCache: true,
    before: (page) =>
      page.addInitScript(() => {
        PerformanceObserver.prototype.observe = () => undefined;
      }),
  });
  expect(await page.locator('html[data-hydrated]').count()).toBe(1);
});

test('after hydration a page has all CSS variables of the theme, before the dialog is needed', async ({
  visit,
}) => {
  const { page } = await visit('/about');
  const names = cssVariables
    .flatMap((sheet) => Object.keys(sheet[':root'] ?? {}))
    .filter((name) => name.startsWith('--'));
  expect(names).toContain('--mui-palette-error-main');
  const missing = () =>
    page.evaluate((names) => {
      const styles = getComputedStyle(document.documentElement);
      return names.filter((name) => styles.getPropertyValue(name) === '');
    }, names);
  await expect.poll(missing).toEqual([]);
});

test('after hydration the buttons of a page have the look of their states', async ({ visit }) => {
  const { page } = await visit('/contact');
  const buttons = page.locator('header button');
  const eventsOf = (look: string) =>
    buttons.evaluateAll(
      (buttons, look) =>
        buttons.map((button) => {
          button.classList.toggle('Mui-disabled', look === 'disabled');
          return getComputedStyle(button).pointerEvents;
        }),
      look,
    );
  expect(new Set(await eventsOf('enabled'))).toEqual(new Set(['auto']));
  expect(new Set(await eventsOf('disabled'))).toEqual(new Set(['none']));
});

test('a slow document is first painted with its whole hero, and nothing shifts afterwards', async ({
  visit,
}) => {
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
  const server = createServer(async ({ url }, response) => {
    const file = await fetch(site + url);
    response.setHeader('content-type', file.headers.get('content-type') ?? '');
    if (!url?.startsWith('/?') && url !== '/') return response.end(await file.bytes());
    const text = await file.text();
    const html = url === '/' ? text : text.replace('blocking="render"', '');
    const lastSlide = html.lastIndexOf('aria-roledescription');
    response.write(html.slice(0, lastSlide));
    await rest;
    response.end(html.slice(lastSlide));
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => void server.close());
  const { page } = await visit(undefined, { emptyCache: true, width: 360, height: 740 });
  const address = `http://${host}:${(server.address() as AddressInfo).port}/`;
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('[data-current=true] h2').waitFor({ state: 'attached' });
  const paintsOf = (painted: Page) => painted.evaluate(() => performance.getEntriesByType('paint').length);
  // `other` lacks `blocking="render"`, so it is painted before its hero is complete. `page` has this attribute, so it
  // must not be painted yet.
  const other = await page.context().newPage();
  await other.goto(`${address}?unblocked`, { waitUntil: 'commit' });
  await expect.poll(() => paintsOf(other)).toBeGreaterThan(0);
  expect(await paintsOf(page)).toBe(0);

  sendRest();
  await page.bringToFront();
  await expect.poll(() => paintsOf(page)).toBeGreaterThan(0);
  await ready(page);
  await settled(page);
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntriesByType('layout-shift').length),
        );
        // If there is no layout shift, the entries of type `paint` make the callback run.
        for (const type of ['layout-shift', 'paint']) observer.observe({ type, buffered: true });
      }),
  );
  expect(shifts).toBe(0);
});

describe('a first load', () => {
  /**
   * Runs in the page. Keeps the computed styles of all elements until they are compared after hydration, except those that
   * are results of the layout: the font, which may come meanwhile, changes them.
   */
  const keepStyles = () => {
    const ofLayout =
      /^(?:(?:inline|block)-size|width|height|top|right|bottom|left|inset|margin|grid-template|(?:perspective|transform)-origin)/;
    const stylesOf = (element: Element) => {
      const styles = getComputedStyle(element);
      const names = Array.from(styles).filter((name) => !ofLayout.test(name));
      return new Map(names.map((name) => [name, styles.getPropertyValue(name)]));
    };
    const changedStyles = (before: Map<Element, Map<string, string>>) =>
      Array.from(before).flatMap(([element, styles]) =>
        Array.from(element.isConnected ? stylesOf(element) : [])
          .filter(([name, value]) => !name.startsWith('--') && value !== styles.get(name))
          .map(([name, value]) => `${name}: ${styles.get(name)}, then ${value}, of ${element.outerHTML}`),
      );
    addEventListener('DOMContentLoaded', () => {
      const before = new Map(Array.from(document.querySelectorAll('#root *'), (e) => [e, stylesOf(e)]));
      Object.assign(window, { changedStyles: () => changedStyles(before) });
    });
  };
  const served = pageKinds.filter(([id]) => id !== 'notFound');
  test.for(served)(
    '%s in %s has live controls, and looks as it did before',
    async ([id, language], { visit }) => {
      const { page } = await visit(addressOf(id, language), {
        before: (page) => page.addInitScript(keepStyles),
      });
      await settled(page);
      // React adds properties to the elements that it hydrates or renders. Static parts have no controls.
      const dead = await page
        .locator('#root :is(button, input, select, textarea, video)')
        .evaluateAll((controls) =>
          controls
            .filter((control) => !Object.keys(control).some((key) => key.startsWith('__react')))
            .map(({ outerHTML }) => outerHTML),
        );
      expect(dead).toEqual([]);
      expect(await page.evaluate('changedStyles()')).toEqual([]);
    },
  );
});
