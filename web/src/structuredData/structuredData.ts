import type { Language } from '@helvardar/shared/languages';
import type { i18n } from 'i18next';
import { type RouteId, routes } from '../routes.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { film } from './film.ts';
import { offices } from './offices.ts';
import { organization } from './organization.ts';
import { service } from './service.ts';
import { website } from './website.ts';

/** A thing in the vocabulary of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

interface Page {
  page: RouteId;
  language: Language;
  /** Holds the common texts and those of the page. */
  texts: i18n;
}
/** Says one thing, or several of a kind, for a page. */
export type Describe = (page: Page) => Thing[];

/** What a page says besides the company, the site, its trail and, if it is one, the service. */
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

/** The structured data of a page: one graph in JSON-LD, with absolute addresses in the page's language. */
export const structuredData = (page: RouteId, language: Language, texts: i18n) => ({
  '@context': 'https://schema.org',
  '@graph': descriptionsOf(page).flatMap((describe) => describe({ page, language, texts })),
});
