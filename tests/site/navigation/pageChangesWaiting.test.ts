import { expect } from 'vitest';
import { holdBack } from '../../support/site/faults.ts';
import { follow, inBar, scrollTo, shown } from '../../support/site/pageChanges.ts';
import { scriptsNamed } from '../../support/site/scripts.ts';
import { isTakenOver, ready, test } from '../../support/site/visit.ts';

test('a page that has not loaded yet is opened as a document', async ({ visit }) => {
  const { page } = await visit('/about', { emptyCache: true });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const letGo = await holdBack(page, scriptsNamed('Careers'));
  await inBar(page, 'Careers').click();
  await shown(page, 'Careers');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  letGo();
  await ready(page);
});

test('going back to a page that is not loaded opens its document at the old scroll position', async ({
  visit,
}) => {
  const { page } = await visit('/privacy-policy', { emptyCache: true, height: 500 });
  await scrollTo(page, 400);
  await follow(page, 'Careers');
  await page.reload();
  await ready(page);
  await page.goBack();
  await shown(page, 'Privacy policy');
  await page.waitForFunction(() => window.scrollY === 400);
});

test.for(['Careers', 'careers'])(
  'a page whose file %s cannot be loaded is opened as a document',
  async (file, { visit }) => {
    const { page, failedRequests, messages } = await visit('/about', { emptyCache: true });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route(scriptsNamed(file), (route) => route.abort('connectionrefused'), {
      times: 1,
    });
    await inBar(page, 'Careers').click();
    await shown(page, 'Careers');
    // The first request for the file fails. If the new document sent this request, the document reloads itself once.
    await page.waitForFunction(() => !('sameDocument' in window));
    await page.waitForFunction(isTakenOver);
    failedRequests();
    messages();
  },
);

test('a link that is followed offline leads to the browser’s own page, and back to the site', async ({
  visit,
}) => {
  const { page, failedRequests, messages } = await visit('/about', { emptyCache: true });
  await page.context().setOffline(true);
  const ended = page.waitForEvent('framenavigated', (frame) => frame.url().startsWith('chrome-error:'));
  await inBar(page, 'Careers').click({ noWaitAfter: true });
  await ended;
  await page.context().setOffline(false);
  await page.reload();
  await shown(page, 'Careers');
  await ready(page);
  failedRequests();
  messages();
});
