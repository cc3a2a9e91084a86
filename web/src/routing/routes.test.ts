import { describe, expect, test } from 'vitest';
import { firstColumnOf } from '../../../tests/support/behaviour.ts';
import {
  consultationPath,
  type Destination,
  destinationOf,
  pathOf,
  policyIds,
  prefixedPath,
  projectIn,
  routes,
  type ServiceId,
  serviceIds,
} from './routes.ts';

const home: Destination = { page: 'home', language: 'en' };
const nowhere = (language: 'en' | 'de' | 'fr'): Destination => ({ page: 'notFound', language });
const redirect: Destination = { redirect: '/' };

const paths = firstColumnOf('2.1');

describe('the table of routes', () => {
  test('has the routes of docs/behaviour.md, 2.1', () => {
    expect(Object.values(routes).map(({ path }) => path)).toEqual(paths);
  });

  test('has the services below their overview, and three policies', () => {
    expect(serviceIds.map((id) => routes[id].path)).toEqual(
      paths.filter((path) => /^\/services\//.test(path)),
    );
    expect(policyIds).toEqual(['privacyPolicy', 'termsOfService', 'cookiePolicy']);
  });
});

describe('the address of a page', () => {
  test('has no prefix in English and the language as prefix otherwise', () => {
    expect(pathOf('about', 'en')).toBe('/about');
    expect(pathOf('about', 'de')).toBe('/de/about');
    expect(pathOf('cybersecurity', 'fr')).toBe('/fr/services/cybersecurity');
  });

  test('has no trailing slash on the home page', () => {
    expect(pathOf('home', 'en')).toBe('/');
    expect(pathOf('home', 'de')).toBe('/de');
    expect(prefixedPath('home', 'en')).toBe('/en');
  });
});

describe('the address of the box of the contact page (docs/behaviour.md, 2.8)', () => {
  test('names the project type of the service page that links to it', () => {
    const addressFrom = (id: ServiceId) => consultationPath('en', id);
    expect(addressFrom('websiteDevelopment')).toBe('/contact?project=website#consultation');
    expect(addressFrom('socialMediaMarketing')).toBe('/contact?project=social_media#consultation');
    expect(addressFrom('customSoftware')).toBe('/contact?project=custom_software#consultation');
    expect(addressFrom('cloudSolutions')).toBe('/contact?project=cloud_solutions#consultation');
    expect(addressFrom('cybersecurity')).toBe('/contact?project=cybersecurity#consultation');
    expect(addressFrom('mobileDevelopment')).toBe('/contact?project=other#consultation');
    expect(consultationPath('de', 'about')).toBe('/de/contact#consultation');
    expect(consultationPath('fr', 'notFound')).toBe('/fr/contact#consultation');
  });

  test('names no other project type', () => {
    expect(projectIn('?utm_source=letter&project=cybersecurity')).toBe('cybersecurity');
    expect(projectIn('?project=blockchain')).toBeUndefined();
    expect(projectIn('')).toBeUndefined();
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
  ])('%s: the page in the language of the prefix', (path, destination) => {
    expect(destinationOf(path)).toEqual(destination);
  });

  test.each<[string, Destination]>([
    ['/about/', { page: 'about', language: 'en' }],
    ['/de/', { page: 'home', language: 'de' }],
    ['/fr/contact/', { page: 'contact', language: 'fr' }],
  ])('%s: the same page as without the trailing slash', (path, destination) => {
    expect(destinationOf(path)).toEqual(destination);
  });

  test.each(['/xx', '/xx/', '/xx/about', '/ja/services/cybersecurity', '/roh/about', '/de-CH/contact'])(
    '%s: the home page by a redirect, because the language is not supported',
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
    ['/carreers', nowhere('en')],
    ['/kontakt', nowhere('en')],
    ['/shop/about', nowhere('en')],
    ['/DE/about', nowhere('en')],
  ])('%s: the not-found page', (path, destination) => {
    expect(destinationOf(path)).toEqual(destination);
  });

  test('/de/About: the not-found page, because paths are case-sensitive', () => {
    expect(destinationOf('/de/About')).toEqual(nowhere('de'));
  });

  test.each<[string, Destination]>([
    ['/services/website%2Ddevelopment', { page: 'websiteDevelopment', language: 'en' }],
    ['/%64e/about', { page: 'about', language: 'de' }],
    ['/de/%', nowhere('de')],
  ])('%s: percent-encoded characters are decoded', (path, destination) => {
    expect(destinationOf(path)).toEqual(destination);
  });
});
