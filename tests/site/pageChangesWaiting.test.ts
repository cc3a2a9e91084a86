import { expect } from 'vitest';
import { follow, heading, holdBack, inBar, scrolled, scrollTo, shown } from './pageChanges.ts';
import { ready, test } from './visit.ts';

test('until the next page has come the current one stays', async ({ visit }) => {
  const { page } = await visit('/about');
  const before = await heading(page);
  const letGo = await holdBack(page, /\/Careers-[^/]*\.js$/);
  await inBar(page, 'Careers').click();
  await page.waitForURL(/\/careers$/);
  const length = await page.evaluate(() => history.length);
  await inBar(page, 'Careers').click();
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.getByRole('progressbar', { name: 'Loading page' }).waitFor();
  await page.waitForTimeout(300);
  expect(await heading(page)).toBe(before);
  letGo();
  await shown(page, 'Careers');
  expect(await page.getByRole('progressbar').count()).toBe(0);
});

test('back to a page that is not there any more: the current one stays, then the old position', async ({
  visit,
}) => {
  const { page } = await visit('/privacy-policy', { height: 500 });
  await scrollTo(page, 400);
  await follow(page, 'Careers');
  await page.reload();
  await ready(page);
  const before = await heading(page);
  const letGo = await holdBack(page, /\/PrivacyPolicy-[^/]*\.js$/);
  await page.goBack();
  await page.waitForTimeout(300);
  expect(await heading(page)).toBe(before);
  letGo();
  await shown(page, 'Privacy policy');
  expect(await scrolled(page)).toBe(400);
});

test('a page whose texts cannot be loaded says so in words, and comes when they can', async ({ visit }) => {
  const { page, messages, failedRequests } = await visit('/about');
  const texts = /\/careers-[^/]*\.js$/;
  await page.route(texts, (route) => route.abort('internetdisconnected'));
  await inBar(page, 'Careers').click();
  await page.getByRole('alert').waitFor({ timeout: 30_000 });
  expect(messages().join()).toContain('en/careers');
  failedRequests();
  await page.unroute(texts);
  await follow(page, 'Contact');
  await inBar(page, 'Careers').click();
  await shown(page, 'Careers');
});
