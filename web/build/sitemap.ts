import { defaultLanguage, languages } from '@helvardar/shared/languages';
import { type RouteId, routeIds } from '../src/routes.ts';

type AddressOf = (page: RouteId, language: (typeof languages)[number]) => string;

/** Every canonical address, each with the same page in all languages; `/en/…` and the not-found page stay out. */
export const sitemap = (addressOf: AddressOf): string => {
  const alternates = (page: RouteId) => [
    ...languages.map((language) => ({ hreflang: language, href: addressOf(page, language) })),
    { hreflang: 'x-default', href: addressOf(page, defaultLanguage) },
  ];
  const urls = routeIds.flatMap((page) =>
    languages.map((language) =>
      [
        '<url>',
        `<loc>${addressOf(page, language)}</loc>`,
        ...alternates(page).map(
          ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
        ),
        '</url>',
      ].join('\n'),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
};
