import type { Language } from '@helvardar/shared/languages';
import { type PageId, pathOf, type RouteId } from '../routing/routes.ts';

/** Where the site lives; a preview or a takeover sets another one at build. */
export const siteOrigin: string = import.meta.env['VITE_SITE_ORIGIN'] ?? 'https://www.helvardar.example';

/** A path of the site as others see it. */
export const absolute = (path: string): string => `${siteOrigin}${path}`;

/** The canonical address of a page in a language. */
export const pageAddress = (page: RouteId, language: Language): string => absolute(pathOf(page, language));

/** Where the build writes the picture that link previews show for a page; an unknown path has none. */
export const ogImagePath = (page: Exclude<PageId, 'notFound'>, language: Language): string =>
  `/previews/${language}/${page}.png`;
