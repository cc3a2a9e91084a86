import { languages } from '@helvardar/shared/languages';
import { describe, expect } from 'vitest';
import { routeIds } from '../../web/src/routes.ts';
import type { Texts } from '../../web/src/texts.ts';
import { addressOf, pageIds } from './addresses.ts';
import { textsOf } from './texts.ts';
import { test } from './visit.ts';

type Leaf = { key: string; text: string };

const leavesOf = (value: unknown, path: string[] = []): Leaf[] =>
  typeof value === 'string'
    ? [{ key: path.join('.'), text: value }]
    : Object.entries(value as object).flatMap(([name, part]) => leavesOf(part, [...path, name]));

/** What is not on the page as text: metadata, names for assistive technology, states that a script brings about. */
const elsewhere =
  /^meta\.|^hero\.(label|carousel|slide|previous|next|pause|play|goTo|position)$|^hero\.slides\.(?!partners)|^positions\.applyFor$|^testimonials\.rating$|^video\.failure$|^promotion\.(opening|unavailable)$/;

/** The fixed parts of a text, between its placeholders. */
const fixedParts = (text: string) => text.split(/\{\{[^}]*\}\}/).filter((part) => part.trim());

describe.concurrent.each(languages)('without scripts in %s', (language) => {
  /** An unknown path is answered by one file, which is English until a script runs. */
  const shownIds = language === 'en' ? pageIds : routeIds;

  test.for(shownIds)('%s shows all its texts', async (id, { visit }) => {
    const opened = await visit(addressOf(id, language), { width: 360, javaScriptEnabled: false });
    const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim();
    const shown = plain(await opened.page.locator('main').innerText());
    const missing = leavesOf(textsOf(id as keyof Texts, language))
      .filter(({ key }) => !elsewhere.test(key))
      .filter(({ text }) => !fixedParts(text).every((part) => shown.includes(plain(part))));
    expect(missing).toEqual([]);
    opened.messages();
    opened.failedRequests();
  });
});

test('without scripts the figures are the final ones, and one slide is in sight', async ({ visit }) => {
  const { page } = await visit('/', { javaScriptEnabled: false });
  const figures = page
    .getByRole('region', { name: textsOf('home').statistics.title })
    .locator('dd [aria-hidden=true]');
  expect(await figures.allTextContents()).toEqual(['500+', '150+', '99.9%', '24/7']);
  const carousel = page.getByRole('region', { name: 'What we stand for' });
  expect(await carousel.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Partners for progress in data and technology',
  ]);
  expect(await carousel.getByRole('button').count()).toBe(0);
});

test('without scripts the menu of a small screen lies open and leads on', async ({ visit }) => {
  const { page } = await visit('/about', { width: 320, height: 640, javaScriptEnabled: false });
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  expect(await menu.getByRole('link').count()).toBe(12);
  for (const link of await menu.getByRole('link').all()) expect(await link.isVisible()).toBe(true);
  await menu.getByRole('link', { name: 'Cloud Solutions' }).click();
  await page.waitForURL(/\/services\/cloud-solutions$/);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

test('without scripts the services of a wide screen can be reached', async ({ visit }) => {
  const { page } = await visit('/about', { javaScriptEnabled: false });
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('button', { name: 'Services' }).focus();
  expect(await menu.getByRole('link', { name: 'Cybersecurity' }).isVisible()).toBe(true);
});
