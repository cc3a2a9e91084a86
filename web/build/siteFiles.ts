import { Readable } from 'node:stream';
import { defaultLanguage, languages } from '@helvardar/shared/languages';
import { SitemapStream, streamToPromise } from 'sitemap';
import type * as Renderer from '../src/render.tsx';

/**
 * The canonical address of each page in each language, with links to the translations. Addresses below `/en/` are not
 * canonical.
 */
const sitemap = async ({ pageAddress, routeIds }: typeof Renderer): Promise<Buffer> => {
  const entries = routeIds.flatMap((page) => {
    const links = [
      ...languages.map((lang) => ({ lang, url: pageAddress(page, lang) })),
      { lang: 'x-default', url: pageAddress(page, defaultLanguage) },
    ];
    return languages.map((language) => ({ url: pageAddress(page, language), links }));
  });
  const xmlns = { news: false, image: false, video: false, xhtml: true };
  return streamToPromise(Readable.from(entries).pipe(new SitemapStream({ xmlns })));
};

/** Crawlers may read everything: a page that must not be indexed says so itself. */
const robots = ({ siteOrigin }: typeof Renderer) => `User-agent: *
Allow: /

Sitemap: ${siteOrigin}/sitemap.xml
`;

/** The content of security.txt (RFC 9116), valid for a year from the build. */
const securityText = ({ company, siteOrigin }: typeof Renderer): string => {
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: mailto:${company.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${siteOrigin}/.well-known/security.txt
`;
};

const webManifest = async ({ company, colours, renderOgImage }: typeof Renderer): Promise<string> => {
  const manifest = {
    name: company.name,
    short_name: company.name,
    description: (await renderOgImage('home', defaultLanguage)).line,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: colours.ground,
    theme_color: colours.ground,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};

/** The files that belong to the site rather than to one page, by path. */
export const siteFilesOf = async (renderer: typeof Renderer): Promise<Record<string, string | Buffer>> => ({
  'sitemap.xml': await sitemap(renderer),
  'robots.txt': robots(renderer),
  '.well-known/security.txt': securityText(renderer),
  'site.webmanifest': await webManifest(renderer),
});
