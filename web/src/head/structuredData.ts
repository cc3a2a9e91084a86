import { company, type OfficeId } from '@helvardar/shared/company';
import { type Language, languageRecords, languages } from '@helvardar/shared/languages';
import type { i18n as I18n } from 'i18next';
import { type RouteId, routes } from '../routing/routes.ts';
import { absolute, pageAddress } from './pageAddress.ts';

/** A thing in the schema.org vocabulary. */
interface Thing {
  '@type': string;
  [property: string]: unknown;
}

interface Page {
  page: RouteId;
  language: Language;
  /** The i18next instance, in which the texts `common` and those of the page are loaded. */
  i18n: I18n;
}
/** Returns the schema.org things of one type that describe a page. */
type Describe = (page: Page) => Thing[];

const postalAddress = (id: OfficeId) => {
  const { street, postalCode, city, country } = company.offices[id];
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: country,
  };
};

/** The reference with which other things refer to the company. */
const organizationReference = { '@id': absolute('/#organization') };

/** The company; it is the same on all pages of a language. */
const organization: Describe = ({ language, i18n }) => [
  {
    '@type': 'Organization',
    ...organizationReference,
    name: company.name,
    legalName: company.legalName,
    url: pageAddress('home', language),
    logo: absolute('/icon-512.png'),
    description: i18n.t('footer.description', { ns: 'common' }),
    email: company.email,
    telephone: company.phone,
    address: postalAddress('basel'),
    sameAs: Object.values(company.social),
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: company.phone,
      email: company.email,
      contactType: 'customer service',
      availableLanguage: languages,
    },
  },
];

/** The site in the page's language. */
const website: Describe = ({ language }) => {
  const url = pageAddress('home', language);
  return [
    {
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name: company.name,
      url,
      inLanguage: language,
      publisher: organizationReference,
    },
  ];
};

/** The pages of the breadcrumb trail to a page. A service page lies below the page `services`. */
const trailTo = (page: RouteId): RouteId[] =>
  routes[page].kind === 'service' ? ['home', 'services', page] : ['home', page];

const breadcrumbs: Describe = ({ page, language, i18n }) => [
  {
    '@type': 'BreadcrumbList',
    itemListElement: trailTo(page).map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: i18n.t(`routes.${id}`, { ns: 'common' }),
      item: pageAddress(id, language),
    })),
  },
];

const officeIds = Object.keys(company.offices) as OfficeId[];
const legalNames: Record<OfficeId, string> = { basel: company.legalName, skopje: company.subsidiary };

/** The service of a service page, with the page's features as its offers. */
const service: Describe = ({ page, language, i18n }) => {
  const url = pageAddress(page, language);
  const name = i18n.t(`routes.${page}`, { ns: 'common' });
  const features: { items: Record<string, { title: string }> } = i18n.getResource(language, page, 'features');
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name,
      serviceType: name,
      description: i18n.t('meta.description', { ns: page }),
      url,
      provider: organizationReference,
      areaServed: officeIds.map((id) => ({
        '@type': 'Country',
        name: languageRecords[language].countries[company.offices[id].country],
      })),
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name,
        itemListElement: Object.values(features.items).map(({ title }) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: title },
        })),
      },
    },
  ];
};

/** Each office as a place to visit and call. */
const offices: Describe = ({ language }) =>
  officeIds.map((id) => ({
    '@type': 'LocalBusiness',
    '@id': absolute(`/#${id}`),
    name: `${company.name} ${company.offices[id].city}`,
    legalName: legalNames[id],
    url: pageAddress('contact', language),
    image: absolute('/icon-512.png'),
    address: postalAddress(id),
    telephone: company.phone,
    email: company.email,
    parentOrganization: organizationReference,
  }));

/** The path at which the build writes the film's poster image. */
export const filmStillPath = '/previews/film.png';

const { address, uploaded, seconds } = company.video;

/** The film of the home page. */
const film: Describe = ({ i18n }) => [
  {
    '@type': 'VideoObject',
    name: i18n.t('video.title', { ns: 'home' }),
    description: i18n.t('video.lead', { ns: 'home' }),
    thumbnailUrl: absolute(filmStillPath),
    contentUrl: address,
    uploadDate: uploaded,
    duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S`,
  },
];

/** The schema.org things of single pages, besides company, site, breadcrumbs and service. */
const particulars: Partial<Record<RouteId, Describe[]>> = {
  home: [offices, film],
  about: [offices],
  contact: [offices],
};

const descriptionsOf = (page: RouteId): Describe[] => [
  organization,
  website,
  ...(page === 'home' ? [] : [breadcrumbs]),
  ...(routes[page].kind === 'service' ? [service] : []),
  ...(particulars[page] ?? []),
];

/** The structured data of a page: one JSON-LD graph with absolute addresses in the page's language. */
export const structuredData = (page: RouteId, language: Language, i18n: I18n) => ({
  '@context': 'https://schema.org',
  '@graph': descriptionsOf(page).flatMap((describe) => describe({ page, language, i18n })),
});
