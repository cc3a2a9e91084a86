import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { loadTexts, offerTexts } from '../i18n/i18n.ts';
import type { Texts } from '../i18n/texts.ts';
import type { PageModule } from '../pages/pageModules.ts';
import type { PageId, RouteId } from './routes.ts';

/** Fails to compile when a route lacks its texts or its label in the menus. */
({}) as Texts satisfies Record<PageId, { meta: { title: string; description: string; keywords: string } }>;
({}) as Texts['common']['routes'] satisfies Record<RouteId, string>;

/** A page's file in `pages`: `about` is in `About.tsx`. */
const fileOf = (page: PageId): string => `${page.charAt(0).toUpperCase()}${page.slice(1)}.tsx`;

/** The path of a page's source in the bundler's manifest. */
export const sourceOf = (page: PageId): string => `src/pages/${fileOf(page)}`;

/**
 * Loads the table of all pages on demand. A document names the file of its own page, so the cost of a first visit does not
 * grow with the number of pages.
 */
export const loadPageModules = () => import('../pages/pageModules.ts');

/** The document names the file of its own page; every other page is found in the table. */
const moduleOf = async (page: PageId): Promise<PageModule> => {
  const own = import.meta.env.SSR ? undefined : document.getElementById('root')?.dataset;
  if (own?.['module'] && own['page'] === page) return import(/* @vite-ignore */ own['module']);
  const { pageModules } = await loadPageModules();
  const load = pageModules[`./${fileOf(page)}`];
  if (!load) throw new Error(`Expected the page ${page} in pages/${fileOf(page)}, found none`);
  return load();
};

const components = new Map<PageId, ComponentType>();

/** Loads the chunk and the texts of a page. Idempotent; after a failure the next call tries again. */
export const preparePage = async (page: PageId, texts: i18n): Promise<ComponentType> => {
  const { Page, texts: files } = await moduleOf(page);
  offerTexts(page, files);
  await loadTexts(texts, page);
  components.set(page, Page);
  return Page;
};

/** The component of a page that can render without waiting, else undefined. */
export const preparedPage = (page: PageId, texts: i18n): ComponentType | undefined =>
  texts.hasResourceBundle(texts.language, page) ? components.get(page) : undefined;
