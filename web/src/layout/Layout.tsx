import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { memo, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import type { PageId } from '../routing/routes.ts';
import { useLinkNavigation } from '../routing/useLinkNavigation.ts';
import { mainId, useNavigationEffects } from '../routing/useNavigationEffects.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { IconTooltips } from './IconTooltips.tsx';

/** On a page change the header renders after the page's heading, so that the heading appears a fifth sooner. */
const LateHeader = memo(Header);

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  // The focus ring is inside the link, because the edge of the window would cut off a ring around the link.
  '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -6 },
  '&:not(:focus)': visuallyHidden,
}));
const Page = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
const Main = styled('main')({ flexGrow: 1, '&:focus': { outline: 'none' } });

/** Loads the bars at the bottom after hydration. If their code cannot be loaded, the page has no bars. */
const LazyBottomBars = ({ page }: { page: PageId }) => {
  const [Bars, setBars] = useState<typeof import('./BottomBars.tsx').BottomBars>();
  useEffect(() => {
    import('./BottomBars.tsx').then(
      ({ BottomBars }) => setBars(() => BottomBars),
      () => undefined,
    );
  }, []);
  return Bars && <Bars page={page} />;
};

/** Clicks the buttons that the inline script has marked as pressed before hydration (web/src/inline.ts). */
const pressAgain = () => {
  for (const button of document.querySelectorAll<HTMLElement>('button[aria-busy=true]')) {
    button.removeAttribute('aria-busy');
    button.click();
  }
};

/**
 * The layout of every page. The header hydrates separately; the footer is static. `main` is labelled with the page's
 * name, which screen readers announce when `main` receives the focus.
 */
export const Layout = ({ page, children }: { page: PageId; children: ReactNode }) => {
  const { t } = useTranslation();
  useLinkNavigation();
  useNavigationEffects();
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    // The clicks wait for a new task: a click makes React hydrate its button, which React cannot do within an effect.
    window.setTimeout(pressAgain);
  }, []);
  return (
    <>
      <Page>
        <SkipLink href={`#${mainId}`}>{t('navigation.skip')}</SkipLink>
        <ErrorBoundary fallback={null} resetKeys={[page]}>
          <Suspense>
            <LateHeader page={useDeferredValue(page)} />
          </Suspense>
        </ErrorBoundary>
        <Main id={mainId} tabIndex={-1} aria-label={page === 'notFound' ? undefined : t(`routes.${page}`)}>
          {children}
        </Main>
        <ErrorBoundary fallback={null}>
          <Footer />
        </ErrorBoundary>
      </Page>
      <ErrorBoundary fallback={null}>
        <LazyBottomBars page={page} />
        <IconTooltips />
      </ErrorBoundary>
    </>
  );
};
