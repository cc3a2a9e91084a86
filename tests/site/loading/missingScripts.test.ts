import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { brokenLine } from '../../support/site/brokenLine.ts';
import { contactTexts, dialogOn } from '../../support/site/consultationDialog.ts';
import { scriptsNamed } from '../../support/site/scripts.ts';
import { ready, test, type Visit } from '../../support/site/visit.ts';

const documentsOf = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname);
  });
  return paths;
};

const files = [
  ['the entry', scriptsNamed('start')],
  ['a library', scriptsNamed('react')],
  ['the code of the page', scriptsNamed('Contact')],
  ['the file with its texts', scriptsNamed('contact')],
] as const;

test.for(files)('a page that cannot load %s reloads once, and works', async ([, file], { visit }) => {
  const { page, messages, failedRequests } = await visit(undefined, { emptyCache: true });
  const documents = documentsOf(page);
  // Every request for the script fails until the page reloads. After a single failure, the browser may load the script
  // again by itself.
  await page.route(file, (route, request) =>
    documents.length === 1 && request.resourceType() !== 'fetch'
      ? route.fulfill({ status: 503 })
      : route.fallback(),
  );
  await page.goto('/fr/contact');
  await expect.poll(() => documents).toEqual(['/fr/contact', '/fr/contact']);
  await ready(page);
  await dialogOn(page, 'fr').open();
  expect(documents.length).toBe(2);
  messages();
  failedRequests();
});

test('a page whose import fails before its scripts are requested in advance reloads once, and works', async ({
  visit,
}) => {
  const { page, messages, failedRequests } = await visit(undefined, { emptyCache: true });
  const documents = documentsOf(page);
  // A browser that reports no paint, or a late one, imports before `inline.ts` requests the modules.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.route(scriptsNamed('contact'), (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto('/fr/contact');
  await expect.poll(() => documents).toEqual(['/fr/contact', '/fr/contact']);
  await ready(page);
  expect(documents.length).toBe(2);
  messages();
  failedRequests();
});

test('a page in which another program fails, such as a browser extension, does not reload', async ({
  visit,
}) => {
  const { page, messages } = await visit(undefined, { emptyCache: true });
  const documents = documentsOf(page);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Promise.reject(new Error('Could not establish connection')),
    ),
  );
  await page.goto('/fr/contact');
  await ready(page);
  expect(documents).toEqual(['/fr/contact']);
  messages();
});

test.for(files)(
  'while %s cannot be loaded the page can be read, and it works when the browser is online again',
  async ([name, file], { visit }) => {
    const { page, messages, failedRequests } = await visit(undefined, { emptyCache: true });
    const documents = documentsOf(page);
    const noteFailedImport = () =>
      addEventListener('unhandledrejection', () => Object.assign(window, { failedImport: true }));
    await page.addInitScript(noteFailedImport);
    await page.route(file, (route) => route.fulfill({ status: 503 }));
    await page.goto('/fr/contact');
    await page.locator('html[data-unloaded]').waitFor({ state: 'attached' });
    // Without the entry script, the app imports nothing. Otherwise an import that has not failed yet could still succeed.
    if (name !== 'the entry') await page.waitForFunction(() => 'failedImport' in window);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(contactTexts.fr.title);
    await page.context().setOffline(true);
    await page.unroute(file);
    expect(documents).toEqual(['/fr/contact']);
    await page.context().setOffline(false);
    await ready(page);
    await dialogOn(page, 'fr').open();
    expect(documents.length).toBe(2);
    messages();
    failedRequests();
  },
);

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Opens the contact page on a line that refuses all connections as soon as the document is there. */
const arrive = async ({ page }: Visit) => {
  const line = await brokenLine();
  onTestFinished(line.close);
  line.refuse(/js$/);
  const documents = documentsOf(page);
  await page.goto(`${line.origin}/contact`);
  line.down();
  line.refuse(undefined);
  await page.locator('html[data-unloaded]').waitFor({ state: 'attached' });
  // Each failed file causes an attempt to repair the page. All of these attempts are over after a second.
  await wait(1);
  return { line, documents };
};

test.for([2, 10, 60])(
  'on a line that refuses connections for %d s, one press says why it waits and opens the dialog in the end',
  async (seconds, { visit }) => {
    const visited = await visit(undefined, { emptyCache: true });
    const { page } = visited;
    const { line, documents } = await arrive(visited);
    const { openButton, dialog } = dialogOn(page);
    const reason = page.getByRole('alert').getByText(contactTexts.en.promotion.notLoaded);
    expect(await reason.count()).toBe(0);
    await openButton.click();
    await reason.waitFor();
    expect(await page.getByRole('alert').getByRole('link').count()).toBe(2);
    await wait(seconds);
    await line.up();
    await dialog.waitFor();
    expect(await reason.count()).toBe(0);
    expect(documents.length).toBe(2);
    visited.messages();
    visited.failedRequests();
  },
);

test('a press after the line works again reloads the page once and opens the dialog', async ({ visit }) => {
  const visited = await visit(undefined, { emptyCache: true });
  const { page } = visited;
  const { line, documents } = await arrive(visited);
  await line.up();
  await wait(2);
  expect(documents.length).toBe(1);
  const { openButton, dialog } = dialogOn(page);
  await openButton.click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.reload();
  await ready(page);
  expect(await dialog.count()).toBe(0);
  expect(documents.length).toBe(3);
  visited.messages();
  visited.failedRequests();
});

test('when the visitor returns to the tab the page is repaired, but never replaced by the error page', async ({
  visit,
}) => {
  const visited = await visit(undefined, { emptyCache: true });
  const { page } = visited;
  const { line, documents } = await arrive(visited);
  const comeBack = () =>
    page.evaluate(() => {
      for (const name of ['online', 'visibilitychange']) window.dispatchEvent(new Event(name));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
  await comeBack();
  await wait(1);
  expect(documents.length).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(contactTexts.en.title);
  await line.up();
  await comeBack();
  await ready(page);
  expect(documents.length).toBe(2);
  visited.messages();
  visited.failedRequests();
});

test('scripts that can be fetched but do not run cause one reload, and another one for each press', async ({
  visit,
}) => {
  const { page, messages, failedRequests } = await visit(undefined, { emptyCache: true });
  const documents = documentsOf(page);
  // The scripts fail before the page has loaded.
  await page.route(/\.css$/, async (route) => {
    await wait(1);
    await route.fallback();
  });
  await page.route(scriptsNamed('main'), (route) =>
    route.request().resourceType() === 'fetch' ? route.fallback() : route.abort('connectionrefused'),
  );
  await page.goto('/contact');
  await expect.poll(() => documents.length).toBe(2);
  await page.locator('html[data-unloaded]').waitFor({ state: 'attached' });
  await wait(2);
  expect(documents.length).toBe(2);
  await dialogOn(page).openButton.click();
  await expect.poll(() => documents.length).toBe(3);
  await page.getByRole('alert').getByText(contactTexts.en.promotion.notLoaded).waitFor();
  await wait(4);
  expect(documents.length).toBe(3);
  messages();
  failedRequests();
});
