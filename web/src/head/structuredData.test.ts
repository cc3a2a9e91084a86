import { company } from '@helvardar/shared/company';
import { type Language, languages } from '@helvardar/shared/languages';
import { describe, expect, test } from 'vitest';
import { createI18n } from '../i18n/i18n.ts';
import common from '../i18n/locales/de/common.json';
import cybersecurity from '../i18n/locales/de/cybersecurity.json';
import home from '../i18n/locales/de/home.json';
import { preparePage } from '../routing/pages.ts';
import { type RouteId, routeIds, serviceIds } from '../routing/routes.ts';
import { siteOrigin as origin } from './pageAddress.ts';
import { structuredData } from './structuredData.ts';

const nameOf = async (page: RouteId) => (await createI18n('de')).t(`routes.${page}`);
const graphOf = async (page: RouteId, language: Language = 'de') => {
  const texts = await createI18n(language);
  await preparePage(page, texts);
  return structuredData(page, language, texts)['@graph'];
};
const typesOf = async (page: RouteId) => (await graphOf(page)).map((thing) => thing['@type']);
const describedThing = async (page: RouteId, type: string) =>
  (await graphOf(page)).find((thing) => thing['@type'] === type);

test('describes the company with every field of docs/behaviour.md, 2.14', async () => {
  expect(await describedThing('careers', 'Organization')).toMatchObject({
    name: company.name,
    url: `${origin}/de`,
    logo: `${origin}/icon-512.png`,
    description: common.footer.description,
    address: { '@type': 'PostalAddress', addressCountry: company.offices.basel.country },
    sameAs: [company.social.facebook, company.social.instagram, company.social.linkedin],
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: company.phone,
      contactType: 'customer service',
      email: company.email,
    },
  });
});

test('names the site in the language of the page', async () => {
  expect(await describedThing('privacyPolicy', 'WebSite')).toMatchObject({
    name: company.name,
    url: `${origin}/de`,
    inLanguage: 'de',
  });
});

describe('the breadcrumbs', () => {
  test('lead to a service through the overview', async () => {
    const trail = await describedThing('cybersecurity', 'BreadcrumbList');
    expect(trail?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: await nameOf('home'), item: `${origin}/de` },
      { '@type': 'ListItem', position: 2, name: await nameOf('services'), item: `${origin}/de/services` },
      {
        '@type': 'ListItem',
        position: 3,
        name: await nameOf('cybersecurity'),
        item: `${origin}/de/services/cybersecurity`,
      },
    ]);
  });

  test('lead to every other page from the home page, which has none itself', async () => {
    const trail = await describedThing('services', 'BreadcrumbList');
    expect(trail?.['itemListElement']).toHaveLength(2);
    expect(await typesOf('home')).not.toContain('BreadcrumbList');
  });
});

test('describes a service on the service pages, and on no other', async () => {
  expect(await describedThing('cybersecurity', 'Service')).toMatchObject({
    name: await nameOf('cybersecurity'),
    description: cybersecurity.meta.description,
    url: `${origin}/de/services/cybersecurity`,
    provider: { '@id': `${origin}/#organization` },
    areaServed: [
      { '@type': 'Country', name: 'Schweiz' },
      { '@type': 'Country', name: 'Nordmazedonien' },
    ],
  });
  const types = await Promise.all(routeIds.map(async (page) => ({ page, types: await typesOf(page) })));
  expect(types.filter(({ types }) => types.includes('Service')).map(({ page }) => page)).toEqual(serviceIds);
});

test('gives each office on the about and contact pages, and on no other', async () => {
  const offices = (await graphOf('contact')).filter((thing) => thing['@type'] === 'LocalBusiness');
  expect(offices.map(({ legalName }) => legalName)).toEqual([company.legalName, company.subsidiary]);
  expect(offices).toMatchObject(
    [company.offices.basel, company.offices.skopje].map(({ street, postalCode, city, country }) => ({
      name: `${company.name} ${city}`,
      telephone: company.phone,
      email: company.email,
      address: {
        streetAddress: street,
        postalCode,
        addressLocality: city,
        addressCountry: country,
      },
    })),
  );
  const types = await Promise.all(routeIds.map(async (page) => ({ page, types: await typesOf(page) })));
  expect(types.filter(({ types }) => types.includes('LocalBusiness')).map(({ page }) => page)).toEqual([
    'about',
    'contact',
  ]);
});

test('describes the film of the home page', async () => {
  const thing = await describedThing('home', 'VideoObject');
  const [, minutes, seconds] = /^PT(\d+)M([1-5]?\d)S$/.exec(String(thing?.['duration'])) ?? [];
  expect(60 * Number(minutes) + Number(seconds)).toBe(company.video.seconds);
  expect(thing).toMatchObject({
    '@type': 'VideoObject',
    name: home.video.title,
    description: home.video.lead,
    thumbnailUrl: `${origin}/previews/film.png`,
    contentUrl: company.video.address,
    uploadDate: company.video.uploaded,
  });
  expect(thing?.['uploadDate']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/);
});

test('claims no ratings and has no missing texts', async () => {
  for (const page of routeIds)
    for (const language of languages) {
      const written = JSON.stringify(await graphOf(page, language));
      expect(written).not.toMatch(/"(?:review|reviewRating|aggregateRating)"/);
      expect(written).not.toMatch(/"(?:routes|meta|footer|video)\.\w+"/);
    }
});
