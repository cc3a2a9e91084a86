import { expect } from 'vitest';
import { builtPage } from '../../support/site/builtPage.ts';
import { linkNumbers } from '../../support/site/linkNumbers.ts';
import { scriptsNamed } from '../../support/site/scripts.ts';
import { site, test } from '../../support/site/visit.ts';

test('a page that an archive serves below a path of its own stays as it is', async ({ visit }) => {
  const { page } = await visit();
  const archived = '/web/20260101/https://www.example.org/services';
  const { source } = builtPage('/services');
  await page.route(`${site}${archived}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: source }),
  );
  const scripts: string[] = [];
  page.on('requestfinished', (request) => scripts.push(request.url()));
  await page.goto(archived);
  await expect.poll(() => scripts.some((address) => scriptsNamed('main').test(address))).toBe(true);
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    builtPage('/services').$('h1').text(),
  );
  expect(await page.locator('link[rel=canonical]').count()).toBe(1);
});

test('a translating browser that changes the language of the document does not replace the page', async ({
  visit,
}) => {
  const { page } = await visit('/de/about', {
    before: (page) =>
      page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.lang = 'mk';
          Object.assign(window, { served: document.querySelector('main h1') });
        }),
      ),
  });
  expect(await page.evaluate(() => Reflect.get(window, 'served') === document.querySelector('main h1'))).toBe(
    true,
  );
  expect(await page.locator('html').getAttribute('lang')).toBe('mk');
});

test('a phone that makes links of numbers, dates and addresses changes no page', async ({ visit }) => {
  for (const path of ['/contact', '/services', '/de/contact']) {
    const { page } = await visit(path, {
      before: (page) => page.addInitScript(linkNumbers),
    });
    expect(await page.locator('main').isVisible(), path).toBe(true);
  }
});
