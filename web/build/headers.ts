import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notificationFunction, region } from '@helvardar/shared/callable';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** As `firebase.json` has it. Where several rules name a header, Hosting sends the value of the last. */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

const minute = 60;
const day = 24 * 60 * minute;
const year = 365 * day;

/**
 * Browsers ask for a page every time, as a kept one would name chunks that a newer deployment no longer has. Hosting's
 * own network is emptied by every deployment; any other cache on the way, of a company or a provider, is not.
 */
const pageCaching = `public, max-age=0, s-maxage=${5 * minute}, must-revalidate`;

/** What no page uses, of what Chromium, Firefox or Safari offer without asking or ask the visitor for. */
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
  // Icons, sitemap and the like keep their names when they change.
  '/*.*': { 'Cache-Control': `public, max-age=${day / 24}` },
  // Other sites show these pictures where they link to a page.
  '/previews/**': {
    'Cache-Control': `public, max-age=${day}`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  // Their names change with their content.
  '/assets/**': { 'Cache-Control': `public, max-age=${year}, immutable` },
  '/api/**': { 'Cache-Control': 'no-store' },
  // What Hosting sends for a chunk that a newer deployment has removed.
  '404.html': { 'Cache-Control': pageCaching },
});

/** Where the dialog sends requests in a deployed project: to no other one. */
export const deployedServices = (projectId: string): string[] => [
  `https://firestore.googleapis.com/v1/projects/${projectId}/databases/`,
  `https://${region}-${projectId}.cloudfunctions.net/${notificationFunction}`,
];

/** The headers with which Hosting serves the built pages of a folder. */
export const headersFor = (folder: string, services: readonly string[]): HeaderRule[] => {
  const pages = globSync('**/*.html', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  return Object.entries(rules(contentSecurityPolicy(pages, services))).map(([source, headers]) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
};
