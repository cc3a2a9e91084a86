import { type Language, languages } from '@helvardar/shared/languages';
import { Window } from 'happy-dom';
import { siteOrigin } from '../../../web/src/head/pageAddress.ts';
import { pathOf, prefixedPath, type RouteId, routeIds } from '../../../web/src/routing/routes.ts';
import { site } from './visit.ts';

/** Where the suite serves what the site gives as an absolute address. */
export const served = (address: string): string => {
  if (!address.startsWith(siteOrigin)) throw new Error(`Expected an address of the site, came ${address}`);
  return site + address.slice(siteOrigin.length);
};

export interface Head {
  /** The head as it stands in the static file. */
  source: string;
  title: string;
  /** `content` of the one `<meta>` with this name or property; undefined if there is none. */
  meta(name: string): string | undefined;
  /** `content` of all of them. */
  metas(name: string): string[];
  /** One attribute of every element that a selector finds. */
  attributes(selector: string, attribute: string): string[];
  jsonLd: { '@context': string; '@graph': ({ '@type': string } & Record<string, unknown>)[] }[];
}

/** The head of a static file, as a reader without scripts sees it. */
export const headOf = async (path: string): Promise<Head> => {
  const [source = ''] = /<head>.*<\/head>/s.exec(await (await fetch(site + path)).text()) ?? [];
  const window = new Window();
  const { head } = new window.DOMParser().parseFromString(`<html>${source}</html>`, 'text/html');
  const attributes = (selector: string, attribute: string) =>
    [...head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
  const metas = (name: string) => attributes(`meta[name="${name}"], meta[property="${name}"]`, 'content');
  const meta = (name: string) => {
    const [content, ...more] = metas(name);
    if (more.length > 0) throw new Error(`Expected one ${name} on ${path}, came ${more.length + 1}`);
    return content;
  };
  const titles = [...head.querySelectorAll('title')].map(({ textContent }) => textContent);
  if (titles.length !== 1) throw new Error(`Expected one title on ${path}, came ${titles}`);
  const jsonLd = [...head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent),
  );
  await window.happyDOM.close();
  return { source, title: titles[0] ?? '', meta, metas, attributes, jsonLd };
};

export interface StaticPage {
  page: RouteId;
  language: Language;
  path: string;
  head: Head;
}

/** Every page at its canonical address in each language. */
export const canonicalPages = (): Promise<StaticPage[]> =>
  Promise.all(
    routeIds.flatMap((page) =>
      languages.map(async (language) => {
        const path = pathOf(page, language);
        return { page, language, path, head: await headOf(path) };
      }),
    ),
  );

/** Every page at its address under `/en`, beside its canonical one. */
export const englishTwins = (): Promise<{ path: string; twin: Head; head: Head }[]> =>
  Promise.all(
    routeIds.map(async (page) => {
      const path = prefixedPath(page, 'en');
      return { path, twin: await headOf(path), head: await headOf(pathOf(page, 'en')) };
    }),
  );
