import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { late } from '../browser/late.tsx';
import type { PageId } from '../routing/routes.ts';
import { useLinkNavigation } from '../routing/useLinkNavigation.ts';
import { announcementId, mainId, useNavigationEffects } from '../routing/useNavigationEffects.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { IconTooltips } from './IconTooltips.tsx';

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

const LateNotices = late(() => import('./Notices.tsx').then(({ Notices }) => Notices));

/** Clicks every button that was pressed before hydration: web/src/inline.ts has marked it with `aria-busy`. */
const pressAgain = () => {
  for (const button of document.querySelectorAll<HTMLElement>('button[aria-busy=true]')) {
    button.removeAttribute('aria-busy');
    button.click();
  }
};

/** Each `Suspense` hydrates separately: the header, and after it the notices. */
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
        {/* No `Suspense` is around the link, so React would render the page anew if a browser has translated its text. */}
        <SkipLink href={`#${mainId}`} suppressHydrationWarning>
          {t('navigation.skip')}
        </SkipLink>
        <ErrorBoundary fallback={null} resetKeys={[page]}>
          <Suspense>
            <Header page={page} />
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
        <Suspense>
          <LateNotices page={page} />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <IconTooltips />
      </ErrorBoundary>
    </>
  );
};
