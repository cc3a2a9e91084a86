import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import { loadTexts, registerTexts } from '../i18n/i18n.ts';
import type { Texts } from '../i18n/texts.ts';
import type { PageModule } from '../pages/pageModules.ts';
import type { PageId, RouteId } from './routes.ts';

/** Fails to compile if a page lacks its texts, its `meta`, or the label of links to it. */
({}) as Texts satisfies Record<PageId, { meta: { title: string; description: string; keywords: string } }>;
({}) as Texts satisfies Record<RouteId, { links: { label: string } }>;

/** `about` is in `About.tsx`. */
const fileOf = (page: PageId): string => `${page.charAt(0).toUpperCase()}${page.slice(1)}.tsx`;

/** The path of a page's source in the bundler's manifest. */
export const sourceOf = (page: PageId): string => `src/pages/${fileOf(page)}`;

/** Loads the table of all pages. A visitor's first page does not need it, so a long table does not delay this page. */
export const loadPageModules = () => import('../pages/pageModules.ts');

/** The module of the served page is named in its document (`data-module`), that of any other page in `pageModules`. */
const moduleOf = async (page: PageId): Promise<PageModule> => {
  const own = import.meta.env.SSR ? undefined : document.getElementById('root')?.dataset;
  if (own?.['module'] && own['page'] === page) return import(/* @vite-ignore */ own['module']);
  const { pageModules } = await loadPageModules();
  const load = pageModules[`./${fileOf(page)}`];
  if (!load) throw new Error(`Expected the page ${page} in pages/${fileOf(page)}, found none`);
  return load();
};

const components = new Map<PageId, ComponentType>();

/** Loads a page unless it is already loaded. After a failure the next call tries again. */
export const preparePage = async (page: PageId, i18n: I18n): Promise<ComponentType> => {
  const { Page, texts: files } = await moduleOf(page);
  registerTexts(page, files);
  await loadTexts(i18n, page);
  components.set(page, Page);
  return Page;
};

/** The component of a page whose code and texts are loaded; otherwise undefined. */
export const preparedPage = (page: PageId, i18n: I18n): ComponentType | undefined =>
  i18n.hasResourceBundle(i18n.language, page) ? components.get(page) : undefined;
