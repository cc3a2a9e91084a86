import type { Language } from '@helvardar/shared/languages';
import { type PageId, pathOf, type RouteId } from '../routing/routes.ts';

/** The site's origin; `VITE_SITE_ORIGIN` overrides it at build time. */
export const siteOrigin: string = import.meta.env['VITE_SITE_ORIGIN'] ?? 'https://www.helvardar.example';

/** The absolute address of a path. */
export const absolute = (path: string): string => `${siteOrigin}${path}`;

/** The canonical address of a page in a language. */
export const pageAddress = (page: RouteId, language: Language): string => absolute(pathOf(page, language));

/** The path at which the build writes a page's image for link previews. */
export const ogImagePath = (page: Exclude<PageId, 'notFound'>, language: Language): string =>
  `/previews/${language}/${page}.png`;
