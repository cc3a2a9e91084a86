import { use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { I18nContext } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { frameShown } from '../browser/frameShown.ts';
import { preparedPage } from './pages.ts';
import { destinationOf } from './routes.ts';
import { keepScrollPosition, saveScrollPositions, scrollPositionOf } from './scrollPositions.ts';

/** The id of the element that holds the page's content. */
export const mainId = 'content';

/** A new navigation has no position to restore, and reading the storage would delay the first view. */
const isOpenedAnew = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

const newKey = () => Math.random().toString(36).slice(2);

/**
 * Scrolls in the next frame, which computes the layout anyway. To scroll at once would compute it in the click's task
 * too.
 */
const scrollInFrame = (top: number) =>
  requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));

/** Focuses after the next frame: the focus is invisible and would delay the frame that shows the page. */
const focusBehindFrame = async () => {
  await frameShown();
  document.getElementById(mainId)?.focus({ preventScroll: true });
};

/** Shows a part of a new page from its top on, or as far down as its first control, which gets the focus. */
const showPart = async (part: Element) => {
  const control = part.querySelector<HTMLElement>('a, button');
  requestAnimationFrame(() => {
    part.scrollIntoView({ behavior: 'instant' });
    control?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  });
  await frameShown();
  control?.focus({ preventScroll: true });
};

/**
 * What a browser does on a page change and a single-page app must do itself. A new page starts at its top with the focus on
 * its content, or at the part that the link names, with the focus on its first control. Back and forward restore the scroll position. When the code of that page is not loaded, for example after a
 * reload, the browser loads its document.
 */
export const useNavigationEffects = (): void => {
  const entry = useLocation();
  const { key, pathname, hash } = entry;
  const type = useNavigationType();
  const shown = useRef(pathname);
  const isFirst = useRef(true);
  const texts = use(I18nContext)?.i18n;

  const keepBeforeFragment = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest<HTMLAnchorElement>('a')?.hash) keepScrollPosition(entry);
  });
  const handOn = useEffectEvent(() => {
    keepScrollPosition(entry);
    saveScrollPositions();
  });
  const leave = useEffectEvent((event: PopStateEvent) => {
    // A fragment link makes an entry without the router's key, and the browser may already have scrolled.
    if (window.history.state === null) window.history.replaceState({ key: newKey(), idx: null }, '');
    else keepScrollPosition(entry);
    const destination = destinationOf(window.location.pathname);
    if (!texts || !('page' in destination) || preparedPage(destination.page, texts)) return;
    event.stopImmediatePropagation();
    window.location.reload();
  });
  // Registered once, in a layout effect below the router's own: this listener then runs before the router's.
  useLayoutEffect(() => {
    const onPopState = (event: PopStateEvent) => leave(event);
    const onClick = (event: MouseEvent) => keepBeforeFragment(event);
    window.addEventListener('popstate', onPopState);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('popstate', onPopState);
      document.removeEventListener('click', onClick);
    };
  }, []);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const onPageHide = () => handOn();
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, []);

  useLayoutEffect(() => {
    const hasPast = type === 'POP' && !(isFirst.current && isOpenedAnew());
    isFirst.current = false;
    const remembered = hasPast ? scrollPositionOf({ pathname, key }) : undefined;
    if (pathname === shown.current) {
      // A link to the current page scrolls to its top; the browser scrolls for a fragment link.
      const top = remembered ?? (type === 'POP' || hash ? undefined : 0);
      if (top !== undefined) scrollInFrame(top);
      return;
    }
    shown.current = pathname;
    const part = remembered === undefined && document.getElementById(hash.slice(1));
    if (part) return void showPart(part);
    scrollInFrame(remembered ?? 0);
    void focusBehindFrame();
  }, [key, pathname, hash, type]);
};
