import { createHash } from 'node:crypto';
import { company } from '@helvardar/shared/company';
import { inlinePartsOf } from './inlineParts.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (texts: readonly string[]) => [...new Set(texts)].map(hashOf).toSorted();

/** Emotion's style elements are empty in the browser: their rules come through the CSSOM, which no policy restricts. */
const emptyStyle = '';

/**
 * One policy for all pages, as a visitor goes from one to the next without loading a document: their inline styles and
 * their one inline script by hash, and no address that nobody asks. `services` are the addresses to which the
 * consultation dialog sends.
 */
export const contentSecurityPolicy = (pages: readonly string[], services: readonly string[]): string => {
  const parts = pages.map(inlinePartsOf);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(parts.flatMap(({ scripts }) => scripts))],
    'style-src': hashesOf([emptyStyle, ...parts.flatMap(({ styles }) => styles)]),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services],
    'media-src': [new URL(company.video.address).origin],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};
