import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { contactTexts, dialogOn } from '../../support/site/consultationDialog.ts';
import { scriptsNamed } from '../../support/site/scripts.ts';
import { ready, test } from '../../support/site/visit.ts';

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

test.for(files)(
  'a page whose request for %s fails once reloads once, and works',
  async ([, file], { visit }) => {
    const { page, messages, failedRequests } = await visit(undefined, { emptyCache: true });
    const documents = documentsOf(page);
    await page.route(file, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto('/fr/contact');
    await expect.poll(() => documents).toEqual(['/fr/contact', '/fr/contact']);
    await ready(page);
    await dialogOn(page, 'fr').open();
    expect(documents.length).toBe(2);
    messages();
    failedRequests();
  },
);

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
    await expect.poll(() => documents).toEqual(['/fr/contact', '/fr/contact']);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(contactTexts.fr.title);
    // Without the entry script, the app imports nothing. No import can fail then, so the test waits for the status 503.
    const failure = name === 'the entry' ? '503' : 'import';
    await page.waitForFunction((failure) => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const failed = requests.some(({ responseStatus }) => responseStatus === 503);
      return document?.type === 'reload' && (failure === '503' ? failed : 'failedImport' in window);
    }, failure);
    // When the browser is online again, the page reloads once, so the document is requested a third time.
    await page.context().setOffline(true);
    await page.unroute(file);
    await page.context().setOffline(false);
    await ready(page);
    await dialogOn(page, 'fr').open();
    expect(documents.length).toBe(3);
    messages();
    failedRequests();
  },
);
