import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { loadPage } from './pages.ts';
import type { PageId } from './routes.ts';

type PageComponent = ComponentType<{ page: PageId }>;
/** As React's `use` reads it: a promise that says when it has ended, so that a loaded page renders at once. */
type Prepared = Promise<PageComponent> & { status?: string; value?: PageComponent };

const prepared = new WeakMap<i18n, Map<PageId, Prepared>>();

/** The component of a page once its chunk and its texts are there; asked for again it costs nothing. */
export const preparePage = (page: PageId, texts: i18n): Promise<PageComponent> => {
  const known = prepared.get(texts) ?? new Map<PageId, Prepared>();
  prepared.set(texts, known);
  const before = known.get(page);
  if (before) return before;
  const loading: Prepared = Promise.all([loadPage(page), texts.loadNamespaces(page)]).then(([component]) => {
    Object.assign(loading, { status: 'fulfilled', value: component });
    return component;
  });
  loading.catch(() => known.delete(page));
  known.set(page, loading);
  return loading;
};
