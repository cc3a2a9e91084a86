import { type ReactNode, Suspense } from 'react';
import type { PageId } from '../routes.ts';
import { styled } from '../styled.ts';
import { CookieConsent } from './CookieConsent.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LaterTooltip } from './LaterTooltip.tsx';
import { PageLinks } from './PageLinks.tsx';
import { mainId, SkipLink } from './SkipLink.tsx';
import { useNavigationEffects } from './useNavigationEffects.ts';
import { WaitingBar } from './WaitingBar.tsx';

const Page = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
const Main = styled('main')({ flexGrow: 1, '&:focus': { outline: 'none' } });

/** What stands around every page; header and footer hydrate on their own, like each section. */
export const Layout = ({ page, children }: { page: PageId; children: ReactNode }) => {
  useNavigationEffects();
  return (
    <Page>
      <SkipLink />
      <WaitingBar />
      <PageLinks />
      <LaterTooltip />
      <CookieConsent />
      <Suspense>
        <Header page={page} />
      </Suspense>
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <Suspense>
        <Footer />
      </Suspense>
    </Page>
  );
};
