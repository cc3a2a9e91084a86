import { type ComponentType, startTransition, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { I18nContext } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isReachable } from '../browser/isReachable.ts';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { loadPageModules, preparedPage, preparePage } from './pages.ts';
import { consultationFragment, destinationOf, type PageId } from './routes.ts';
import { keepScrollPosition } from './scrollPositions.ts';

/** Milliseconds between attempts to load a page while offline. */
const retryPause = 5_000;

const pauseOrOnline = () =>
  new Promise<unknown>((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    window.setTimeout(resolve, retryPause);
  });

/** Whether the browser itself handles the click, for example by opening a new tab, a new window or a download. */
const isForBrowser = (event: MouseEvent) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey;

/** The link of an event, if it leads to this site and opens in this tab. */
const linkAt = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin && !link.target && !link.download ? link : undefined;
};

const isHere = ({ pathname }: HTMLAnchorElement) => pathname === window.location.pathname;

/** Whether the app can show the target of the link. The browser handles queries and most fragments. */
const isForApp = (link: HTMLAnchorElement) =>
  !link.search && (!link.hash || (link.hash === `#${consultationFragment}` && !isHere(link)));

/**
 * Follows links to pages in the document's language without loading a document. Prefetches such a page on hover, focus
 * or touch of its link. The current page stays until the next one is loaded. A page that cannot be loaded this way, for
 * example in an old tab after a deployment, is loaded as a document. While offline, the hook retries until the page is
 * loaded or a click cancels it. One listener serves all links: the router's own links would all render on every page
 * change, fifty in header and footer (docs/decisions/009). Returns what the requested page waits for (`awaited`) and
 * the page prefetched last (`next`).
 */
export const useLinkNavigation = () => {
  const [next, setNext] = useState<ComponentType>();
  const [awaited, setAwaited] = useState<'files' | 'connection'>();
  // The i18n instance itself, with which pages are prepared and rendered. `useTranslation` would return a wrapper.
  const texts = use(I18nContext)?.i18n;
  const language = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
  /** The path that the visitor requested last; undefined once any page is shown, even one reached by going back. */
  const requested = useRef<string>(undefined);

  const pageOf = (link: HTMLAnchorElement | undefined): PageId | undefined => {
    const destination = link && isForApp(link) && destinationOf(link.pathname);
    return destination && 'page' in destination && destination.language === language
      ? destination.page
      : undefined;
  };
  const show = (link: HTMLAnchorElement) => {
    const { pathname, hash, dataset } = link;
    const { position } = dataset;
    keepScrollPosition(location);
    void navigate(
      { pathname, hash },
      { replace: isHere(link), ...(position !== undefined && { state: { position } }) },
    );
  };
  const forget = () => {
    requested.current = undefined;
    setAwaited(undefined);
  };
  const follow = useEffectEvent(async (event: MouseEvent) => {
    const link = linkAt(event);
    const page = pageOf(link);
    if (awaited === 'connection') forget();
    if (!link || !texts || isForBrowser(event)) return;
    // Anything but a page of this language is another document. While online, the browser itself loads it.
    if (!page && (navigator.onLine || isHere(link))) return;
    event.preventDefault();
    const path = link.pathname + link.search + link.hash;
    requested.current = path;
    if (page && preparedPage(page, texts)) return show(link);
    setAwaited('files');
    while (requested.current === path) {
      const Page = page && (await preparePage(page, texts).catch(() => undefined));
      const finish = Page
        ? () => show(link)
        : (await isReachable(path)) && (() => window.location.assign(path));
      if (requested.current !== path) return;
      if (finish) return finish();
      setAwaited('connection');
      await pauseOrOnline();
    }
  });
  const prefetch = useEffectEvent((event: Event) => {
    if (!navigator.onLine) return;
    const link = linkAt(event);
    const page = pageOf(link);
    const isOther = link && !isHere(link);
    const loading =
      page && texts
        ? preparePage(page, texts).then((Page) => {
            if (isOther) startTransition(() => setNext(() => Page));
          })
        : loadPageModules();
    loading.catch(() => undefined);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page change ends the waiting
  useEffect(forget, [location]);
  useEffect(() => {
    const prefetchEvents = ['pointerover', 'focusin', 'touchstart'] as const;
    const onClick = (event: MouseEvent) => void follow(event);
    const onPrefetch = (event: Event) => prefetch(event);
    document.addEventListener('click', onClick);
    for (const type of prefetchEvents) document.addEventListener(type, onPrefetch, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const type of prefetchEvents) document.removeEventListener(type, onPrefetch);
    };
  }, []);
  return { awaited, next };
};
