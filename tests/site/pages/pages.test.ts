import { company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import { expect } from 'vitest';
import { pathOf, prefixedPath, routeIds } from '../../../web/src/routing/routes.ts';
import { test } from '../../support/site/visit.ts';

const prefixes = [
  { prefix: 'no prefix', language: 'en', paths: routeIds.map((id) => pathOf(id, 'en')) },
  ...languages.map((language) => ({
    prefix: `/${language}`,
    language,
    paths: routeIds.map((id) => prefixedPath(id, language)),
  })),
];

test.for(prefixes)(
  'every page with $prefix is there in its language, and says nothing on the console',
  async ({ language, paths }, { visit }) => {
    const { page, goTo, messages, failedRequests } = await visit();
    for (const path of paths) {
      const response = await goTo(path);
      expect(response?.status(), path).toBe(200);
      expect(await page.locator('html').getAttribute('lang'), path).toBe(language);
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
      for (const once of ['head title', 'meta[name=description]', 'link[rel=canonical]'])
        expect(await page.locator(once).count(), `${once} of ${path}`).toBe(1);
      expect((await page.title()).split(' | '), path).toEqual([expect.stringMatching(/^\S/), company.name]);
      expect([...messages(), ...failedRequests()], path).toEqual([]);
    }
  },
);

const sameAddresses = [
  { path: '/about/', shown: '/about' },
  { path: '/de/', shown: '/de' },
  { path: '/fr/services/cybersecurity/', shown: '/fr/services/cybersecurity' },
];
test('addresses have no trailing slash', async ({ visit }) => {
  const { page, goTo } = await visit();
  for (const { path, shown } of sameAddresses) {
    await goTo(path);
    expect(new URL(page.url()).pathname, path).toBe(shown);
  }
});
