import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { contactTexts, dialogOn } from '../../support/site/consultationDialog.ts';
import { tasksDone } from '../../support/site/settled.ts';
import { standingClock } from '../../support/site/standingClock.ts';
import { textsOf } from '../../support/site/texts.ts';
import { ready, test } from '../../support/site/visit.ts';

/** The message, in the language of the page, that the page has not fully loaded. */
const line = (page: Page, language: 'en' | 'de' | 'fr' = 'en') =>
  page.getByRole('alert').getByText(textsOf('common', language).failure.retry);

/** Settings for `visit` with a running clock. A test can advance it to the next retry of the scripts. */
const runningClock = { clock: (page: Page) => page.clock.install() };
const passPause = (page: Page) => page.clock.fastForward(2_000);

/** Records the documents that the page loads from now on. */
const documentsOf = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname);
  });
  return paths;
};

test.for([
  ['the entry', /\/start-[^/]*\.js$/],
  ['a library', /\/react-[^/]*\.js$/],
  ['the code of the page', /\/Contact-[^/]*\.js$/],
  ['the file with its texts', /\/contact-[^/]*\.js$/],
] as const)(
  'while %s cannot be loaded, the page says so, and it works after a successful retry',
  async ([, file], { visit }) => {
    const { page, messages, failedRequests } = await visit(undefined, runningClock);
    const documents = documentsOf(page);
    await page.route(file, (route) => route.fulfill({ status: 503 }));
    await page.goto('/fr/contact');
    await line(page, 'fr').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(contactTexts.fr.title);
    await page.unroute(file);
    await passPause(page);
    await line(page, 'fr').waitFor({ state: 'detached' });
    await ready(page);
    await dialogOn(page, 'fr').open();
    expect(documents.length).toBeLessThanOrEqual(2);
    messages();
    failedRequests();
  },
);

test('a press while scripts are being retried opens the dialog after they have loaded', async ({ visit }) => {
  const { page, messages, failedRequests } = await visit(undefined, runningClock);
  const file = /\/Contact-[^/]*\.js$/;
  await page.route(file, (route) => route.fulfill({ status: 503 }));
  await page.goto('/contact');
  await line(page).waitFor();
  const { dialog, openButton } = dialogOn(page);
  await openButton.click();
  await page.unroute(file);
  await passPause(page);
  await dialog.waitFor();
  await page.reload();
  await ready(page);
  // If the reloaded page repeated the press, its button would be busy by then.
  await page.clock.runFor(1_000);
  await tasksDone(page);
  expect(await openButton.getAttribute('aria-busy')).toBe('false');
  expect(await dialog.isVisible()).toBe(false);
  messages();
  failedRequests();
});

test('if the connection is lost after the document has loaded, the page waits for the connection', async ({
  visit,
}) => {
  // The clock is stopped, so no pause between retries ends. Only the returning connection starts a retry.
  const { page, messages, failedRequests } = await visit(undefined, { clock: standingClock });
  const context = page.context();
  await page.route('**/*.js', (route) => route.abort('internetdisconnected'));
  await page.goto('/contact');
  await line(page).waitFor();
  await context.setOffline(true);
  await page.unroute('**/*.js');
  await context.setOffline(false);
  await line(page).waitFor({ state: 'detached' });
  await ready(page);
  await page.clock.resume();
  await dialogOn(page).open();
  messages();
  failedRequests();
});

test('a script that fails while the network works does not make the page reload repeatedly', async ({
  visit,
}) => {
  const { page, messages, failedRequests } = await visit(undefined, { emptyCache: true });
  // Playwright's clock hides the navigation type from the page, so this test shortens the pauses a hundredfold instead.
  await page.addInitScript(() => {
    const { setTimeout: later } = window;
    Object.assign(window, { setTimeout: (task: () => void, after: number) => later(task, after / 100) });
  });
  const file = /\/start-[^/]*\.js$/;
  const documents = documentsOf(page);
  const askedAgain: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && file.test(request.url())) askedAgain.push(request.url());
  });
  await page.route(file, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.changed = true;' }),
  );
  await page.goto('/contact');
  await line(page).waitFor();
  await expect.poll(() => askedAgain.length).toBeGreaterThan(4);
  expect(documents).toEqual(['/contact', '/contact']);
  expect(await page.evaluate(() => 'changed' in window)).toBe(false);
  messages();
  failedRequests();
});
