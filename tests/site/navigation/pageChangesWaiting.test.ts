import { expect } from 'vitest';
import { holdBack } from '../../support/site/faults.ts';
import { follow, heading, inBar, scrollTo, shown } from '../../support/site/pageChanges.ts';
import { scriptRun, settled } from '../../support/site/settled.ts';
import { textsOf } from '../../support/site/texts.ts';
import { ready, test } from '../../support/site/visit.ts';

test('the current page stays until the next one has loaded', async ({ visit }) => {
  const { page } = await visit('/about', { emptyCache: true });
  const before = await heading(page);
  const length = await page.evaluate(() => history.length);
  const letGo = await holdBack(page, /\/Careers-[^/]*\.js$/);
  await inBar(page, 'Careers').click();
  await inBar(page, 'Careers').click();
  await page.getByRole('progressbar', { name: 'Loading page' }).waitFor();
  await settled(page);
  expect(await heading(page)).toBe(before);
  letGo();
  await shown(page, 'Careers');
  expect(await page.getByRole('progressbar').count()).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
});

test('the page that was requested last is shown', async ({ visit }) => {
  const { page } = await visit('/about', { emptyCache: true });
  const letGo = await holdBack(page, /\/Careers-[^/]*\.js$/);
  await inBar(page, 'Careers').click();
  await inBar(page, 'Contact').click();
  await shown(page, 'Contact');
  letGo();
  for (const script of ['Careers', 'careers']) await scriptRun(page, script);
  await settled(page);
  expect(await page.title()).toMatch(/^Contact/);
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
    const { page, failedRequests } = await visit('/about', { emptyCache: true });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route(new RegExp(`/${file}-[^/]*\\.js$`), (route) => route.abort('connectionrefused'), {
      times: 1,
    });
    await inBar(page, 'Careers').click();
    await shown(page, 'Careers');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    failedRequests();
  },
);

test('while offline the page stays and shows a message, and the page that was requested last opens when online', async ({
  visit,
}) => {
  const { page, failedRequests, messages } = await visit('/de/about', { emptyCache: true });
  const context = page.context();
  const before = await heading(page);
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name });
  const line = page.getByRole('alert').getByText(textsOf('common', 'de').navigation.connectionLost);
  await context.setOffline(true);
  await link('Jobs').click();
  await line.waitFor();
  expect(await heading(page)).toBe(before);
  await page.mouse.click(640, 500);
  await line.waitFor({ state: 'detached' });
  await link('Kontakt').click();
  await line.waitFor();
  await context.setOffline(false);
  await shown(page, 'Kontakt');
  await ready(page);
  expect(await line.count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/de/contact');
  messages();
  failedRequests();
});

test('while offline a page in another language, here with a query and a fragment, also opens when online', async ({
  visit,
}) => {
  const { page, failedRequests, messages } = await visit('/de/about?from=ad#content', { emptyCache: true });
  const bar = page.getByRole('banner');
  await page.context().setOffline(true);
  await bar.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await bar.getByRole('link', { name: 'Français' }).click();
  await page.getByRole('alert').getByText(textsOf('common', 'de').navigation.connectionLost).waitFor();
  await page.context().setOffline(false);
  await page.waitForURL('**/fr/about?from=ad#content');
  messages();
  failedRequests();
});
