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
import printStyles from './theme/print.css?raw';
import { createStyleCache } from './theme/styleCache.ts';

export { company } from '@helvardar/shared/company';
export { ogImagePath, pageAddress, siteOrigin } from './head/pageAddress.ts';
export { filmStillPath } from './head/structuredData.ts';
export { colours, type OgImage, renderFilmStill, renderOgImage } from './renderOgImage.tsx';
export { pathOf, prefixedPath, routeIds, routes } from './routing/routes.ts';
export { cssVariables } from './theme/cssVariables.ts';

export interface Rendered {
  page: PageId;
  language: Language;
  /** The elements that React hoisted into the head. */
  head: string;
  /** Missing on the not-found page. */
  structuredData?: object;
  /** The rules of the page's style element. */
  styles: string;
  body: string;
  /** The path of the page's module in the bundler's manifest. */
  source: string;
  /** The paths of the page's text files in the bundler's manifest. */
  texts: string[];
}

const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** `xmlns`, which HTML implies for an SVG, and the classes of Lucide icons, which no style rule names. */
const unusedAttributes =
  / xmlns="[^"]*"| class="lucide[ a-z0-9-]*"(?<!css-\w+")|(?<= class=")(?:lucide[a-z0-9-]* )+/g;

/**
 * Rules of Material UI's buttons that never apply: no button loads, buttons do not print, and supported browsers have no
 * `::-moz-focus-inner`.
 */
const deadRules =
  /[^{}]*(?:::-moz-focus-inner|\.MuiIconButton-loading)[^{}]*\{[^{}]*\}|@media print\{[^{}]*\{color-adjust:exact;\}\}/g;
/** A rule of an Emotion class, and the id of the class. */
const rulesOfClasses = /[^{}]*\.css-(\w+)[^{}]*\{[^{}]*\}/g;
/** The shadow of a button, and the rules that change it or that `disableElevation` overrides it with. */
const shadow = 'box-shadow:var(--mui-shadows-2);';
const shadowRule = /\{box-shadow:(?:none|var\(--mui-shadows-[2468]\));\}$/;

/** A class of a Material UI component, with the space after it. */
const componentClass = /\bMui[A-Z]\w*-\w+ ?/g;

/** The rules without those that never apply. A button with `disableElevation` overrides the rules of its shadow. */
export const withoutUnused = (rules: string) => {
  const isFlat = (id: string) => rules.includes(`.css-${id}.Mui-focusVisible{box-shadow:none;}`);
  const needed = (rule: string, id: string) => {
    if (!isFlat(id)) return rule;
    return shadowRule.test(rule) ? '' : rule.replace(shadow, '');
  };
  return rules.replaceAll(deadRules, '').replaceAll(rulesOfClasses, needed);
};

/** The HTML that the browser hydrates. Throws for a path that redirects. */
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
        <App i18n={i18n} />
      </StaticRouter>
    </CacheProvider>,
  );
  const [head = ''] = hoisted.exec(html) ?? [];
  // Keeps the rules without Emotion's style elements. When the app starts, Emotion would move elements that have
  // `data-emotion`, and the browser would then recompute all styles.
  const emitted = extractCriticalToChunks(html).styles.map(({ css }) => css);
  const styles = withoutUnused(emitted.join(''));
  // Of Material UI's classes, those stay that a rule names.
  const isNamed = (name: string) => `${styles}${printStyles}`.includes(`.${name.trim()}`);
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
