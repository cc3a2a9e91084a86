import { use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { I18nContext } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { frameShown } from '../browser/frameShown.ts';
import { preparedPage } from './pages.ts';
import { destinationOf } from './routes.ts';
import { keepScrollPosition, saveScrollPositions, scrollPositionOf } from './scrollPositions.ts';

/** The id of the element that holds the page's content. */
export const mainId = 'content';

/**
 * Whether this document was opened by a link or an address, not by a reload or by going back. Then there is no position
 * to restore, and reading the storage would delay the first view.
 */
const isOpenedAnew = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

const newKey = () => Math.random().toString(36).slice(2);

/**
 * Scrolls in the next frame, which computes the layout anyway. Scrolling at once would compute the layout in the
 * click's task too.
 */
const scrollInFrame = (top: number) =>
  requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));

/** Focuses the content after the next frame. Focusing it earlier would delay the frame that shows the page. */
const focusAfterFrame = async () => {
  await frameShown();
  document.getElementById(mainId)?.focus({ preventScroll: true });
};

/** Scrolls to a part of a new page, and further if its first control is still out of view; focuses the control. */
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
 * Does on a page change what the browser does for a new document. A new page starts at its top with the focus on its
 * content, or at the part that the link's fragment names with the focus on the part's first control. Back and forward
 * restore the scroll position. If the code of that page is not loaded, for example after a reload, the browser loads
 * its document.
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
    // A link to a fragment adds a history entry without the router's state. It gets that of the entry before. No
    // position is kept for it, because the browser may already have scrolled.
    if (window.history.state === null)
      window.history.replaceState({ usr: entry.state, key: newKey(), idx: null }, '');
    else keepScrollPosition(entry);
    const destination = destinationOf(window.location.pathname);
    if (!texts || !('page' in destination) || preparedPage(destination.page, texts)) return;
    event.stopImmediatePropagation();
    window.location.reload();
  });
  // A layout effect of a descendant runs before the router's own, so this listener is called before the router's.
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
      // A link to the current page leads to its top, like a link to another page. The browser follows fragments.
      const isLinked = type !== 'POP' && !hash;
      const top = remembered ?? (isLinked ? 0 : undefined);
      if (top !== undefined) scrollInFrame(top);
      if (isLinked) void focusAfterFrame();
      return;
    }
    shown.current = pathname;
    const part = remembered === undefined && document.getElementById(hash.slice(1));
    if (part) return void showPart(part);
    scrollInFrame(remembered ?? 0);
    void focusAfterFrame();
  }, [key, pathname, hash, type]);
};
