import { use, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { I18nContext } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { preparedPage } from './pages.ts';
import { consultationFragment, destinationOf } from './routes.ts';

/** The id of the element that holds the page's content. */
export const mainId = 'content';

/** Whether this document was opened by a link or an address, not by a reload or by going back. */
const isOpenedAnew = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

const scrollTo = (element: Element | null | undefined, block: ScrollLogicalPosition) =>
  element?.scrollIntoView({ behavior: 'instant', block });

/**
 * Does on a page change what the browser does for a new document. A new page starts at its top with the focus on its
 * content, or at the part that the link's fragment names with the focus on the part's first control. The browser itself
 * restores the scroll position after back, forward and reload. If back or forward leads to a page whose code is not
 * loaded, for example after a reload, the browser loads the document of the page.
 */
export const useNavigationEffects = (): void => {
  const { key, pathname: shown, hash } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);
  const i18n = use(I18nContext)?.i18n;

  const keepFromRouter = useEffectEvent((event: PopStateEvent) => {
    const { pathname } = window.location;
    const destination = destinationOf(pathname);
    // A link to a part of this page adds a history entry without the router's state. The browser scrolls to the part.
    if (pathname === shown && event.state === null) return event.stopImmediatePropagation();
    if (!i18n || !('page' in destination) || preparedPage(destination.page, i18n)) return;
    event.stopImmediatePropagation();
    // After the next frame the browser has restored the scroll position, which the reload keeps.
    requestAnimationFrame(() => window.setTimeout(() => window.location.reload()));
  });
  // The layout effects of descendants run first, so this listener is added, and called, before the router's listener.
  useLayoutEffect(() => {
    const onPopState = (event: PopStateEvent) => keepFromRouter(event);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry has another key
  useLayoutEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const part = document.getElementById(hash.slice(1));
    const control = part?.querySelector<HTMLElement>('a, button');
    if (wasFirst && !(hash === `#${consultationFragment}` && isOpenedAnew())) return;
    if (type !== 'POP' || wasFirst) {
      if (part) scrollTo(part, 'start');
      else window.scrollTo({ top: 0, behavior: 'instant' });
      scrollTo(control, 'nearest');
    }
    (control ?? document.getElementById(mainId))?.focus({ preventScroll: true });
  }, [key]);
};
