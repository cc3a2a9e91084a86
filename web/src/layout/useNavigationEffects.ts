import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from './SkipLink.tsx';
import { keepScroll, keptScroll } from './scrollPositions.ts';

/** Then there is no position to return to; asking the storage would hold up the first view. */
const isOpenedAnew = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

/**
 * What a browser does on a page change and a single-page app must do itself: a new page starts at its top with the focus
 * on its content; back and forward return to where the visitor was.
 */
export const useNavigationEffects = (): void => {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const isFirst = useRef(true);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => keepScroll(key);
    window.addEventListener('scrollend', remember);
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
    };
  }, [key]);

  useLayoutEffect(() => {
    const hasPast = type === 'POP' && !(isFirst.current && isOpenedAnew());
    isFirst.current = false;
    const remembered = hasPast ? keptScroll(key) : 0;
    if (pathname === shown.current) {
      if (remembered > 0 && !hash) window.scrollTo({ top: remembered, behavior: 'instant' });
      return;
    }
    shown.current = pathname;
    window.scrollTo({ top: remembered, behavior: 'instant' });
  }, [key, pathname, hash, type]);

  // Behind the paint: the focus takes several milliseconds, and nobody sees it.
  const focused = useRef(pathname);
  useEffect(() => {
    if (pathname === focused.current) return;
    focused.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);
};
