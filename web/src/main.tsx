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

/** Selects the elements of the head that describe the served page. They are removed if another page is rendered. */
const descriptionSelector =
  'title, link[rel=canonical], link[rel=alternate], meta[property], meta:is([name=description], [name=keywords], [name=robots], [name^="twitter:"])';

/** Hydrates the page if the document contains it; otherwise renders the page from scratch (404.html, development). */
const show = async (page: PageId, language: Language) => {
  const i18n = await createI18n(language);
  await preparePage(page, i18n);
  const app = (
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <BrowserRouter useTransitions={false}>
          <App language={language} i18n={i18n} />
        </BrowserRouter>
      </CacheProvider>
    </StrictMode>
  );
  const prerendered = root.dataset['page'] === page && document.documentElement.lang === language;
  if (prerendered) return startTransition(() => void hydrateRoot(root, app));
  document.documentElement.lang = language;
  for (const element of document.head.querySelectorAll(descriptionSelector)) element.remove();
  createRoot(root).render(app);
};

// After a reload with an open dialog, the current history entry is the dialog's (`useBackToClose`), not the page's.
if (window.history.state?.dialog) window.history.back();

const destination = destinationOf(window.location.pathname);

/** Resolves when hydration has been scheduled; rejects when code or texts of the page cannot be loaded. */
export const shown =
  'redirect' in destination
    ? window.location.replace(destination.redirect)
    : show(destination.page, destination.language);
