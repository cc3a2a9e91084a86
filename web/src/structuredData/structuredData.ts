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

const byKind = {
  page: [organization, website, breadcrumbs],
  service: [organization, website, breadcrumbs, service],
  policy: [organization, website, breadcrumbs],
} as const satisfies Record<string, Describe[]>;

/** What these pages say instead of what their kind says. */
const byPage: Partial<Record<RouteId, Describe[]>> = {
  home: [organization, website, offices, film],
  about: [organization, website, breadcrumbs, offices],
  contact: [organization, website, breadcrumbs, offices],
};

/** The structured data of a page: one graph in JSON-LD, with absolute addresses in the page's language. */
export const structuredData = (
  page: RouteId,
  language: Language,
  texts: i18n,
): { '@context': string; '@graph': Thing[] } => ({
  '@context': 'https://schema.org',
  '@graph': (byPage[page] ?? byKind[routes[page].kind]).flatMap((describe) =>
    describe({ page, language, texts }),
  ),
});
