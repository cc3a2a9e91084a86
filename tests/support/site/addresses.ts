import { type Language, languages } from '@helvardar/shared/languages';
import { type PageId, pathOf, prefixedPath, routeIds, routes } from '../../../web/src/routing/routes.ts';

export interface Address {
  path: string;
  page: PageId;
  language: Language;
}

export const pageIds: PageId[] = [...routeIds, 'notFound'];

/** The number of addresses to which the site's links lead: one per page and language. */
export const linkedAddresses = routeIds.length * languages.length;

/** The address to which the site's links to this page lead. For the not-found page, an address that does not exist. */
export const addressOf = (page: PageId, language: Language): string => {
  if (page !== 'notFound') return pathOf(page, language);
  return language === 'en' ? '/services/nothing' : `/${language}/nothing`;
};

/** Every page at its address without a language prefix, and at its address with the prefix of each language. */
export const everyAddress: Address[] = pageIds.flatMap((page) => [
  { path: page === 'notFound' ? '/services/nothing' : routes[page].path, page, language: 'en' as const },
  ...languages.map((language) => ({
    path: page === 'notFound' ? `/${language}/nothing` : prefixedPath(page, language),
    page,
    language,
  })),
]);

/** A page of each kind, in one language, because the markup is the same in all languages. */
export const pageKinds: [PageId, Language][] = [
  ['home', 'en'],
  ['services', 'de'],
  ['socialMediaMarketing', 'fr'],
  ['mobileDevelopment', 'en'],
  ['about', 'de'],
  ['careers', 'fr'],
  ['contact', 'en'],
  ['privacyPolicy', 'de'],
  ['notFound', 'en'],
];
