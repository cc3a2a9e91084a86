import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@helvardar/shared/company';
import { load } from 'cheerio/slim';
import { minifySync, transformWithOxc } from 'vite';

const source = join(import.meta.dirname, '../src/inline.ts');
const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { sourcemap: false });

/**
 * The only inline script of the pages. The minifier writes strings in backticks; with double quotes a compressed page
 * is 80 bytes smaller.
 */
export const inlineScript = minifySync(source, code, { module: false }).code.trim().replaceAll('`', '"');
if (inlineScript.includes('${')) throw new Error('Expected no template in web/src/inline.ts, found one');

/** Describes an attribute that the policy would block. Returns undefined for all other attributes. */
const faultOf = (attribute: string, value: string): string | undefined => {
  if (attribute === 'style') return 'a style attribute';
  if (attribute.startsWith('on')) return 'an event handler attribute';
  return /^\s*javascript:/i.test(value) ? 'an address that is a script' : undefined;
};

/** The elements that load a file as soon as the page is shown. The policy allows the film's origin to `video` alone. */
const loading = 'script[src], img[src], iframe[src], link:is([rel=stylesheet], [rel=preload], [rel=icon])';

/**
 * The content of inline styles and scripts, which the policy allows by hash. Throws if the page has an unknown inline
 * script, a file of another origin, or a blocked attribute.
 */
export const inlinePartsOf = (page: string): { styles: string[]; scripts: string[] } => {
  const $ = load(page);
  const textsOf = (selector: string) => [...$(selector)].map((element) => $(element).html() ?? '');
  const scripts = textsOf('script:not([src], [type="application/ld+json"])');
  const other = scripts.find((script) => script !== inlineScript);
  if (other !== undefined) throw new Error(`Expected a page without other inline scripts, found ${other}`);
  const addresses = [...$(loading)].map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '');
  const foreign = addresses.find((address) => !/^\/(?!\/)/.test(address));
  if (foreign !== undefined)
    throw new Error(
      `Expected a page without files of other origins, found ${foreign}: the policy in web/build/contentSecurityPolicy.ts blocks it`,
    );
  for (const element of $('*'))
    for (const [attribute, value] of Object.entries($(element).attr() ?? {})) {
      const fault = faultOf(attribute, value);
      if (fault) {
        const tag = $.html($(element).clone().empty());
        const text = $(element).text().trim().slice(0, 60);
        throw new Error(
          `Expected a page without ${fault}, found ${attribute}="${value}" in ${tag} with the text '${text}' (CONTRIBUTING.md, What works in development)`,
        );
      }
    }
  return { styles: textsOf('style'), scripts };
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (texts: readonly string[]) => [...new Set(texts)].map(hashOf).toSorted();

/**
 * Emotion's style elements stay empty in the browser, because Emotion adds rules through the CSSOM. The policy allows
 * these elements by the hash of the empty text.
 */
const emptyStyle = '';

/**
 * The Content Security Policy of `pages`. It stays valid when a link shows another page in the same document, because
 * a page change adds no inline style or script. `services` are the addresses to which the dialog sends requests.
 */
export const contentSecurityPolicy = (pages: readonly string[], services: readonly string[]): string => {
  const parts = pages.map(inlinePartsOf);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(parts.flatMap(({ scripts }) => scripts))],
    'style-src': ["'self'", ...hashesOf([emptyStyle, ...parts.flatMap(({ styles }) => styles)])],
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
