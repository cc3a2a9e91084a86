import { expect, it } from 'vitest';
import { pathOf } from '../src/routes.ts';
import { sitemap } from './sitemap.ts';

const written = sitemap((page, language) => `https://site.example${pathOf(page, language)}`);
const entries = written.split('<url>').slice(1);

it('lists the fourteen routes in three languages, each once', () => {
  const addresses = entries.map((entry) => /<loc>(.*)<\/loc>/.exec(entry)?.[1]);
  expect(new Set(addresses).size).toBe(14 * 3);
  expect(addresses).toHaveLength(14 * 3);
  expect(addresses).toEqual(
    expect.arrayContaining([
      'https://site.example/',
      'https://site.example/de',
      'https://site.example/fr/services/custom-software',
      'https://site.example/cookie-policy',
    ]),
  );
});

it('leaves out the prefixed English twins', () => {
  expect(written).not.toContain('https://site.example/en');
});

it('names every language of a page and the unprefixed one as default', () => {
  const about = entries.filter((entry) => entry.includes('/about</loc>'));
  expect(about).toHaveLength(3);
  for (const entry of about)
    expect([...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...pair]) => pair)).toEqual([
      ['en', 'https://site.example/about'],
      ['de', 'https://site.example/de/about'],
      ['fr', 'https://site.example/fr/about'],
      ['x-default', 'https://site.example/about'],
    ]);
});
