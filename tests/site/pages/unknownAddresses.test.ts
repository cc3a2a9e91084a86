import { company } from '@helvardar/shared/company';
import { expect } from 'vitest';
import de from '../../../web/src/i18n/locales/de/notFound.json' with { type: 'json' };
import fr from '../../../web/src/i18n/locales/fr/notFound.json' with { type: 'json' };
import { test } from '../../support/site/visit.ts';

const english = { title: 'Oops! Page not found', back: 'Return to Home', meta: { title: 'Page not found' } };
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
    expect(failedRequests()).toEqual([`404 ${path}`]);
    const [message, ...more] = messages();
    expect(message).toContain(path);
    expect(more).toEqual([]);

    const links = page.locator('main').getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const prefix = home === '/' ? '' : home;
    expect(targets).toEqual([home, `${prefix}/services`, `${prefix}/contact`]);
    await links.filter({ hasText: texts.back }).click();
    await page.waitForURL((address) => address.pathname === home);
  }
});

test('an unsupported language redirects to the home page without a history entry', async ({ visit }) => {
  const { page, goTo, failedRequests } = await visit();
  for (const path of ['/xx', '/xx/about', '/DE/contact']) {
    await goTo('/careers');
    await page.goto(path);
    await page.waitForURL((address) => address.pathname === '/');
    expect(await page.locator('html').getAttribute('lang'), path).toBe('en');
    expect(failedRequests()).toEqual([`404 ${path}`]);
    await page.goBack();
    await page.waitForURL((address) => address.pathname === '/careers');
  }
});
