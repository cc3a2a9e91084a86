import { describe, expect, test } from 'vitest';
import { firstColumnOf } from '../../../tests/support/behaviour.ts';
import {
  type Destination,
  destinationOf,
  pathOf,
  policyIds,
  prefixedPath,
  routes,
  serviceIds,
} from './routes.ts';

const home: Destination = { page: 'home', language: 'en' };
const nowhere = (language: 'en' | 'de' | 'fr'): Destination => ({ page: 'notFound', language });
const redirect: Destination = { redirect: '/' };

const paths = firstColumnOf('2.1');

describe('the table', () => {
  test('has the routes of docs/behaviour.md, 2.1', () => {
    expect(Object.values(routes).map(({ path }) => path)).toEqual(paths);
  });

  test('has the services behind their overview, and three policies', () => {
    expect(serviceIds.map((id) => routes[id].path)).toEqual(
      paths.filter((path) => /^\/services\//.test(path)),
    );
    expect(policyIds).toEqual(['privacyPolicy', 'termsOfService', 'cookiePolicy']);
  });
});

describe('the address of a page', () => {
  test('has no prefix in English and the language in front otherwise', () => {
    expect(pathOf('about', 'en')).toBe('/about');
    expect(pathOf('about', 'de')).toBe('/de/about');
    expect(pathOf('cybersecurity', 'fr')).toBe('/fr/services/cybersecurity');
  });

  test('of the home page ends in no slash', () => {
    expect(pathOf('home', 'en')).toBe('/');
    expect(pathOf('home', 'de')).toBe('/de');
    expect(prefixedPath('home', 'en')).toBe('/en');
  });
});

describe('an address shows', () => {
  test.each<[string, Destination]>([
    ['/', home],
    ['/en', home],
    ['/en/about', { page: 'about', language: 'en' }],
    ['/about', { page: 'about', language: 'en' }],
    ['/de', { page: 'home', language: 'de' }],
    ['/de/services/cloud-solutions', { page: 'cloudSolutions', language: 'de' }],
    ['/fr/cookie-policy', { page: 'cookiePolicy', language: 'fr' }],
  ])('%s: its page in the language of its prefix', (path, destination) => {
    expect(destinationOf(path)).toEqual(destination);
  });

  test.each<[string, Destination]>([
    ['/about/', { page: 'about', language: 'en' }],
    ['/de/', { page: 'home', language: 'de' }],
    ['/fr/contact/', { page: 'contact', language: 'fr' }],
  ])('%s: the same page as without the slash', (path, destination) => {
    expect(destinationOf(path)).toEqual(destination);
  });

  test.each(['/xx', '/xx/', '/xx/about', '/ja/services/cybersecurity', '/DE', '/DE/about', '/de-CH/contact'])(
    '%s: the home page by a redirect, because no such language is offered',
    (path) => {
      expect(destinationOf(path)).toEqual(redirect);
    },
  );

  test.each<[string, Destination]>([
    ['/de/nothing', nowhere('de')],
    ['/fr/services/nothing', nowhere('fr')],
    ['/en/nothing', nowhere('en')],
    ['/de/de', nowhere('de')],
    ['/de/xx/about', nowhere('de')],
    ['/services/nothing', nowhere('en')],
    ['/services/website-development/more', nowhere('en')],
    ['/a/b/c', nowhere('en')],
    ['/xx/nothing', nowhere('en')],
    ['/xx/yy/about', nowhere('en')],
  ])('%s: the page for addresses that lead nowhere', (path, destination) => {
    expect(destinationOf(path)).toEqual(destination);
  });

  test('/About: nothing, because addresses are written in small letters', () => {
    expect(destinationOf('/de/About')).toEqual(nowhere('de'));
  });

  test.each<[string, Destination]>([
    ['/services/website%2Ddevelopment', { page: 'websiteDevelopment', language: 'en' }],
    ['/%64e/about', { page: 'about', language: 'de' }],
    ['/de/%', nowhere('de')],
  ])('%s: an address may be spelled with codes', (path, destination) => {
    expect(destinationOf(path)).toEqual(destination);
  });
});
