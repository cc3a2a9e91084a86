import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkNavigation } from '../routing/LinkNavigation.tsx';
import type { PageId } from '../routing/routes.ts';
import { mainId, useNavigationEffects } from '../routing/useNavigationEffects.ts';
import { styled } from '../theme/styled.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LazyCookieBanner } from './LazyCookieBanner.tsx';
import { LazyTooltip } from './LazyTooltip.tsx';
import { SkipLink } from './SkipLink.tsx';

const Page = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
const Main = styled('main')({ flexGrow: 1, '&:focus': { outline: 'none' } });

/** Presses what was pressed before the app had come, and was marked by the inline script (web/src/inline.ts). */
const pressAgain = () => {
  for (const button of document.querySelectorAll<HTMLElement>('button[aria-busy=true]')) {
    button.removeAttribute('aria-busy');
    button.click();
  }
};

/**
 * What stands around every page; header and footer hydrate on their own, like each section. The content bears the name of the
 * page, which is what a screen reader says when the focus comes to it.
 */
export const Layout = ({ page, children }: { page: PageId; children: ReactNode }) => {
  const { t } = useTranslation();
  useNavigationEffects();
  // In a task of its own: React hydrates what is pressed, and cannot do so within an effect.
  useEffect(() => {
    const timer = window.setTimeout(pressAgain);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <Page>
      <SkipLink />
      <LinkNavigation />
      <ErrorBoundary fallback={null}>
        <LazyTooltip />
        <LazyCookieBanner />
      </ErrorBoundary>
      <ErrorBoundary fallback={null} resetKey={page}>
        <Suspense>
          <Header page={page} />
        </Suspense>
      </ErrorBoundary>
      <Main id={mainId} tabIndex={-1} aria-label={page === 'notFound' ? undefined : t(`routes.${page}`)}>
        {children}
      </Main>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Footer />
        </Suspense>
      </ErrorBoundary>
    </Page>
  );
};
