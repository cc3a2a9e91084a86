import { use, useEffect, useEffectEvent } from 'react';
import { I18nContext } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { loadPageModules, preparedPage, preparePage } from './pages.ts';
import { destinationOf, type PageId } from './routes.ts';

/** The link of an event, if it leads to this site and opens in this tab. */
const linkAt = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin && !link.target && !link.download ? link : undefined;
};

const isHere = ({ pathname }: HTMLAnchorElement) => pathname === window.location.pathname;

/**
 * Adds the query of the current address, for example the name of a campaign, to a link to a page. A link to the same
 * page in another language also gets the fragment. The link changes before a press, so a new tab also gets the query.
 */
const keepQuery = (link: HTMLAnchorElement): void => {
  const { pathname, search, hash } = window.location;
  const [here, there] = [destinationOf(pathname), destinationOf(link.pathname)];
  if (!('page' in there)) return;
  if (search && !link.search) link.search = search;
  if (hash && 'page' in here && here.page === there.page && here.language !== there.language)
    link.hash = hash;
};

/**
 * Shows a linked page without loading a document, if the page is in the document's language and its code and texts are
 * loaded. Hover, focus or touch of a link prefetches code and texts. The browser opens every other link as usual. Each
 * event has one listener for all links, including links in texts (docs/decisions/032).
 */
export const useLinkNavigation = (): void => {
  // Pages are prepared and rendered with the i18n instance itself. `useTranslation` would return a wrapper of it.
  const i18n = use(I18nContext)?.i18n;
  const language = useLanguage();
  const navigate = useNavigate();

  const pageOf = (link: HTMLAnchorElement | undefined): PageId | undefined => {
    // The browser handles fragments of the current page.
    if (!link || (link.hash && isHere(link))) return undefined;
    const destination = destinationOf(link.pathname);
    return 'page' in destination && destination.language === language ? destination.page : undefined;
  };
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkAt(event);
    const page = pageOf(link);
    // With a modifier key the browser opens a new tab or window, or a download.
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || !page || !i18n || event.defaultPrevented || event.button !== 0 || isModified) return;
    const { pathname, search, hash, dataset } = link;
    const show = () => navigate({ pathname, search, hash }, { replace: isHere(link), state: { ...dataset } });
    if (preparedPage(page, i18n)) void show();
    // The position for which the visitor applies is in `state`, which a new document would not get.
    else if ('position' in dataset)
      preparePage(page, i18n).then(show, () => window.location.assign(link.href));
    else return;
    event.preventDefault();
  });
  const prefetch = useEffectEvent((event: Event) => {
    const link = linkAt(event);
    if (link) keepQuery(link);
    const page = pageOf(link);
    const loading = page && i18n ? preparePage(page, i18n) : loadPageModules();
    loading.catch(() => undefined);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', (event) => follow(event), { signal });
    for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
      document.addEventListener(type, (event) => prefetch(event), { passive: true, signal });
    return () => listening.abort();
  }, []);
};
