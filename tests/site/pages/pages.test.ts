import { company } from '@helvardar/shared/company';
import { expect, test } from 'vitest';
import { everyAddress } from '../../support/site/addresses.ts';
import { builtPage } from '../../support/site/builtPage.ts';
import { site } from '../../support/site/visit.ts';

test.for(everyAddress.filter(({ page }) => page !== 'notFound'))(
  '$path exists in its language, with one headline, title and description',
  ({ path, language }) => {
    const { $, textsOf } = builtPage(path);
    expect($('html').attr('lang')).toBe(language);
    for (const once of ['h1', 'head title', 'meta[name=description]', 'link[rel=canonical]'])
      expect($(once), once).toHaveLength(1);
    expect(textsOf($('title')).join().split(' | ')).toEqual([expect.stringMatching(/^\S/), company.name]);
  },
);

const sameAddresses = [
  { path: '/about/', shown: '/about' },
  { path: '/de/', shown: '/de' },
  { path: '/fr/services/cybersecurity/', shown: '/fr/services/cybersecurity' },
];
test('an address with a trailing slash redirects to the address without it', async () => {
  for (const { path, shown } of sameAddresses) {
    const { url, status } = await fetch(site + path);
    expect([url, status]).toEqual([site + shown, 200]);
  }
});
