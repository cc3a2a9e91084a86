import type { Language } from '@helvardar/shared/languages';
import { type PageId, pathOf, type RouteId } from '../routing/routes.ts';

export const siteOrigin: string = import.meta.env['VITE_SITE_ORIGIN'] ?? 'https://www.helvardar.example';

export const absolute = (path: string): string => `${siteOrigin}${path}`;

/** The canonical address of a page. */
export const pageAddress = (page: RouteId, language: Language): string => absolute(pathOf(page, language));

/** Where the build writes a page's image for link previews. */
export const ogImagePath = (page: Exclude<PageId, 'notFound'>, language: Language): string =>
  `/previews/${language}/${page}.png`;
