import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes, serviceIds } from '../../../web/src/routing/routes.ts';
import { test } from '../../support/site/visit.ts';

const small = { width: 360, height: 640 };
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const at = (page: Page, path: string) => page.waitForURL((address) => address.pathname === path);

const current = [
  { path: '/', entries: ['Home'] },
  { path: '/about', entries: ['About'] },
  { path: '/careers', entries: ['Careers'] },
  { path: '/contact', entries: ['Contact'] },
  { path: '/services', entries: ['Services'] },
  { path: '/services/custom-software', entries: ['Services'] },
  { path: '/privacy-policy', entries: [] },
];
test('only the entries of the current page are highlighted', async ({ visit }) => {
  const { page, goTo } = await visit();
  for (const { path, entries } of current) {
    await goTo(path);
    const marked = main(page).locator('[aria-current]').filter({ visible: true });
    expect(await marked.allTextContents(), path).toEqual(entries);
  }
});

test('the services menu leads to each service and to all of them', async ({ visit }) => {
  const { page } = await visit('/');
  await main(page).getByRole('button', { name: 'Services' }).click();
  const links = main(page).locator('ul ul a');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([...serviceIds.map((id) => routes[id].path), '/services']);
  expect(await links.last().textContent()).toBe('View All Services');
  await links.first().click();
  await at(page, '/services/website-development');
  await links.first().waitFor({ state: 'hidden' });
});

test('the services menu opens under a mouse that rests on it for 200 ms', async ({ visit }) => {
  const { page } = await visit('/', { clock: (page) => page.clock.install() });
  await page.clock.pauseAt(Date.now() + 60_000);
  const entry = main(page).getByRole('link', { name: 'View All Services' });
  await main(page).getByRole('button', { name: 'Services' }).hover();
  await page.clock.runFor(199);
  expect(await entry.isVisible()).toBe(false);
  await page.clock.runFor(1);
  await entry.waitFor();
});

test('Get Started leads to the contact page', async ({ visit }) => {
  const { page } = await visit('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await at(page, '/contact');
});

test('in another language every entry leads to that language', async ({ visit }) => {
  const { page } = await visit('/de/about');
  const links = page.getByRole('navigation').locator('a');
  for (const path of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    expect(path).toMatch(/^\/de(\/|$)/);
});

test('on a small screen a button opens the menu, and choosing a link closes it', async ({ visit }) => {
  const { page } = await visit('/about', small);
  const careers = main(page).getByRole('link', { name: 'Careers' });
  expect(await careers.isVisible()).toBe(false);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await careers.click();
  await at(page, '/careers');
  await careers.waitFor({ state: 'hidden' });
  expect(await button.getAttribute('aria-expanded')).toBe('false');
});

test('on a small screen the services expand separately, and choosing a link closes everything', async ({
  visit,
}) => {
  const { page } = await visit('/about', small);
  const cybersecurity = main(page).getByRole('link', { name: 'Cybersecurity' });
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await cybersecurity.isVisible()).toBe(false);
  await main(page).getByRole('button', { name: 'Services' }).click();
  await cybersecurity.click();
  await at(page, '/services/cybersecurity');
  await main(page).getByRole('link', { name: 'Careers' }).waitFor({ state: 'hidden' });
});
