import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { memo, type ReactNode, Suspense, useDeferredValue, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useLate } from '../browser/useLate.ts';
import type { PageId } from '../routing/routes.ts';
import { useLinkNavigation } from '../routing/useLinkNavigation.ts';
import { announcementId, mainId, useNavigationEffects } from '../routing/useNavigationEffects.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { IconTooltips } from './IconTooltips.tsx';

/**
 * On a page change `useDeferredValue` changes the header after the page's heading, so that the heading appears sooner.
 * `memo` keeps the header from rendering before that.
 */
const LateHeader = memo(Header);

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  // The edge of the window would cut off an outer focus ring.
  '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -6 },
  '&:not(:focus)': visuallyHidden,
}));
const Page = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
const Main = styled('main')({ flexGrow: 1, '&:focus, & [tabindex="-1"]:focus': { outline: 'none' } });
const Announcement = styled('div')(visuallyHidden);

const loadNotices = () => import('./Notices.tsx');

/** Loads the cookie banner and the language hint after hydration. If loading fails, the page works without them. */
const LazyNotices = ({ page }: { page: PageId }) => {
  const module = useLate(loadNotices);
  return module && <module.Notices page={page} />;
};

/** Clicks every button that was pressed before hydration: web/src/inline.ts has marked it with `aria-busy`. */
const pressAgain = () => {
  for (const button of document.querySelectorAll<HTMLElement>('button[aria-busy=true]')) {
    button.removeAttribute('aria-busy');
    button.click();
  }
};

/** `Suspense` lets the header hydrate separately from the page. */
export const Layout = ({ page, children }: { page: PageId; children: ReactNode }) => {
  const { t } = useTranslation();
  useLinkNavigation();
  useNavigationEffects();
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    delete document.documentElement.dataset['unloaded'];
    // `pressAgain` needs a new task, because during an effect React cannot hydrate the button that it clicks.
    window.setTimeout(pressAgain);
  }, []);
  return (
    <>
      <Page>
        {/* A browser may have translated the text. Without `Suspense` around it, React would render the page anew. */}
        <SkipLink href={`#${mainId}`} suppressHydrationWarning>
          {t('navigation.skip')}
        </SkipLink>
        <ErrorBoundary fallback={null} resetKeys={[page]}>
          <Suspense>
            <LateHeader page={useDeferredValue(page)} />
          </Suspense>
        </ErrorBoundary>
        <Main id={mainId} tabIndex={-1}>
          {children}
        </Main>
        <ErrorBoundary fallback={null}>
          <Footer />
        </ErrorBoundary>
      </Page>
      <Announcement id={announcementId} aria-live="polite" />
      <ErrorBoundary fallback={null}>
        <LazyNotices page={page} />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <IconTooltips />
      </ErrorBoundary>
    </>
  );
};
