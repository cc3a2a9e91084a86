import { use, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { I18nContext } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { navigationType } from '../browser/navigationType.ts';
import { loadLateFont, showLateFont } from '../theme/lateFont.ts';
import { preparedPage } from './pages.ts';
import { consultationFragment, destinationOf } from './routes.ts';
import { opening } from './useLinkNavigation.ts';

export const mainId = 'content';
export const announcementId = 'announcement';
/** Milliseconds after which the announcement goes, so that a reading cursor does not come across it. */
const announcementTime = 1_000;

/** Whether the browser's own scroll to this part still holds, because the visitor has not scrolled since. */
const isAtTop = (part: Element) => {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Math.abs(part.getBoundingClientRect().top - padding) < 2;
};

const scrollTo = (element: Element | null | undefined, block: ScrollLogicalPosition) =>
  element?.scrollIntoView({ behavior: 'instant', block });

/** Moves the focus to any element, so that a screen reader speaks it and reads on from there. */
const focus = (element: HTMLElement | null | undefined) => {
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
};

/** Announces the title of the page for a moment. */
const announceTitle = () => {
  const region = document.getElementById(announcementId);
  if (!region) return;
  region.textContent = document.title;
  window.setTimeout(() => region.replaceChildren(), announcementTime);
};

/**
 * After a change of page, does what the browser does for a new document: scrolls to the top or the fragment, and moves
 * the focus to the heading. On back and forward it does not scroll, because the browser restores the scroll position,
 * and it announces the title, as the visitor has not read it in a link. If back or forward leads to a page whose code
 * or texts are not loaded, it reloads the document.
 */
export const useNavigationEffects = (): void => {
  const { key, pathname: shown, hash } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);
  const i18n = use(I18nContext)?.i18n;

  const keepFromRouter = useEffectEvent((event: PopStateEvent) => {
    const { pathname } = window.location;
    const destination = destinationOf(pathname);
    const current = opening.path ?? shown;
    delete opening.path;
    // A history entry without the router's state comes from a fragment link. The browser scrolls to the fragment by
    // itself, so the event is kept from the router.
    if (pathname === current && event.state === null) return event.stopImmediatePropagation();
    if (!i18n || !('page' in destination) || preparedPage(destination.page, i18n)) return;
    event.stopImmediatePropagation();
    // After the next frame the browser has restored the scroll position, and the reload keeps it. The visitor may have
    // gone forward again meanwhile.
    const reload = () => window.location.pathname === pathname && window.location.reload();
    requestAnimationFrame(() => window.setTimeout(reload));
  });
  // React runs the layout effects of inner components first, so this listener precedes the router's listener.
  useLayoutEffect(() => {
    const onPopState = (event: PopStateEvent) => keepFromRouter(event);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry has another key
  useLayoutEffect(() => {
    delete opening.path;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (wasFirst) loadLateFont();
    else showLateFont();
    const part = document.getElementById(hash.slice(1));
    const control = part?.querySelector<HTMLElement>('a, button');
    const isAskedFor = hash === `#${consultationFragment}` && navigationType() === 'navigate';
    if (wasFirst && !(isAskedFor && part && isAtTop(part))) return;
    if (type !== 'POP' || wasFirst) {
      if (part) scrollTo(part, 'start');
      else window.scrollTo({ top: 0, behavior: 'instant' });
      scrollTo(control, 'nearest');
    }
    // A microtask, because a page that could not render gives way to the new page only after this effect.
    queueMicrotask(() => {
      const main = document.getElementById(mainId);
      focus(control ?? part ?? main?.querySelector('h1') ?? main);
      if (type === 'POP' && !wasFirst) announceTitle();
    });
  }, [key]);
};
