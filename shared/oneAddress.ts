import { invisible } from './patterns.ts';
import { percentDecoded } from './percentDecoded.ts';

/** If a value has more UTF-16 code units than this, `oneAddress` trims it and changes nothing else. */
const longest = 1_000;

/** Removes invisible characters, and converts apostrophes, hyphens, dots and wide letters to ASCII. */
const inAscii = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[‘’ʼ′´]/g, "'")
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replaceAll('。', '.');

/** The address in `before<inside>`. Two different addresses stay as they are, because nobody knows which is meant. */
const insideBrackets = (all: string, before: string, inside: string): string => {
  const [one = all, ...others] = new Set([before, inside].filter((text) => text.includes('@')).map(bare));
  return others.length > 0 ? all : one;
};

const quoted = /^["'`“”„‟‚‛«»‹›()[\]](.*)["'`“”„‟‚‛«»‹›()[\]]$/;

/** Removes quotes, brackets, `mailto:` and the like around a copied address. */
const bare = (value: string): string => {
  const less = inAscii(value)
    .trim()
    .replace(/[\s.,;:!?]+$/, '')
    .replace(quoted, '$1')
    // One bracket may be missing, because visitors may copy only a part of `Anna <anna@example.org>`.
    .replace(/^([^<>[\]()]*)[<[(]([^<>[\]()]+)[>\])]?$/, insideBrackets)
    .replace(/^([^<>]+)>$/, '$1')
    .replace(/^mailto:(?:\/\/)?([^?]*)(?:\?.*)?$/i, (_, address: string) => percentDecoded(address));
  return less === value ? value : bare(less);
};

/**
 * The address in a typed or pasted value, such as `Anna <anna@example.org>` or `mailto:anna@example.org`, with an ASCII
 * domain. A value with no address or with several stays invalid.
 */
export const oneAddress = (value: string): string => {
  if (value.length > longest) return value.trim();
  const address = bare(value).replace(/\s*@\s*/, '@');
  const [local = '', domain, ...more] = address.split('@');
  return !domain || more.length > 0 ? address : `${local}@${asciiDomain(domain)}`;
};

/** Converts an internationalised domain to ASCII. Anything else stays unchanged. */
const asciiDomain = (domain: string): string => {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\x20-\x7e]+$/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
};
