import { company } from '@helvardar/shared/company';
import { expect, test } from 'vitest';
import { siteOrigin } from '../../../web/src/head/pageAddress.ts';
import { serviceIds } from '../../../web/src/routing/routes.ts';
import { linkedAddresses } from '../../support/site/addresses.ts';
import { canonicalPages, type StaticPage, served } from '../../support/site/heads.ts';
import { textsOf } from '../../support/site/texts.ts';

const graphOf = ({ head: { jsonLd }, path }: StaticPage) => {
  const [data, ...more] = jsonLd;
  if (!data || more.length > 0) throw new Error(`Expected one graph on ${path}, got ${jsonLd.length}`);
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
};
const thingsOf = (page: StaticPage, type: string) => graphOf(page).filter((thing) => thing['@type'] === type);

test('the structured data of every page names the company and the site', () => {
  expect(canonicalPages).toHaveLength(linkedAddresses);
  for (const page of canonicalPages) {
    const home = siteOrigin + (page.language === 'en' ? '/' : `/${page.language}`);
    expect(thingsOf(page, 'Organization'), page.path).toMatchObject([
      {
        name: company.name,
        url: home,
        logo: expect.stringMatching(/\.png$/),
        description: textsOf('common', page.language).footer.description,
        address: { addressCountry: company.offices.basel.country },
        sameAs: Object.values(company.social),
        contactPoint: { telephone: company.phone, contactType: 'customer service', email: company.email },
      },
    ]);
    expect(thingsOf(page, 'WebSite'), page.path).toMatchObject([{ url: home, inLanguage: page.language }]);
  }
});

test('the breadcrumbs of every page except the home page end at the page itself', () => {
  for (const page of canonicalPages) {
    const trails = thingsOf(page, 'BreadcrumbList');
    if (page.page === 'home') expect(trails).toEqual([]);
    else {
      const steps = trails[0]?.['itemListElement'] as { item: string }[];
      expect(steps.at(-1), page.path).toMatchObject({ position: steps.length, item: siteOrigin + page.path });
    }
  }
});

test('the structured data describes services, offices and the film on the pages that show them', () => {
  for (const page of canonicalPages) {
    const isService = (serviceIds as string[]).includes(page.page);
    const hasOffices = ['about', 'contact'].includes(page.page);
    expect(
      thingsOf(page, 'Service').map(({ url }) => url),
      page.path,
    ).toEqual(isService ? [siteOrigin + page.path] : []);
    expect(thingsOf(page, 'LocalBusiness'), page.path).toHaveLength(hasOffices ? 2 : 0);
    expect(thingsOf(page, 'VideoObject'), page.path).toHaveLength(page.page === 'home' ? 1 : 0);
  }
});

test('the structured data contains only addresses that exist', async () => {
  const texts = canonicalPages.map((page) => JSON.stringify(graphOf(page))).join('\n');
  const addresses = new Set(
    [...texts.matchAll(/"(?:url|logo|image|item|thumbnailUrl)":"(.*?)"/g)].map(([, address = '']) => address),
  );
  expect(addresses.size).toBeGreaterThan(linkedAddresses);
  for (const address of addresses) expect((await fetch(served(address))).status, address).toBe(200);
});
