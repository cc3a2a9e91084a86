import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
// The `ThemeProvider` of `@mui/material` imports `createTheme`. The built site does not need `createTheme`, because the
// build creates the theme (docs/decisions/033).
import ThemeProvider from '@mui/system/ThemeProvider';
import type { i18n as I18n } from 'i18next';
import { ErrorBoundary } from 'react-error-boundary';
import { I18nextProvider } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { ConsultationProvider } from './consultation/ConsultationProvider.tsx';
import { PageHead } from './head/PageHead.tsx';
import { FailurePage } from './layout/FailurePage.tsx';
import { Layout } from './layout/Layout.tsx';
import { preparedPage } from './routing/pages.ts';
import { destinationOf, type PageId } from './routing/routes.ts';
import { DeferredContext, PagePlaceholder } from './sections/DeferredContext.tsx';
import { cssVariables } from './theme/cssVariables.ts';
import { theme } from './theme/theme.ts';

const CurrentPage = ({ page, i18n }: { page: PageId; i18n: I18n }) => {
  const Page = preparedPage(page, i18n);
  if (!Page) throw new Error(`Expected the page ${page} to be there, it was not loaded`);
  // Two cases need the whole page at once. On `POP` (first render, back, forward) the browser needs its full height to
  // restore the scroll position. With a fragment in the address, the page scrolls to that part.
  const type = useNavigationType();
  const { hash } = useLocation();
  return (
    <>
      <PageHead page={page} />
      <DeferredContext value={type !== 'POP' && !hash}>
        <Page key={page} />
        <PagePlaceholder key={`after-${page}`} />
      </DeferredContext>
    </>
  );
};

/**
 * Prerendering writes the global styles into each page, so the deployed app renders none. The development server has no
 * prerendered pages, so there the app renders the styles.
 */
const includesGlobalStyles = import.meta.env.SSR || import.meta.env.DEV;

/** The page at the current address. It is separate from `App`, so that a page change does not render `App` again. */
const CurrentAddress = ({ i18n }: { i18n: I18n }) => {
  const { key, pathname } = useLocation();
  const destination = destinationOf(pathname);
  if ('redirect' in destination)
    throw new Error(`Expected a page, got a redirect to ${destination.redirect}`);
  return (
    <Layout page={destination.page}>
      <ErrorBoundary fallback={<FailurePage />} resetKeys={[key]}>
        <CurrentPage page={destination.page} i18n={i18n} />
      </ErrorBoundary>
    </Layout>
  );
};

/** Everything inside the router. Prerendering and hydration need the same tree. */
export const App = ({ i18n }: { i18n: I18n }) => (
  <I18nextProvider i18n={i18n}>
    <ThemeProvider theme={theme}>
      {includesGlobalStyles && (
        <>
          {import.meta.env.DEV && <GlobalStyles styles={cssVariables} />}
          <CssBaseline />
        </>
      )}
      <ConsultationProvider>
        <CurrentAddress i18n={i18n} />
      </ConsultationProvider>
    </ThemeProvider>
  </I18nextProvider>
);
