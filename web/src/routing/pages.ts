import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { loadTexts, offerTexts } from '../i18n/i18n.ts';
import type { Texts } from '../i18n/texts.ts';
import type { PageModule } from '../pages/pageModules.ts';
import type { PageId, RouteId } from './routes.ts';

/** Does not compile while a route lacks its texts or its label in the menus. */
({}) as Texts satisfies Record<PageId, { meta: { title: string; description: string; keywords: string } }>;
({}) as Texts['common']['routes'] satisfies Record<RouteId, string>;

/** A page's file in `pages`: the component of `about` stands in `About.tsx`. */
const fileOf = (page: PageId): string => `${page.charAt(0).toUpperCase()}${page.slice(1)}.tsx`;

/** The source of a page, as the bundler's manifest names it. */
export const sourceOf = (page: PageId): string => `src/pages/${fileOf(page)}`;

/**
 * The table of all pages. It is loaded when a visitor turns to something, as a document names the file of its own page:
 * so a first visit costs the same however many pages there are.
 */
export const loadPageModules = () => import('../pages/pageModules.ts');

/** The document's own page is imported from the file that it names, every other one by the table. */
const moduleOf = async (page: PageId): Promise<PageModule> => {
  const own = import.meta.env.SSR ? undefined : document.getElementById('root')?.dataset;
  if (own?.['module'] && own['page'] === page) return import(/* @vite-ignore */ own['module']);
  const { pageModules } = await loadPageModules();
  const load = pageModules[`./${fileOf(page)}`];
  if (!load) throw new Error(`Expected the page ${page} in pages/${fileOf(page)}, found none`);
  return load();
};

const components = new Map<PageId, ComponentType>();

/** Loads the chunk and the texts of a page; asked for again it costs nothing, unless it failed: then it tries anew. */
export const preparePage = async (page: PageId, texts: i18n): Promise<ComponentType> => {
  const { Page, texts: files } = await moduleOf(page);
  offerTexts(page, files);
  await loadTexts(texts, page);
  components.set(page, Page);
  return Page;
};

/** The component of a page that would be drawn without waiting, else undefined. */
export const preparedPage = (page: PageId, texts: i18n): ComponentType | undefined =>
  texts.hasResourceBundle(texts.language, page) ? components.get(page) : undefined;
