import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { Language } from '@helvardar/shared/languages';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { structuredData } from './head/structuredData.ts';
import { createI18n } from './i18n/i18n.ts';
import { preparePage, sourceOf } from './routing/pages.ts';
import { destinationOf, type PageId } from './routing/routes.ts';
import { createStyleCache } from './theme/styleCache.ts';

export { company } from '@helvardar/shared/company';
export { ogImagePath, pageAddress, siteOrigin } from './head/pageAddress.ts';
export { filmStillPath } from './head/structuredData.ts';
export { colours, type OgImage, renderFilmStill, renderOgImage } from './renderOgImage.tsx';
export { pathOf, prefixedPath, routeIds, routes } from './routing/routes.ts';
export { variables } from './theme/variables.ts';

/** The parts of a prerendered page from which the build makes the document. */
export interface Rendered {
  page: PageId;
  language: Language;
  /** `<title>`, `<meta>` and `<link>` elements, as React hoisted them. */
  head: string;
  /** The JSON-LD for search engines; missing for the not-found page. */
  structuredData?: object;
  /** The rules of the page's style element. */
  styles: string;
  body: string;
  /** The page's module and its text files, as paths in the bundler's manifest. */
  source: string;
  texts: string[];
}

const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Attributes of the icons that have no effect: no style rule names these classes, and HTML implies the namespace. */
const unusedAttributes =
  / xmlns="[^"]*"| class="lucide[ a-z0-9-]*"(?<!css-\w+")|(?<= class=")(?:lucide[a-z0-9-]* )+/g;

/** A class of a Material UI component, such as `MuiButton-sizeMedium`, with the space after it. */
const componentClass = /\bMui[A-Z]\w*-\w+ ?/g;

/** Renders the page at a path to the HTML that the browser hydrates. Throws for a path that redirects. */
export const render = async (path: string): Promise<Rendered> => {
  const destination = destinationOf(path);
  if ('redirect' in destination) throw new Error(`Expected the address of a page, got ${path}`);
  const { page, language } = destination;
  const i18n = await createI18n(language);
  await preparePage(page, i18n);

  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={path}>
        <App language={language} i18n={i18n} />
      </StaticRouter>
    </CacheProvider>,
  );
  const [head = ''] = hoisted.exec(html) ?? [];
  // Only the text of the rules is used: Emotion would move a style element with `data-emotion`, and the browser would
  // then recompute all styles.
  const styles = extractCriticalToChunks(html)
    .styles.map(({ css }) => css)
    .join('');
  // A class is kept if a rule of this page names it, or if it ends in `-root`: print.css names only such ones.
  const isNamed = (name: string) => /-root/.test(name) || styles.includes(`.${name.trim()}`);
  return {
    page,
    language,
    head,
    ...(page !== 'notFound' && { structuredData: structuredData(page, language, i18n) }),
    styles,
    body: html
      .slice(head.length)
      .replaceAll(unusedAttributes, '')
      .replaceAll(componentClass, (name) => (isNamed(name) ? name : '')),
    source: sourceOf(page),
    texts: [`src/i18n/locales/${language}/common.json`, `src/i18n/locales/${language}/${page}.json`],
  };
};
