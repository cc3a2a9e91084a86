import { type ComponentType, startTransition, use, useEffect, useEffectEvent, useState } from 'react';
import { I18nContext } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { loadPageModules } from './pages.ts';
import { preparePage } from './preparedPage.ts';
import { destinationOf } from './routes.ts';

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
 * visitor turns towards its link. One listener for all links: a router's own link is drawn anew on every page change, all
 * fifty of header and footer at once. Gives the page that the visitor turned to last, once it is there.
 */
export const usePageLinks = (): ComponentType | undefined => {
  const [next, setNext] = useState<ComponentType>();
  // Not from `useTranslation`, which wraps it: pages would be prepared for another one than the one that shows them.
  const texts = use(I18nContext)?.i18n;
  const language = useLanguage();
  const navigate = useNavigate();

  const pageOf = (link: HTMLAnchorElement | undefined) => {
    const destination = link && destinationOf(link.pathname);
    return destination && 'page' in destination && destination.language === language
      ? destination.page
      : undefined;
  };
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkAt(event);
    if (!link || isForBrowser(event) || !pageOf(link)) return;
    event.preventDefault();
    void navigate(link.pathname, { replace: link.pathname === window.location.pathname });
  });
  const prefetch = useEffectEvent((event: Event) => {
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

  useEffect(() => {
    const turning = ['pointerover', 'focusin', 'touchstart'] as const;
    const onClick = (event: MouseEvent) => follow(event);
    const onTurn = (event: Event) => prefetch(event);
    document.addEventListener('click', onClick);
    for (const type of turning) document.addEventListener(type, onTurn, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const type of turning) document.removeEventListener(type, onTurn);
    };
  }, []);
  return next;
};
