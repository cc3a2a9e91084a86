import type { Language } from '@helvardar/shared/languages';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { readStored, storageKeys } from '../browser/storage.ts';
import { windowEvents } from '../browser/windowEvents.ts';
import { languagesOf, storeDetectedLanguage } from '../i18n/detectLanguage.ts';
import { loadTexts } from '../i18n/i18n.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { type PageId, pathOf } from '../routing/routes.ts';
import { AllVariables } from '../theme/AllVariables.tsx';
import { barsAttribute, barsRoom, lowWindow } from '../theme/grid.ts';
import { CookieBanner } from './CookieBanner.tsx';
import { LanguageHint } from './LanguageHint.tsx';

/** Milliseconds from mount to language detection and to the cookie banner (docs/behaviour.md, 9). */
const detectionDelay = 500;
const bannerDelay = 1_000;

/** The sticky bar comes after the content in the document, so it covers nothing at the end of the page. */
const Root = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar - 1,
  bottom: 0,
  // Without a limit, a bar with large text would fill a small window.
  // The first value is for browsers without `dvh`.
  maxHeight: ['50vh', '50dvh'],
  overflowY: 'auto',
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  [lowWindow]: { position: 'static', maxHeight: 'none' },
  // These margins cancel the scroll padding: focus in the bars must not scroll the page.
  '& :is(a, button)': {
    scrollMarginBottom: `calc(-1 * ${barsRoom})`,
    [lowWindow]: { scrollMarginBottom: 0 },
  },
}));
const Row = styled(Container)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { display: 'flex', columnGap: 40 },
}));

// A page in the back-forward cache misses storage events, so `pageshow` reads the storage again.
const subscribe = windowEvents('storage', 'pageshow');
const useStored = (key: 'cookieConsent' | 'languageHint') =>
  useSyncExternalStore(subscribe, () => readStored(storageKeys[key]));

/** Scrolls to the focused element only if the bars cover it. */
const uncoverFocus = (bars: Element | null) => {
  const focused = document.querySelector('#root :focus-visible');
  if (!bars || !focused) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top < window.innerHeight && bottom > bars.getBoundingClientRect().top)
    focused.scrollIntoView({ block: 'nearest' });
};

/**
 * What loads after hydration: cookie banner, language hint, and the CSS variables that no prerendered page names. The
 * banner is above the hint. Below the hint, the banner would push the hint up when it appears.
 */
export const Notices = ({ page }: { page: PageId }) => {
  const { i18n } = useTranslation();
  const current = useLanguage();
  const { pathname } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const isAccepted = useStored('cookieConsent') !== null;
  const isDismissed = useStored('languageHint') !== null;
  const [isBannerOpen, setBannerOpen] = useState(false);
  /** The languages to which the language hint links; empty until the hint's texts are loaded. */
  const [offered, setOffered] = useState<Language[]>([]);

  useEffect(() => {
    const detect = async () => {
      storeDetectedLanguage();
      if (readStored(storageKeys.languageHint)) return;
      const others = languagesOf(navigator.language).filter((language) => language !== current);
      await Promise.all(others.map((language) => loadTexts(i18n, 'languageHint', language)));
      setOffered(others);
    };
    const timer = window.setTimeout(() => detect().catch(() => undefined), detectionDelay);
    return () => window.clearTimeout(timer);
  }, [i18n, current]);
  useEffect(() => {
    const timer = window.setTimeout(() => setBannerOpen(true), bannerDelay);
    return () => window.clearTimeout(timer);
  }, []);

  const [first, ...others] = offered;
  const hasHint = first && !isDismissed && page !== 'notFound' && pathname === pathOf(page, 'en');
  const hasBanner = isBannerOpen && !isAccepted;
  const hasBars = Boolean(hasHint || hasBanner);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second bar may cover the focus, too
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(barsAttribute, hasBars);
    uncoverFocus(root.current);
  }, [hasHint, hasBanner]);
  return (
    <>
      <AllVariables />
      {hasBars && (
        <Root id="bars" ref={root}>
          <Row>
            {hasBanner && <CookieBanner onHide={() => setBannerOpen(false)} />}
            {hasHint && (
              <LanguageHint page={page} languages={[first, ...others]} onClose={() => setOffered([])} />
            )}
          </Row>
        </Root>
      )}
    </>
  );
};
