import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ready, test } from './visit.ts';

const lines = { de: 'Diese Seite auf Deutsch lesen', fr: 'Lire cette page en français' };
const hint = (page: Page) => page.getByRole('complementary');
const cached = (page: Page) => page.evaluate(() => localStorage.getItem('i18nextLng'));
/** Long enough for a hint to appear that should not. */
const wait = (page: Page) => page.waitForTimeout(2_500);

/** The rule of the specification, section 9: the region decides first, then the base language. */
const offered = [
  { locale: 'de-CH', language: 'de' },
  { locale: 'fr-CH', language: 'de' },
  { locale: 'de-AT', language: 'de' },
  { locale: 'fr-FR', language: 'fr' },
  { locale: 'nl-BE', language: 'fr' },
  { locale: 'fr-CA', language: 'fr' },
] as const;

describe.concurrent('on an unprefixed page', () => {
  test.for(offered)('a browser in $locale is offered $language', async ({ locale, language }, { visit }) => {
    const { page } = await visit('/services/cybersecurity', { locale });
    const link = hint(page).getByRole('link', { name: lines[language] });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(`/${language}/services/cybersecurity`);
    expect(await link.getAttribute('hreflang')).toBe(language);
    expect(await hint(page).getAttribute('lang')).toBe(language);
    expect(new URL(page.url()).pathname).toBe('/services/cybersecurity');
    expect(await cached(page)).toBe(language);
  });

  test.for(['en-GB', 'it-IT', 'mk-MK'])('a browser in %s is offered nothing', async (locale, { visit }) => {
    const { page } = await visit('/about', { locale });
    await page.waitForFunction(() => localStorage.getItem('i18nextLng') === 'en');
    await page.waitForTimeout(500);
    expect(await hint(page).count()).toBe(0);
  });
});

describe.concurrent('a page with a prefix', () => {
  test.for(['/de/about', '/fr/about', '/en/about'])('(%s) offers nothing', async (path, { visit }) => {
    const { page } = await visit(path, { locale: path === '/de/about' ? 'fr-FR' : 'de-CH' });
    await wait(page);
    expect(await hint(page).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

test('the hint leads to the same page in the language', async ({ visit }) => {
  const { page } = await visit('/careers', { locale: 'fr-FR' });
  await hint(page).getByRole('link', { name: lines.fr }).click();
  await page.waitForURL(/\/fr\/careers$/);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});

test('on the next page the hint leads to that page', async ({ visit }) => {
  const { page } = await visit('/careers', { locale: 'de-CH' });
  const link = hint(page).getByRole('link', { name: lines.de });
  await link.waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cloud Solutions' }).click();
  await page.waitForURL(/cloud-solutions$/);
  await expect.poll(() => link.getAttribute('href')).toBe('/de/services/cloud-solutions');
});

test('a hint that was closed stays away', async ({ visit }) => {
  const { page } = await visit('/careers', { locale: 'de-CH' });
  await hint(page).getByRole('button', { name: 'Schliessen' }).click();
  await hint(page).waitFor({ state: 'detached' });
  await page.goto('/about');
  await ready(page);
  await wait(page);
  expect(await hint(page).count()).toBe(0);
});

test('who has chosen a language in the menu is offered none, and the choice is remembered', async ({
  visit,
}) => {
  const { page } = await visit('/de/about', { locale: 'de-CH' });
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.waitForURL((address) => address.pathname === '/about');
  await ready(page);
  await wait(page);
  expect(await hint(page).count()).toBe(0);
  expect(await cached(page)).toBe('en');
});

test('what looks like an injected script is no language: it is refused and replaced', async ({ visit }) => {
  const { page } = await visit('/about', {
    locale: 'fr-FR',
    before: (page) =>
      page.addInitScript(() => localStorage.setItem('i18nextLng', '"><img src=x onerror=alert(1)>')),
  });
  await hint(page).getByRole('link', { name: lines.fr }).waitFor();
  expect(await cached(page)).toBe('fr');
});
