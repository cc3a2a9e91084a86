import { company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import { expect } from 'vitest';
import de from '../../../web/src/i18n/locales/de/notFound.json' with { type: 'json' };
import fr from '../../../web/src/i18n/locales/fr/notFound.json' with { type: 'json' };
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

const english = { title: 'Oops! Page not found', back: 'Return to Home', meta: { title: 'Page not found' } };
const languageAt = (path: string) => languages.find((language) => path.startsWith(`/${language}/`)) ?? 'en';

const unknown = [
  { path: '/services/nothing', language: 'en', texts: english, home: '/' },
  { path: '/a/b/c', language: 'en', texts: english, home: '/' },
  { path: '/en/nothing', language: 'en', texts: english, home: '/' },
  { path: '/de/nothing', language: 'de', texts: de, home: '/de' },
  { path: '/fr/services/nothing', language: 'fr', texts: fr, home: '/fr' },
];

test('an unknown address has status 404 and shows the not-found page in the language of its prefix', async ({
  visit,
}) => {
  const { page, goTo, messages, failedRequests } = await visit();
  for (const { path, language, texts, home } of unknown) {
    await goTo(path);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.filter({ hasText: texts.title }).waitFor();
    expect(await heading.textContent()).toContain('404');
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await page.title()).toBe(`${texts.meta.title} | ${company.name}`);
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
    const marked = page.locator('header button[aria-current]');
    expect(await marked.count(), 'Services is highlighted').toBe(path.includes('/services') ? 1 : 0);
    expect(failedRequests()).toEqual([`404 ${path}`]);
    const [message, ...more] = messages();
    expect(message).toContain(path);
    expect(more).toEqual([]);

    const links = page.locator('main').getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const prefix = home === '/' ? '' : home;
    expect(targets.slice(0, 3)).toEqual([home, `${prefix}/services`, `${prefix}/contact`]);
    await links.filter({ hasText: texts.back }).click();
    await page.waitForURL((address) => address.pathname === home);
  }
});

test('an unsupported language redirects to the home page without a history entry', async ({ visit }) => {
  const { page, goTo, failedRequests } = await visit();
  for (const path of ['/xx', '/xx/about', '/pt-BR/contact']) {
    await goTo('/careers');
    await page.goto(path);
    await page.waitForURL((address) => address.pathname === '/');
    expect(await page.locator('html').getAttribute('lang'), path).toBe('en');
    expect(failedRequests()).toEqual([`404 ${path}`]);
    await page.goBack();
    await page.waitForURL((address) => address.pathname === '/careers');
  }
});

test.for<[string, string]>([
  ['/Contact', '/contact'],
  ['/DE/contact?utm_source=letter#consultation', '/de/contact?utm_source=letter#consultation'],
  ['/contact)', '/contact'],
  ['/contact&utm_source=letter', '/contact?utm_source=letter'],
  ['/contact&a=1?b=2', '/contact?a=1&b=2'],
  ['/contact](https://helvardar.example/contact', '/contact'],
  ['/de/contact%3Cbr%3E', '/de/contact'],
  ['/fr/contact%23consultation', '/fr/contact#consultation'],
  ['/agb', '/terms-of-service'],
  ['/tos', '/terms-of-service'],
  ['/app', '/services/mobile-development'],
  ['/de//services/cloud-solutions%20', '/de/services/cloud-solutions'],
])('%s is replaced by the page that was meant, %s', async ([path, meant], { visit }) => {
  const { page, failedRequests } = await visit('/careers');
  await page.goto(path);
  await page.waitForURL((address) => address.pathname + address.search + address.hash === meant);
  await page.locator('html[data-hydrated]').waitFor();
  expect(failedRequests().every((request) => request.startsWith('404 '))).toBe(true);
  await page.goBack();
  await page.waitForURL((address) => address.pathname === '/careers');
});

test.for<[string, string]>([
  ['/carreers', '/careers'],
  ['/kontakt', '/contact'],
  ['/de/ueber-uns', '/de/about'],
  ['/fr/services/cyber-securite', '/fr/services/cybersecurity'],
])('the not-found page at %s offers %s', async ([path, near], { visit }) => {
  const { page, failedRequests, messages } = await visit(path);
  const offer = page.getByRole('navigation', { name: textsOf('notFound', languageAt(path)).near });
  await offer.waitFor();
  const targets = await offer
    .getByRole('link')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  expect(targets.length).toBeLessThanOrEqual(3);
  expect(targets).toContain(near);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(failedRequests()).toEqual([`404 ${path}`]);
  messages();
});
