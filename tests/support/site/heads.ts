import { type Language, languages } from '@helvardar/shared/languages';
import { siteOrigin } from '../../../web/src/head/pageAddress.ts';
import { pathOf, prefixedPath, type RouteId, routeIds } from '../../../web/src/routing/routes.ts';
import { builtPage } from './builtPage.ts';
import { site } from './visit.ts';

/** Converts an address of the site to the address in the test emulators. */
export const served = (address: string): string => {
  if (!address.startsWith(siteOrigin)) throw new Error(`Expected an address of the site, got ${address}`);
  return site + address.slice(siteOrigin.length);
};

interface Head {
  /** The HTML of the head in the static file. */
  source: string;
  title: string;
  /** `content` of the one `<meta>` with this name or property. */
  meta(name: string): string | undefined;
  metas(name: string): string[];
  attributes(selector: string, attribute: string): string[];
  jsonLd: { '@context': string; '@graph': ({ '@type': string } & Record<string, unknown>)[] }[];
}

/** The head of a static file, read without running scripts. */
export const headOf = (path: string): Head => {
  const { source, $, textsOf, valuesOf } = builtPage(path);
  const attributes = (selector: string, attribute: string) => valuesOf($('head').find(selector), attribute);
  const metas = (name: string) => attributes(`meta[name="${name}"], meta[property="${name}"]`, 'content');
  const meta = (name: string) => {
    const [content, ...more] = metas(name);
    if (more.length > 0) throw new Error(`Expected one ${name} on ${path}, got ${more.length + 1}`);
    return content;
  };
  const [title = '', ...titles] = textsOf($('head title'));
  if (titles.length > 0) throw new Error(`Expected one title on ${path}, got ${titles.length + 1}`);
  const jsonLd = textsOf($('head script[type="application/ld+json"]')).map((text) => JSON.parse(text));
  const [head = ''] = /<head>.*<\/head>/s.exec(source) ?? [];
  return { source: head, title, meta, metas, attributes, jsonLd };
};

export interface StaticPage {
  page: RouteId;
  language: Language;
  path: string;
  head: Head;
}

export const canonicalPages: StaticPage[] = routeIds.flatMap((page) =>
  languages.map((language) => {
    const path = pathOf(page, language);
    return { page, language, path, head: headOf(path) };
  }),
);

/** Every page under `/en`, with its own head (`twin`) and the head at its canonical address (`head`). */
export const englishTwins = routeIds.map((page) => {
  const path = prefixedPath(page, 'en');
  return { path, twin: headOf(path), head: headOf(pathOf(page, 'en')) };
});
