import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionAddress, notificationFunction } from '@helvardar/shared/callable';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** A rule as in `firebase.json`. If several rules set a header, Hosting sends the last value. */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

const minute = 60;
const day = 24 * 60 * minute;
const year = 365 * day;

/**
 * Browsers revalidate a page every time, because a cached page could name chunks that a newer deployment has removed.
 * Shared caches may keep a page for only five minutes: a deployment empties Hosting's cache, but not a company's or
 * provider's.
 */
const pageCaching = `public, max-age=0, s-maxage=${5 * minute}, must-revalidate`;

/** Features that concern a visitor's privacy or money, and that no page uses. */
const unusedFeatures =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb';

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
  // Icons, sitemap and similar files keep their names when their content changes.
  '/*.*': { 'Cache-Control': `public, max-age=${day / 24}` },
  // Other sites show these images in previews of links to a page.
  '/previews/**': {
    'Cache-Control': `public, max-age=${day}`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  // The names of these files change with their content.
  '/assets/**': { 'Cache-Control': `public, max-age=${year}, immutable` },
  '/api/**': { 'Cache-Control': 'no-store' },
  // The not-found page is also the answer for a chunk that a newer deployment has removed. It must not be cached for as
  // long as chunks.
  '404.html': { 'Cache-Control': pageCaching },
});

/** The addresses in a Firebase project to which the consultation dialog sends. */
export const deployedServices = (projectId: string): string[] => [
  `https://firestore.googleapis.com/v1/projects/${projectId}/databases/`,
  functionAddress(projectId, notificationFunction),
];

/** The address of a page's file: `/` for `index.html`, `/de/about` for `de/about.html`. */
const pathOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

/** The headers with which Hosting serves the built pages of a folder. */
export const headersFor = (folder: string, services: readonly string[]): HeaderRule[] => {
  const pages = globSync('**/*.html', { cwd: folder })
    .toSorted()
    .map((file) => ({ path: pathOf(file), content: readFileSync(join(folder, file), 'utf8') }));
  const policyOf = (...contents: string[]) => contentSecurityPolicy(contents, services);
  // The policy with the hashes of all pages applies to the not-found page and to other spellings of an address. Every
  // page also has its own policy, which is shorter: the first packets of the response then hold the whole page.
  const all = rules(policyOf(...pages.map(({ content }) => content)));
  const own = Object.fromEntries(
    pages.map(({ path, content }) => [path, { 'Content-Security-Policy': policyOf(content) }]),
  );
  return Object.entries({ ...all, ...own }).map(([source, headers]) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
};
