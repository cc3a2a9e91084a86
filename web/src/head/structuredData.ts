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

const { offices, video } = company;
const officeIds = Object.keys(offices) as OfficeId[];
const legalNames: Record<OfficeId, string> = { basel: company.legalName, skopje: company.subsidiary };
const icon = absolute('/icon-512.png');

/** Where the build writes the film's poster image. */
export const filmStillPath = '/previews/film.png';

const companyReference = { '@id': absolute('/#organization') };

const postalAddress = (id: OfficeId): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: offices[id].street,
  postalCode: offices[id].postalCode,
  addressLocality: offices[id].city,
  addressCountry: offices[id].country,
});

const organization = (language: Language, i18n: I18n): Thing => ({
  '@type': 'Organization',
  ...companyReference,
  name: company.name,
  legalName: company.legalName,
  url: pageAddress('home', language),
  logo: icon,
  description: i18n.t('footer.description', { ns: 'common' }),
  address: postalAddress('basel'),
  sameAs: Object.values(company.social),
  contactPoint: {
    '@type': 'ContactPoint',
    telephone: company.phone,
    email: company.email,
    contactType: 'customer service',
    availableLanguage: languages,
  },
});

const website = (language: Language): Thing => ({
  '@type': 'WebSite',
  '@id': `${pageAddress('home', language)}#website`,
  name: company.name,
  url: pageAddress('home', language),
  inLanguage: language,
  publisher: companyReference,
});

const breadcrumbs = (trail: RouteId[], language: Language, i18n: I18n): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map((id, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: i18n.t(`routes.${id}`, { ns: 'common' }),
    item: pageAddress(id, language),
  })),
});

const service = (page: RouteId, language: Language, i18n: I18n): Thing => {
  const url = pageAddress(page, language);
  const name = i18n.t(`routes.${page}`, { ns: 'common' });
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description: i18n.t('meta.description', { ns: page }),
    url,
    provider: companyReference,
    areaServed: officeIds.map((id) => ({
      '@type': 'Country',
      name: languageRecords[language].countries[offices[id].country],
    })),
  };
};

const office = (id: OfficeId, language: Language): Thing => ({
  '@type': 'LocalBusiness',
  '@id': absolute(`/#${id}`),
  name: `${company.name} ${offices[id].city}`,
  legalName: legalNames[id],
  url: pageAddress('contact', language),
  image: icon,
  address: postalAddress(id),
  telephone: company.phone,
  email: company.email,
  parentOrganization: companyReference,
});

const film = (i18n: I18n): Thing => ({
  '@type': 'VideoObject',
  name: i18n.t('video.title', { ns: 'home' }),
  description: i18n.t('video.lead', { ns: 'home' }),
  thumbnailUrl: absolute(filmStillPath),
  contentUrl: video.address,
  uploadDate: video.uploaded,
  duration: `PT${Math.floor(video.seconds / 60)}M${video.seconds % 60}S`,
});

/** One JSON-LD graph with absolute addresses, in the page's language. */
export const structuredData = (page: RouteId, language: Language, i18n: I18n) => {
  const graph = [organization(language, i18n), website(language)];
  const isService = routes[page].kind === 'service';
  const trail: RouteId[] = isService ? ['home', 'services', page] : ['home', page];
  if (page !== 'home') graph.push(breadcrumbs(trail, language, i18n));
  if (isService) graph.push(service(page, language, i18n));
  if (page === 'about' || page === 'contact') graph.push(...officeIds.map((id) => office(id, language)));
  if (page === 'home') graph.push(film(i18n));
  return { '@context': 'https://schema.org', '@graph': graph };
};
