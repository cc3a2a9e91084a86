import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { scriptsNamed } from '../../support/site/scripts.ts';
import { scriptRun, tasksDone } from '../../support/site/settled.ts';
import { standingClock } from '../../support/site/standingClock.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

const lines = { de: 'Diese Seite auf Deutsch lesen', fr: 'Lire cette page en français' };
const hint = (page: Page) => page.getByRole('complementary');
const cached = (page: Page) => page.evaluate(() => localStorage.getItem('i18nextLng'));
/** Advances the clock by a minute. In this time, the page detects the language and, if necessary, loads the hint. */
const passMinute = async (page: Page) => {
  await scriptRun(page, 'Notices');
  await page.clock.runFor(60_000);
  await tasksDone(page);
};

/** Records the requests for texts of the hint. */
const hintTexts = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (scriptsNamed('languageHint').test(request.url())) asked.push(request.url());
  });
  return asked;
};

/** Some examples. `detectLanguage.test.ts` tests all rules. */
const offered = [
  { locale: 'de-CH', language: 'de' },
  { locale: 'fr-CA', language: 'fr' },
] as const;

test.concurrent.for(offered)(
  'on an unprefixed page a browser in $locale is offered $language',
  async ({ locale, language }, { visit }) => {
    const { page } = await visit('/services/cybersecurity', { locale });
    const link = hint(page).getByRole('link', { name: lines[language] });
    await link.waitFor();
    const { label } = textsOf('languageHint', language);
    expect(await page.getByRole('complementary', { name: label }).count()).toBe(1);
    expect(await link.getAttribute('href')).toBe(`/${language}/services/cybersecurity`);
    expect(await link.getAttribute('hreflang')).toBe(language);
    expect(await hint(page).getAttribute('lang')).toBe(language);
    expect(new URL(page.url()).pathname).toBe('/services/cybersecurity');
    expect(await cached(page)).toBe(language);
  },
);

test('a browser in fr-CH is offered German for its region and French for its language, on one line on a phone', async ({
  visit,
}) => {
  const { page } = await visit('/services/cybersecurity', { locale: 'fr-CH', width: 360, height: 740 });
  const german = hint(page).getByRole('link', { name: 'Auf Deutsch lesen' });
  const french = hint(page).getByRole('link', { name: 'Lire en français' });
  await french.waitFor();
  expect(await hint(page).getByRole('link').count()).toBe(2);
  for (const [link, language] of [
    [german, 'de'],
    [french, 'fr'],
  ] as const) {
    expect(await link.getAttribute('href')).toBe(`/${language}/services/cybersecurity`);
    expect(await link.getAttribute('hreflang')).toBe(language);
    expect(await link.getAttribute('lang')).toBe(language);
  }
  // The cookie banner may move the hint at any time, so everything is measured at once.
  const { left, height, tops } = await hint(page).evaluate((bar) => {
    const { left, height } = bar.getBoundingClientRect();
    const tops = [...bar.querySelectorAll('a')].map((link) => link.getBoundingClientRect().top);
    return { left, height, tops };
  });
  expect(new Set(tops).size).toBe(1);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(height).toBeLessThan(60);
  expect(await cached(page)).toBe('de');
  await french.click();
  await page.waitForURL(/\/fr\/services\/cybersecurity$/);
  expect(await cached(page)).toBe('fr');
});

test.concurrent('a browser in a language that the site does not have gets no offer', async ({ visit }) => {
  const { page, goTo } = await visit(undefined, { locale: 'ja-JP', clock: standingClock });
  const asked = hintTexts(page);
  await goTo('/about');
  await passMinute(page);
  expect(asked).toEqual([]);
  expect(await cached(page)).toBe('en');
  expect(await hint(page).count()).toBe(0);
});

test.concurrent.for([
  { locale: 'fr-FR', paths: ['/de/about', '/en/about'] },
  { locale: 'de-CH', paths: ['/fr/about', '/en/about'] },
])('on pages with a prefix a browser in $locale gets no offer', async ({ locale, paths }, { visit }) => {
  const { page, goTo } = await visit(undefined, { locale });
  for (const path of paths) {
    await goTo(path);
    await scriptRun(page, 'languageHint');
    expect(await hint(page).count(), path).toBe(0);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.evaluate(() => localStorage.clear());
  }
});

test('the hint links to the same page in the offered language', async ({ visit }) => {
  const { page } = await visit('/careers', { locale: 'fr-FR' });
  await hint(page).getByRole('link', { name: lines.fr }).click();
  await page.waitForURL(/\/fr\/careers$/);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});

test('after a page change the hint links to the new page', async ({ visit }) => {
  const { page } = await visit('/careers', { locale: 'de-CH' });
  const link = hint(page).getByRole('link', { name: lines.de });
  await link.waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cloud Solutions' }).click();
  await page.waitForURL(/cloud-solutions$/);
  await expect.poll(() => link.getAttribute('href')).toBe('/de/services/cloud-solutions');
});

test('a closed hint does not return', async ({ visit }) => {
  const { page, goTo } = await visit('/careers', { locale: 'de-CH', clock: standingClock });
  await passMinute(page);
  await hint(page).getByRole('button', { name: 'Schliessen' }).click();
  await hint(page).waitFor({ state: 'detached' });
  await page.evaluate(() => localStorage.removeItem('i18nextLng'));
  const asked = hintTexts(page);
  await goTo('/about');
  await passMinute(page);
  expect(asked).toEqual([]);
  expect(await hint(page).count()).toBe(0);
});

test('a visitor who has chosen a language in the menu gets no offer, and the choice is stored', async ({
  visit,
}) => {
  const { page, goTo } = await visit('/de/about', { locale: 'de-CH', clock: standingClock });
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.waitForURL((address) => address.pathname === '/about');
  const asked = hintTexts(page);
  await goTo('/about');
  await passMinute(page);
  expect(asked).toEqual([]);
  expect(await hint(page).count()).toBe(0);
  expect(await cached(page)).toBe('en');
});

test('after a choice in the menu the hint does not return with the back-forward cache', async ({ visit }) => {
  const { page } = await visit('/about', { locale: 'de-CH' });
  await hint(page).waitFor();
  await page.getByRole('region', { name: 'Cookies' }).waitFor();
  // The test browser has no back-forward cache. To simulate it, status 204 keeps the visitor on the page, and the test
  // dispatches `pageshow`.
  await page.route(/\/de\/about$/, (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForFunction(() => localStorage.getItem('languageHint'));
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await hint(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/about');
});

test('a browser that says it is offline although it is not gets the offer', async ({ visit }) => {
  const { page } = await visit('/about', {
    locale: 'de-CH',
    before: (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false })),
  });
  await hint(page).waitFor();
});

test('a stored language that looks like an injected script is replaced', async ({ visit }) => {
  const { page } = await visit('/about', {
    locale: 'fr-FR',
    before: (page) =>
      page.addInitScript(() => localStorage.setItem('i18nextLng', '"><img src=x onerror=alert(1)>')),
  });
  await hint(page).getByRole('link', { name: lines.fr }).waitFor();
  expect(await cached(page)).toBe('fr');
});
