import type { Language } from '@helvardar/shared/languages';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createTexts } from './i18n.ts';
import { loadPage } from './pages.ts';
import { preparePage } from './preparedPage.ts';
import { destinationOf, type PageId } from './routes.ts';
import './fonts.css';

const root = document.getElementById('root') as HTMLElement;

/** Takes over the prerendered page, or draws it where the served document is another one (404.html, development). */
const show = async (page: PageId, language: Language) => {
  const [texts] = await Promise.all([createTexts(language, page), loadPage(page)]);
  await preparePage(page, texts);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App language={language} texts={texts} />
      </BrowserRouter>
    </StrictMode>
  );
  const prerendered = root.dataset['page'] === page && document.documentElement.lang === language;
  document.documentElement.lang = language;
  if (prerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
};

const destination = destinationOf(window.location.pathname);
if ('redirect' in destination) window.location.replace(destination.redirect);
else void show(destination.page, destination.language);
