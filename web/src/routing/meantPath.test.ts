import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meantAddress, nearPages } from './meantPath.ts';
import { type RouteId, routeIds, routes } from './routes.ts';

describe('the path that was meant', () => {
  test.each([
    ['/Contact', '/contact'],
    ['/DE/contact', '/de/contact'],
    ['/DE', '/de'],
    ['/en/About', '/about'],
    ['/contact)', '/contact'],
    ['/contact.', '/contact'],
    ['/services//cybersecurity', '/services/cybersecurity'],
    ['/about%20', '/about'],
    ['/privacy_policy', '/privacy-policy'],
    ['/servicesmobile-development', '/services/mobile-development'],
    ['/contact&utm_source=letter&utm_medium=email', '/contact?utm_source=letter&utm_medium=email'],
    ['/de/contact%3Futm_source=letter', '/de/contact?utm_source=letter'],
    ['/&utm_source=letter', '/?utm_source=letter'],
    ['/Contact%3f', '/contact'],
    ['/contact](https://helvardar.example/contact', '/contact'],
    ['/de/contact%5D%28https://helvardar.example/de/contact', '/de/contact'],
    ['/fr/contact%3Cbr%3E', '/fr/contact'],
    ['/de/about&lt;br&gt;', '/de/about'],
    ['/services/cybersecurity%22%3Etext%3C/a%3E', '/services/cybersecurity'],
    ['/contact&amp;a=1&amp;b=2', '/contact?a=1&b=2'],
    ['/contact%23consultation', '/contact#consultation'],
    ['/de/contact%23consultation', '/de/contact#consultation'],
    ['/fr/contact%3Fa=1%23consultation%3Cbr%3E', '/fr/contact?a=1#consultation'],
    ['/contact.php', '/contact'],
    ['/de/about/index.htm', '/de/about'],
    ['/index.php', '/'],
    ['/contact,https://helvardar.example/about', '/contact'],
    ['/de/contact%20and%20call', '/de/contact'],
    ['/agb', '/terms-of-service'],
    ['/tos', '/terms-of-service'],
    ['/cgv', '/terms-of-service'],
    ['/app', '/services/mobile-development'],
    ['/en/tos', '/terms-of-service'],
    ['/de/agb', '/de/terms-of-service'],
    ['/fr/cgu', '/fr/terms-of-service'],
  ])('of %s is %s', (path, meant) => {
    expect(meantAddress({ pathname: path })).toBe(meant);
  });

  test.each(['/carreers', '/de/nothing', '/a/b/c', '/%E0%A4%A', '/xx/about', '/a%3Fcontact'])(
    'of %s is unknown',
    (path) => {
      expect(meantAddress({ pathname: path })).toBeUndefined();
    },
  );

  test('keeps query and fragment of the address, with one question mark', () => {
    const address = { pathname: '/contact&a=1', search: '?b=2', hash: '#consultation' };
    expect(meantAddress(address)).toBe('/contact?a=1&b=2#consultation');
    expect(meantAddress({ pathname: '/Contact', search: '?b=2' })).toBe('/contact?b=2');
  });

  test('is found whatever capitals, slashes, blanks and punctuation are added', () => {
    const noise = fc.array(fc.constantFrom('/', '%20', ')', '.', ',', ';', '-', '_'), { maxLength: 2 });
    fc.assert(
      fc.property(fc.constantFrom(...routeIds), fc.array(noise), fc.boolean(), (id, noises, isUpper) => {
        const letters = [...(isUpper ? routes[id].path.toUpperCase() : routes[id].path)];
        const noisy = letters.map((letter, index) => letter + (noises[index]?.join('') ?? '')).join('');
        expect(meantAddress({ pathname: noisy })).toBe(routes[id].path);
      }),
    );
  });
});

describe('near pages', () => {
  test.each<[string, RouteId]>([
    ['/carreers', 'careers'],
    ['/abuot', 'about'],
    ['/kontakt', 'contact'],
    ['/ueber-uns', 'about'],
    ['/%C3%BCber-uns', 'about'],
    ['/leistungen', 'services'],
    ['/impressum', 'contact'],
    ['/services/cloud', 'cloudSolutions'],
    ['/fr/confidentialité', 'privacyPolicy'],
  ])('of %s begin with the page %s', (path, id) => {
    expect(nearPages(path)[0]).toBe(id);
  });

  test.each(['/a/b/c', '/wp-login.php', '/de/nothing', '/services/nothing'])('of %s are none', (path) => {
    expect(nearPages(path)).toEqual([]);
  });

  test('are three at most', () => {
    fc.assert(fc.property(fc.webPath(), (path) => nearPages(path).length <= 3));
  });
});
