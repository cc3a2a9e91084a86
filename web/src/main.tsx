import { CacheProvider } from '@emotion/react';
import type { Language } from '@helvardar/shared/languages';
import { StrictMode, startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createI18n } from './i18n/i18n.ts';
import { createRoot, hydrateRoot } from './reactDom.ts';
import { preparePage } from './routing/pages.ts';
import { destinationOf, type PageId } from './routing/routes.ts';
import { createStyleCache } from './theme/styleCache.ts';

const root = document.getElementById('root') as HTMLElement;

/** The head elements that describe the served page. `renderPage` removes them before it renders another page. */
const descriptionSelector =
  'title, link[rel=canonical], link[rel=alternate], meta[property], meta:is([name=description], [name=keywords], [name=robots], [name^="twitter:"])';

/**
 * Hydrates the page if the document contains it. Otherwise, in development or when the English 404.html is served at a
 * German address, renders the page from scratch.
 */
const renderPage = async (page: PageId, language: Language) => {
  const i18n = await createI18n(language);
  await preparePage(page, i18n);
  const app = (
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <BrowserRouter>
          <App i18n={i18n} />
        </BrowserRouter>
      </CacheProvider>
    </StrictMode>
  );
  // The attribute `lang` is unreliable, because browsers that translate the page change it.
  const isServed = root.dataset['page'] === page && root.dataset['language'] === language;
  if (isServed) return startTransition(() => void hydrateRoot(root, app));
  document.documentElement.lang = language;
  for (const element of document.head.querySelectorAll(descriptionSelector)) element.remove();
  createRoot(root).render(app);
};

const renderAddress = async () => {
  const destination = destinationOf(window.location.pathname);
  const page = 'redirect' in destination ? undefined : destination.page;
  // A web archive serves pages at other paths. “Not found” must not replace an archived page.
  if (page === 'notFound' && root.dataset['page'] && root.dataset['page'] !== page) return;
  if (!page || page === 'notFound') {
    const { meantAddress } = await import('./routing/meantPath.ts');
    const address = meantAddress(window.location);
    if (address) return window.location.replace(address);
  }
  if ('redirect' in destination) return window.location.replace(destination.redirect);
  await renderPage(destination.page, destination.language);
};

void renderAddress();
