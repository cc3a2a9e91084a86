import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { handOnScroll, keepScroll, keptScroll } from './scrollPositions.ts';

/** The id of the element that holds the page's own content. */
export const mainId = 'content';

/** Then there is no position to return to; asking the storage would hold up the first view. */
const isOpenedAnew = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

/** With the next frame, which lays out the page in any case: to scroll at once would do that in the task of the click. */
const scrollInFrame = (top: number) =>
  requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));

/** Nobody sees the focus, and it takes several milliseconds. */
const focusBehindFrame = () =>
  requestAnimationFrame(() =>
    window.setTimeout(() => document.getElementById(mainId)?.focus({ preventScroll: true })),
  );

/**
 * What a browser does on a page change and a single-page app must do itself: a new page starts at its top with the focus
 * on its content; back and forward return to where the visitor was.
 */
export const useNavigationEffects = (): void => {
  const entry = useLocation();
  const { key, pathname, hash } = entry;
  const type = useNavigationType();
  const shown = useRef(pathname);
  const isFirst = useRef(true);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      keepScroll(entry);
      handOnScroll();
    };
    window.addEventListener('pagehide', remember);
    return () => window.removeEventListener('pagehide', remember);
  }, [entry]);

  useLayoutEffect(() => {
    const hasPast = type === 'POP' && !(isFirst.current && isOpenedAnew());
    isFirst.current = false;
    const remembered = hasPast ? keptScroll({ pathname, key }) : 0;
    if (pathname === shown.current) {
      if (remembered > 0 && !hash) scrollInFrame(remembered);
      return;
    }
    shown.current = pathname;
    scrollInFrame(remembered);
    focusBehindFrame();
  }, [key, pathname, hash, type]);
};
