import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import { loadPage } from './pages.ts';
import type { PageId } from './routes.ts';

/** As React's `use` reads it: a promise that says how it has ended, so that a loaded page renders at once. */
type Prepared = Promise<ComponentType> & { status?: string; value?: ComponentType; reason?: unknown };

const prepared = new WeakMap<i18n, Map<PageId, Prepared>>();

const load = async (page: PageId, texts: i18n): Promise<ComponentType> => {
  const Page = await loadPage(page);
  await loadTexts(texts, page);
  return Page;
};

/** Loads the chunk and the texts of a page; asked for again it costs nothing, unless it failed: then it tries anew. */
export const preparePage = (page: PageId, texts: i18n): Promise<ComponentType> => {
  const known = prepared.get(texts) ?? new Map<PageId, Prepared>();
  prepared.set(texts, known);
  const before = known.get(page);
  if (before && before.status !== 'rejected') return before;
  const loading: Prepared = load(page, texts);
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(loading, { status: 'rejected', reason }),
  );
  known.set(page, loading);
  return loading;
};

/** The component of a page, for `use`: a failure stays one until the page is prepared anew. */
export const preparedPage = (page: PageId, texts: i18n): Promise<ComponentType> =>
  prepared.get(texts)?.get(page) ?? preparePage(page, texts);

/** Whether a page would be drawn without waiting. */
export const isPrepared = (page: PageId, texts: i18n): boolean =>
  prepared.get(texts)?.get(page)?.status === 'fulfilled';
