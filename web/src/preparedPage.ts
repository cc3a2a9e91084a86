import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { loadPage } from './pages.ts';
import type { PageId } from './routes.ts';

/** As React's `use` reads it: a promise that says when it has ended, so that a loaded page renders at once. */
type Prepared = Promise<ComponentType> & { status?: string; value?: ComponentType };

const prepared = new WeakMap<i18n, Map<PageId, Prepared>>();

const load = async (page: PageId, texts: i18n): Promise<ComponentType> => {
  const Page = await loadPage(page);
  await texts.loadNamespaces(page);
  return Page;
};

/** The component of a page once its chunk and its texts are there; asked for again it costs nothing. */
export const preparePage = (page: PageId, texts: i18n): Promise<ComponentType> => {
  const known = prepared.get(texts) ?? new Map<PageId, Prepared>();
  prepared.set(texts, known);
  const before = known.get(page);
  if (before) return before;
  const loading: Prepared = load(page, texts).then((Page) => {
    Object.assign(loading, { status: 'fulfilled', value: Page });
    return Page;
  });
  loading.catch(() => known.delete(page));
  known.set(page, loading);
  return loading;
};
