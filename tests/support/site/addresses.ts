import { type Language, languages } from '@helvardar/shared/languages';
import { type PageId, pathOf, prefixedPath, routeIds, routes } from '../../../web/src/routing/routes.ts';

export interface Address {
  path: string;
  page: PageId;
  language: Language;
}

/** The routes and the not-found page. */
export const pageIds: PageId[] = [...routeIds, 'notFound'];

/** The number of linked addresses: each route in each language. */
export const linkedAddresses = routeIds.length * languages.length;

/** The address of a page in a language, as links use it. The not-found page gets an address that does not exist. */
export const addressOf = (page: PageId, language: Language): string => {
  if (page !== 'notFound') return pathOf(page, language);
  return language === 'en' ? '/services/nothing' : `/${language}/nothing`;
};

/** Every page at its address without a prefix, and at its address under the prefix of each language. */
export const everyAddress: Address[] = pageIds.flatMap((page) => [
  { path: page === 'notFound' ? '/services/nothing' : routes[page].path, page, language: 'en' as const },
  ...languages.map((language) => ({
    path: page === 'notFound' ? `/${language}/nothing` : prefixedPath(page, language),
    page,
    language,
  })),
]);

/** A page of each kind. The markup is the same in all languages, so each page is here in only one. */
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
