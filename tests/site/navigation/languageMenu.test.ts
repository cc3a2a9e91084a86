import { expect } from 'vitest';
import { ready, test } from '../../support/site/visit.ts';

test('the menu lists the languages by their own names, each with a flag, and marks the current one', async ({
  visit,
}) => {
  const { page } = await visit('/de/about');
  await page.getByRole('button', { name: /Deutsch/ }).click();
  const choices = page.locator('header a[hreflang]');
  expect(await choices.allTextContents()).toEqual(['English', 'Deutsch', 'Français']);
  expect(await choices.locator('svg').count()).toBe(3);
  expect(await choices.evaluateAll((links) => links.map((link) => link.getAttribute('lang')))).toEqual([
    'en',
    'de',
    'fr',
  ]);
  expect(await page.locator('header a[hreflang][aria-current]').allTextContents()).toEqual(['Deutsch']);
});

test('the list ends with the content of the page, and a check mark is at the current language alone', async ({
  visit,
}) => {
  const { page } = await visit('/de/about', { width: 360, height: 740 });
  const button = page.getByRole('button', { name: /Deutsch/ });
  await button.click();
  const list = page.locator('ul:has(> li > a[hreflang] svg)');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const start = (await page.locator('header a').first().boundingBox())?.x ?? 0;
    const { x = 0, width: own = 0 } = (await list.boundingBox()) ?? {};
    expect(x + own, `at ${width} px`).toBeCloseTo(width - start, 0);
  }
  const marks = await list
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(marks).toEqual(['none', '""', 'none']);
});

test('while a menu is open, the arrow of its button points up, and both menus have the same upper edge', async ({
  visit,
}) => {
  const { page } = await visit('/about', { width: 1440, height: 900 });
  const edges: string[] = [];
  for (const name of [/English/, 'Services']) {
    const button = page.locator('header').getByRole('button', { name });
    const turn = () =>
      button.evaluate(
        (element) => getComputedStyle(element.querySelector('svg:last-child') as Element).rotate,
      );
    expect(await turn()).toBe('none');
    await button.click();
    await expect.poll(turn).toBe('180deg');
    const list = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
    edges.push(await list.evaluate((element) => getComputedStyle(element).borderTop));
  }
  expect(edges[0]).toMatch(/^3px solid/);
  expect(edges[1]).toBe(edges[0]);
});

const swaps = [
  { from: '/services/cybersecurity', choice: 'Deutsch', to: '/de/services/cybersecurity' },
  { from: '/de/services/cybersecurity', choice: 'Français', to: '/fr/services/cybersecurity' },
  { from: '/fr/contact', choice: 'English', to: '/contact' },
  { from: '/de', choice: 'English', to: '/' },
  { from: '/en/about', choice: 'Français', to: '/fr/about' },
];
test('each entry leads to the same page in its language', async ({ visit }) => {
  const { page, goTo } = await visit();
  const header = page.locator('header');
  for (const { from, choice, to } of swaps) {
    await goTo(from);
    await header.getByRole('button', { name: /English|Deutsch|Français/ }).click();
    await header.getByRole('link', { name: choice }).click();
    await page.waitForURL((address) => address.pathname === to);
    await ready(page);
    expect(await page.locator('html').getAttribute('lang')).toBe(/^\/(de|fr)/.exec(to)?.[1] ?? 'en');
  }
});

test('the menu is also on small screens, and Escape closes it', async ({ visit }) => {
  const { page } = await visit('/about', { width: 360, height: 640 });
  const button = page.getByRole('button', { name: /English/ });
  await button.click();
  const choice = page.getByRole('link', { name: 'Français' });
  expect(await choice.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await choice.waitFor({ state: 'hidden' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('choosing the current language closes the menu', async ({ visit }) => {
  const { page } = await visit('/de/about');
  const button = page.getByRole('button', { name: /Deutsch/ });
  await button.click();
  await page.locator('header').getByRole('link', { name: 'Deutsch' }).click();
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  expect(new URL(page.url()).pathname).toBe('/de/about');
});

test('choosing a language keeps the query and the fragment of the address', async ({ visit }) => {
  const { page } = await visit('/about?utm_source=letter#values');
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL(/\/de\/about\?utm_source=letter#values$/);
});

test('links keep the query, also in a new tab', async ({ visit }) => {
  const { page } = await visit('/contact?utm_source=letter#consultation');
  await page.getByRole('button', { name: /English/ }).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Deutsch' }).click({ button: 'middle' });
  const other = await opened;
  await other.waitForURL(/\/de\/contact\?utm_source=letter#consultation$/);
  await other.close();
  await page.locator('footer').getByRole('link', { name: 'Careers', exact: true }).click();
  await page.waitForURL(/\/careers\?utm_source=letter$/);
});

test('a link that is clicked without a pointer or the focus keeps the query', async ({ visit }) => {
  const { page } = await visit('/about?utm_source=letter');
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/careers"]')?.click());
  await page.waitForURL(/\/careers\?utm_source=letter$/);
});
