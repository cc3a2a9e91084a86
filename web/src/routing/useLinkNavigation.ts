import { use, useEffect, useEffectEvent } from 'react';
import { I18nContext } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { loadLimit, withTimeout } from '../browser/withTimeout.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { loadPageModules, preparedPage, preparePage } from './pages.ts';
import { consultationFragment, destinationOf, type PageId, projectParameter } from './routes.ts';

/** The path of the last page that a link of this document has left. */
export const lastPage: { path?: string } = {};

/** The path of the page that a link has opened, until the page is on the screen. */
export const opening: { path?: string } = {};

/** The link around the event's target, if it leads to a page of this site in the same tab. */
const linkAt = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin && !link.target && !link.download ? link : undefined;
};

const isHere = ({ pathname }: HTMLAnchorElement) => pathname === window.location.pathname;

const partsOf = (search: string) => search.slice(1).split('&').filter(Boolean);

/**
 * Adds the current query, for example the name of a campaign, to a link. This happens before the link is followed, so
 * that a new tab gets the query too. A link to the same page in another language also gets the project type and the
 * fragment.
 */
const keepQuery = (link: HTMLAnchorElement): void => {
  const { pathname, search, hash } = window.location;
  const [here, there] = [destinationOf(pathname), destinationOf(link.pathname)];
  if (!('page' in there)) return;
  const isTranslation = 'page' in here && here.page === there.page && here.language !== there.language;
  const own = partsOf(link.search);
  const names = own.map((part) => part.split('=')[0]);
  const kept = partsOf(search).filter((part) => {
    const [name] = part.split('=');
    return !names.includes(name) && (isTranslation || name !== projectParameter);
  });
  if (kept.length > 0) link.search = [...own, ...kept].join('&');
  if (hash && isTranslation) link.hash = hash;
};

/**
 * Shows a linked page in the current language without loading a document, if the page's code and texts are loaded.
 * Hovering, focusing or touching a link prefetches the code and texts of its page. One listener per event serves all
 * links, even those in texts (docs/decisions/032).
 */
export const useLinkNavigation = (): void => {
  // `useTranslation` would return a wrapper, but pages need the i18n instance itself.
  const i18n = use(I18nContext)?.i18n;
  const language = useLanguage();
  const navigate = useNavigate();

  const pageOf = (link: HTMLAnchorElement | undefined): PageId | undefined => {
    // The browser handles fragments of the current page, but it would not focus the button of the box.
    const isPart = link?.hash && isHere(link) && link.hash !== `#${consultationFragment}`;
    if (!link || isPart) return undefined;
    const destination = destinationOf(link.pathname);
    if (!('page' in destination) || destination.language !== language) return undefined;
    // An unknown path may be a file, for example a PDF.
    return destination.page === 'notFound' ? undefined : destination.page;
  };
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkAt(event);
    if (link) keepQuery(link);
    const page = pageOf(link);
    // A modifier key means a new tab or window, or a download.
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || !page || !i18n || event.defaultPrevented || event.button !== 0 || isModified) return;
    const { pathname, search, hash } = link;
    const { position } = link.dataset;
    const state = position === undefined ? undefined : { position };
    const left = window.location.pathname;
    const open = () => {
      if (isHere(link))
        return navigate({ pathname, search: window.location.search, hash }, { replace: true, state });
      lastPage.path = left;
      opening.path = pathname;
      return navigate({ pathname, search, hash }, { state });
    };
    const isStillWanted = () => window.location.pathname === left;
    if (preparedPage(page, i18n)) void open();
    // A new document would lose the position for which the visitor applies.
    else if (state)
      withTimeout(loadLimit, preparePage(page, i18n)).then(
        () => isStillWanted() && open(),
        () => isStillWanted() && window.location.assign(link.href),
      );
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
