import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { contactTexts, dialogOn } from '../../support/site/consultationDialog.ts';
import { textsOf } from '../../support/site/texts.ts';
import { ready, test } from '../../support/site/visit.ts';

test.override({ emptyCache: true });

/** Says in the language of the page that it is not complete. */
const line = (page: Page, language: 'en' | 'de' | 'fr' = 'en') =>
  page.getByRole('alert').getByText(textsOf('common', language).failure.retry);

/** The documents that the page loads from now on. */
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
  ['its texts', /\/contact-[^/]*\.js$/],
] as const)(
  'where %s is not answered for a while, the page says so and works when it is',
  async ([, file], { visit }) => {
    const { page, messages, failedRequests } = await visit();
    const documents = documentsOf(page);
    await page.route(file, (route) => route.fulfill({ status: 503 }));
    await page.goto('/fr/contact');
    await line(page, 'fr').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(contactTexts.fr.title);
    await page.unroute(file);
    await line(page, 'fr').waitFor({ state: 'detached' });
    await ready(page);
    await dialogOn(page, 'fr').open();
    expect(documents.length).toBeLessThanOrEqual(2);
    messages();
    failedRequests();
  },
);

test('a press before scripts that are asked for again opens the dialog once they have come', async ({
  visit,
}) => {
  const { page, messages, failedRequests } = await visit();
  const file = /\/Contact-[^/]*\.js$/;
  await page.route(file, (route) => route.fulfill({ status: 503 }));
  await page.goto('/contact');
  await line(page).waitFor();
  const { dialog, openButton } = dialogOn(page);
  await openButton.click();
  await page.unroute(file);
  await dialog.waitFor();
  await page.reload();
  await ready(page);
  await page.waitForTimeout(500);
  expect(await dialog.isVisible()).toBe(false);
  messages();
  failedRequests();
});

test('a line that drops behind the document is waited for', async ({ visit }) => {
  const { page, messages, failedRequests } = await visit();
  const context = page.context();
  await page.route('**/*.js', (route) => route.abort('internetdisconnected'));
  await page.goto('/contact');
  await line(page).waitFor();
  await context.setOffline(true);
  await page.unroute('**/*.js');
  // By then the pauses are longer than the test is patient.
  await page.waitForTimeout(4_000);
  await context.setOffline(false);
  await page.waitForFunction(() => history.scrollRestoration === 'manual', undefined, { timeout: 3_000 });
  await ready(page);
  await dialogOn(page).open();
  messages();
  failedRequests();
});

test('a script that is refused for another reason than the line does not make the page go round in circles', async ({
  visit,
}) => {
  const { page, messages, failedRequests } = await visit();
  const documents = documentsOf(page);
  await page.route(/\/start-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.changed = true;' }),
  );
  await page.goto('/contact');
  await line(page).waitFor();
  await page.waitForTimeout(3_500);
  expect(documents).toEqual(['/contact', '/contact']);
  expect(await page.evaluate(() => 'changed' in window)).toBe(false);
  messages();
  failedRequests();
});
