import { type ComponentType, startTransition, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { I18nContext } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { loadPageModules, preparedPage, preparePage } from './pages.ts';
import { destinationOf, type PageId } from './routes.ts';
import { keepScroll } from './scrollPositions.ts';

/** Milliseconds after which a page that nobody answered for is asked for again. */
const retryPause = 5_000;

/** Whether the line is there: any answer counts. */
const isReachable = (path: string) =>
  fetch(path, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

const pauseOrLine = () =>
  new Promise<unknown>((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    window.setTimeout(resolve, retryPause);
  });

/** What a visitor asks of the browser itself: a new tab, a new window, a download. */
const isForBrowser = (event: MouseEvent) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey;

const linkAt = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  const isOwn = link?.origin === window.location.origin && !link.hash && !link.search;
  return isOwn && !link.target && !link.download ? link : undefined;
};

/**
 * Follows the links to pages of the document's language without loading a document, and fetches such a page when a
 * visitor turns towards its link; until it is there the current one stays. A page that cannot be loaded so is loaded as a
 * document, which every page also is: what an old tab asks for after a deployment, for one. Without a line the visitor is
 * told so, and gets the page once there is one again, unless a click has come in between.
 *
 * One listener for all links: a router's own link is drawn anew on every page change, all fifty of header and footer at
 * once (docs/decisions/009). Gives what a page is awaited for, its files or the line, and the page that the visitor turned to
 * last.
 */
export const useLinkNavigation = () => {
  const [next, setNext] = useState<ComponentType>();
  const [awaited, setAwaited] = useState<'files' | 'line'>();
  // Not from `useTranslation`, which wraps it: pages would be prepared for another one than the one that shows them.
  const texts = use(I18nContext)?.i18n;
  const language = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
  /** The address that the visitor has asked for last; none once another page has come, by going back for one. */
  const asked = useRef<string>(undefined);

  const pageOf = (link: HTMLAnchorElement | undefined): PageId | undefined => {
    const destination = link && destinationOf(link.pathname);
    return destination && 'page' in destination && destination.language === language
      ? destination.page
      : undefined;
  };
  const show = ({ pathname, dataset: { position } }: HTMLAnchorElement) => {
    keepScroll(location);
    const replace = pathname === window.location.pathname;
    void navigate(pathname, { replace, ...(position !== undefined && { state: { position } }) });
  };
  const forget = () => {
    asked.current = undefined;
    setAwaited(undefined);
  };
  const follow = useEffectEvent(async (event: MouseEvent) => {
    const link = linkAt(event);
    const page = pageOf(link);
    if (awaited === 'line') forget();
    if (!link || !texts || isForBrowser(event)) return;
    // A page in another language is a document, which the browser loads itself where there is a line.
    if (!page && navigator.onLine) return;
    event.preventDefault();
    const path = link.pathname;
    asked.current = path;
    if (page && preparedPage(page, texts)) return show(link);
    setAwaited('files');
    while (asked.current === path) {
      const Page = page && (await preparePage(page, texts).catch(() => undefined));
      const goOn = Page
        ? () => show(link)
        : (await isReachable(path)) && (() => window.location.assign(path));
      if (asked.current !== path) return;
      if (goOn) return goOn();
      setAwaited('line');
      await pauseOrLine();
    }
  });
  const prefetch = useEffectEvent((event: Event) => {
    if (!navigator.onLine) return;
    const link = linkAt(event);
    const page = pageOf(link);
    const isOther = link?.pathname !== window.location.pathname;
    const loading =
      page && texts
        ? preparePage(page, texts).then((Page) => {
            if (isOther) startTransition(() => setNext(() => Page));
          })
        : loadPageModules();
    loading.catch(() => undefined);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever page comes ends the waiting
  useEffect(forget, [location]);
  useEffect(() => {
    const turning = ['pointerover', 'focusin', 'touchstart'] as const;
    const onClick = (event: MouseEvent) => void follow(event);
    const onTurn = (event: Event) => prefetch(event);
    document.addEventListener('click', onClick);
    for (const type of turning) document.addEventListener(type, onTurn, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const type of turning) document.removeEventListener(type, onTurn);
    };
  }, []);
  return { awaited, next };
};
