import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answeredHeaders, answeredPath } from '@helvardar/shared/answeredPage';
import { functionAddress, notificationFunction } from '@helvardar/shared/endpoints';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** A rule as in `firebase.json`. If several matching rules set the same header, Hosting applies the last one. */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

const minute = 60;
const day = 24 * 60 * minute;
const year = 365 * day;

/**
 * A page names chunks that a later deployment may remove, so browsers revalidate it. A deployment empties only the
 * cache of Hosting, so other shared caches may keep a page for at most five minutes.
 */
const pageCaching = `public, max-age=0, s-maxage=${5 * minute}, must-revalidate`;

/** Browser features with a risk for privacy or money. The headers disable them, because no page uses them. */
const unusedFeatures = 'camera display-capture geolocation microphone payment usb';

const rules = (policy: string): Record<string, Record<string, string>> => ({
  '**': {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures
      .split(' ')
      .map((feature) => `${feature}=()`)
      .join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains; preload`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cache-Control': pageCaching,
  },
  // Icons, sitemap and similar files keep their names when the content changes, so caches keep them for only an hour.
  '/*.*': { 'Cache-Control': `public, max-age=${day / 24}` },
  // Other sites show these images in link previews.
  '/previews/**': {
    'Cache-Control': `public, max-age=${day}`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  '/assets/**': { 'Cache-Control': `public, max-age=${year}, immutable` },
  '/api/**': { 'Cache-Control': 'no-store' },
  [answeredPath]: answeredHeaders,
  // A request for a removed chunk gets this page too, and caches must not keep the page as long as a chunk.
  '404.html': { 'Cache-Control': pageCaching },
});

/** The services to which the consultation dialog sends. */
export const deployedServices = (projectId: string): string[] => [
  `https://firestore.googleapis.com/v1/projects/${projectId}/databases/`,
  functionAddress(projectId, notificationFunction),
];

/** `/` for `index.html`, `/de/about` for `de/about.html`. */
const pathOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

/** Hosting's header rules for the site built in `folder`. */
export const headersFor = (folder: string, services: readonly string[]): HeaderRule[] => {
  const pages = globSync('**/*.html', { cwd: folder })
    .toSorted()
    .map((file) => ({ path: pathOf(file), content: readFileSync(join(folder, file), 'utf8') }));
  const policyOf = (...contents: string[]) => contentSecurityPolicy(contents, services);
  // `**` also matches the not-found page and other spellings of addresses, so its policy has the hashes of all pages.
  // Each page's own rule replaces it by a shorter policy with the hashes of that page alone, so that the first packets
  // of the response hold the whole page.
  const all = rules(policyOf(...pages.map(({ content }) => content)));
  const own = Object.fromEntries(
    pages.map(({ path, content }) => [path, { 'Content-Security-Policy': policyOf(content) }]),
  );
  return Object.entries({ ...all, ...own }).map(([source, headers]) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
};
