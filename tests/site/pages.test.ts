import { company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import { describe, expect } from 'vitest';
import { pathOf, prefixedPath, routeIds } from '../../web/src/routes.ts';
import { ready, test } from './visit.ts';

const prefixes = [
  { prefix: 'no prefix', language: 'en', paths: routeIds.map((id) => pathOf(id, 'en')) },
  ...languages.map((language) => ({
    prefix: `/${language}`,
    language,
    paths: routeIds.map((id) => prefixedPath(id, language)),
  })),
];

describe.concurrent('every page', () => {
  test.for(prefixes)(
    'with $prefix is there in its language, and says nothing on the console',
    async ({ language, paths }, { visit }) => {
      const { page, messages, failedRequests } = await visit('/about');
      for (const path of paths) {
        const response = await page.goto(path);
        await ready(page);
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
});

const sameAddresses = [
  { path: '/about/', shown: '/about' },
  { path: '/de/', shown: '/de' },
  { path: '/fr/services/cybersecurity/', shown: '/fr/services/cybersecurity' },
];
test.for(sameAddresses)(
  '$path is $shown: addresses have no trailing slash',
  async ({ path, shown }, { visit }) => {
    const { page } = await visit(path);
    expect(new URL(page.url()).pathname).toBe(shown);
  },
);
