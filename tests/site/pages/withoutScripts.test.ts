import { company } from '@helvardar/shared/company';
import { type Language, languages } from '@helvardar/shared/languages';
import { expect } from 'vitest';
import type { Texts } from '../../../web/src/i18n/texts.ts';
import { type PageId, routeIds, serviceIds } from '../../../web/src/routing/routes.ts';
import { addressOf, pageKinds } from '../../support/site/addresses.ts';
import { builtPage } from '../../support/site/builtPage.ts';
import { contactTexts } from '../../support/site/consultationDialog.ts';
import { sectionOf } from '../../support/site/sections.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

type Leaf = { key: string; text: string };

const leavesOf = (value: unknown, path: string[] = []): Leaf[] =>
  typeof value === 'string'
    ? [{ key: path.join('.'), text: value }]
    : Object.entries(value as object).flatMap(([name, part]) => leavesOf(part, [...path, name]));

/** Keys of texts that are not visible on the page, such as metadata and names for screen readers. */
const elsewhere =
  /^links\.|^meta\.|^hero\.(label|carousel|slide|previous|next|pause|play|dots|goTo|position)$|^hero\.slides\.(?!partners)|^positions\.applyFor$|^applicants\.(titleFor|applyFor|subject|subjectFor)$|^testimonials\.rating$|^video\.failure$|^achievements\.visit\.|^near$|^sent\.|^promotion\.(opening|unavailable|stillUnavailable|notLoaded)$/;

const fixedParts = (text: string) => text.split(/\{\{[^}]*\}\}/).filter((part) => part.trim());

const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim();

const missingIn = (said: string, id: PageId, language: Language): Leaf[] =>
  leavesOf(textsOf(id as keyof Texts, language))
    .filter(({ key }) => !elsewhere.test(key))
    .filter(({ text }) => !fixedParts(text).every((part) => plain(said).includes(plain(part))));

test.for(languages)('without scripts every page in %s contains all its texts', (language) => {
  for (const id of routeIds) {
    const { $ } = builtPage(addressOf(id, language));
    expect(missingIn($('main').text(), id, language), id).toEqual([]);
  }
});

test('without scripts a page of each kind shows all its texts in a browser', async ({ visit }) => {
  const { page, goTo, failedRequests } = await visit(undefined, { width: 360, javaScriptEnabled: false });
  for (const [id, language] of pageKinds) {
    await goTo(addressOf(id, language));
    for (const question of await page.locator('main details').all())
      if ((await question.getAttribute('open')) === null) await question.locator('summary').press('Enter');
    expect(missingIn(await page.locator('main').innerText(), id, language), id).toEqual([]);
  }
  // The not-found page has status 404.
  expect(failedRequests()).toHaveLength(1);
});

test('without scripts the texts and links of a page are visible on small and wide screens', async ({
  visit,
}) => {
  const { page, goTo } = await visit(undefined, { javaScriptEnabled: false });
  for (const language of languages)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await goTo(addressOf('contact', language));
      const texts = contactTexts[language];
      expect(await page.getByRole('heading', { level: 1, name: texts.title }).isVisible()).toBe(true);
      expect(await page.getByText(texts.promotion.text).isVisible()).toBe(true);
      expect(await page.locator('dl').getByRole('link', { name: company.email }).isVisible()).toBe(true);
      for (const id of routeIds) {
        const link = page.locator(`a[href="${addressOf(id, language)}"]`).filter({ visible: true });
        expect(await link.count(), `${id} at ${width} px`).toBeGreaterThan(0);
      }
      for (const other of languages) {
        const link = page.locator(`header a[hreflang=${other}]`);
        expect(await link.isVisible(), other).toBe(true);
        expect(await link.getAttribute('href')).toBe(addressOf('contact', other));
      }
    }
});

test.for(languages)(
  'without scripts each button for the form in %s stands above a sentence that says how to reach the team',
  async (language, { visit }) => {
    const { page } = await visit(addressOf('contact', language), { javaScriptEnabled: false });
    const { button, promotion } = contactTexts[language];
    for (const name of [button, promotion.button]) {
      const way = page.getByRole('button', { name, exact: true }).locator('~ noscript p');
      // Playwright finds no texts inside `noscript`.
      expect(await way.first().isVisible(), name).toBe(true);
      expect(await way.first().innerText()).toBe(promotion.withoutScripts);
      const addresses = await way
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(addresses).toEqual([`mailto:${company.email}`, `tel:${company.phone.replaceAll(' ', '')}`]);
    }
  },
);

test('without scripts an unknown address shows the not-found page', async ({ visit }) => {
  const { page, failedRequests } = await visit('/a/b/c', { javaScriptEnabled: false });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Oops! Page not found');
  failedRequests();
});

test('without scripts the figures are final, and one slide is visible', async ({ visit }) => {
  const { page } = await visit('/', { javaScriptEnabled: false });
  const figures = sectionOf(page, textsOf('home').statistics.title).locator('dd');
  expect(await figures.allTextContents()).toEqual(['500+', '150+', '99.9%', '24/7']);
  const carousel = page.getByRole('region', { name: 'What we stand for' });
  expect(await carousel.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Partners for progress in data and technology',
  ]);
  expect(await carousel.getByRole('button').count()).toBe(0);
});

test('without scripts the menu of a small screen is open, and its links work', async ({ visit }) => {
  const { page } = await visit('/about', { width: 320, height: 640, javaScriptEnabled: false });
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  // The other five links are Home, About, Careers, Contact and 'View All Services'.
  expect(await menu.getByRole('link').count()).toBe(serviceIds.length + 5);
  // The bar does not stay over the page.
  expect(await page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).position)).toBe('relative');
  for (const link of await menu.getByRole('link').all()) expect(await link.isVisible()).toBe(true);
  await menu.getByRole('link', { name: 'Cloud Solutions' }).click();
  await page.waitForURL(/\/services\/cloud-solutions$/);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

test('without scripts the list of services of a wide screen can be opened', async ({ visit }) => {
  const { page } = await visit('/about', { javaScriptEnabled: false });
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('button', { name: 'Services' }).focus();
  expect(await menu.getByRole('link', { name: 'Cybersecurity' }).isVisible()).toBe(true);
});
