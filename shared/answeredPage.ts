/** The site serves the page behind a button of the team's e-mails under this path. */
export const answeredPath = '/answered';

export const answeredStyle =
  ':root { color-scheme: light dark; font: 1.125rem/1.5 sans-serif } body { margin: 2rem auto; padding: 0 1rem; max-width: 36rem } button { padding: 0.75rem 1.5rem; font: inherit }';

/**
 * The function sends these headers, and Hosting sets them instead of those of the site's pages. The page can show
 * `answeredStyle`, send its form and nothing else. No site can frame it, and no cache or search engine keeps it.
 */
export const answeredHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'sha256-JTbqdiHA7mr7Y763I/x5uI34c2FQeFKxpHGaEW+Rhvg='; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex, nofollow',
};
