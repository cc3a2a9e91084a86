import type { ComponentType } from 'react';
import { offerTexts } from './i18n.ts';
import type { PageModule } from './pageModules.ts';
import type { PageId } from './routes.ts';

/**
 * The table of all pages. It is loaded when a visitor turns to something, as a document names the file of its own page:
 * so a first visit costs the same however many pages there are.
 */
export const loadPageModules = () => import('./pageModules.ts');

/** The document's own page is imported from the file that it names, every other one by the table. */
const moduleOf = async (page: PageId): Promise<PageModule> => {
  const own = import.meta.env.SSR ? undefined : document.getElementById('root')?.dataset;
  if (own?.['module'] && own['page'] === page) return import(/* @vite-ignore */ own['module']);
  const { pageModules } = await loadPageModules();
  return pageModules[page]();
};

/** The source of a page, as the bundler's manifest names it. */
export const sourceOf = (page: PageId): string =>
  `src/pages/${page.charAt(0).toUpperCase()}${page.slice(1)}.tsx`;

/** The component of a page; from now on its texts can be loaded. */
export const loadPage = async (page: PageId): Promise<ComponentType> => {
  const { Page, texts } = await moduleOf(page);
  offerTexts(page, texts);
  return Page;
};
