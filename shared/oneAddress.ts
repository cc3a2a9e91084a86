import { invisible } from './patterns.ts';
import { percentDecoded } from './percentDecoded.ts';

/** The longest value, in UTF-16 units, in which an address is looked for. A longer value is only trimmed. */
const longest = 1_000;

/**
 * Removes invisible characters, and replaces apostrophes, hyphens, dots and wide letters that are not ASCII by their
 * ASCII forms.
 */
const inAscii = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[‘’ʼ′´]/g, "'")
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replaceAll('。', '.');

/**
 * The address in `before<inside>`. Returns the whole text if both parts are addresses and differ, because nobody knows
 * which is meant.
 */
const insideBrackets = (all: string, before: string, inside: string): string => {
  const [one = all, ...others] = new Set([before, inside].filter((text) => text.includes('@')).map(bare));
  return others.length > 0 ? all : one;
};

const quoted = /^["'`“”„‟‚‛«»‹›()[\]](.*)["'`“”„‟‚‛«»‹›()[\]]$/;

/** Removes what surrounds a copied address, such as quotes, brackets and `mailto:`, until nothing is left to remove. */
const bare = (value: string): string => {
  const less = inAscii(value)
    .trim()
    .replace(/[\s.,;:!?]+$/, '')
    .replace(quoted, '$1')
    // One bracket may be missing, if only a part was copied.
    .replace(/^([^<>[\]()]*)[<[(]([^<>[\]()]+)[>\])]?$/, insideBrackets)
    .replace(/^([^<>]+)>$/, '$1')
    .replace(/^mailto:(?:\/\/)?([^?]*)(?:\?.*)?$/i, (_, address: string) => percentDecoded(address));
  return less === value ? value : bare(less);
};

/**
 * The one address in what a visitor typed or pasted, such as `Anna <anna@example.org>` or `mailto:anna@example.org`,
 * with the ASCII form of an internationalised domain. A value with no address or with several stays invalid.
 */
export const oneAddress = (value: string): string => {
  if (value.length > longest) return value.trim();
  const address = bare(value).replace(/\s*@\s*/, '@');
  const [local = '', domain, ...more] = address.split('@');
  return !domain || more.length > 0 ? address : `${local}@${asciiDomain(domain)}`;
};

/** The ASCII form of an internationalised domain; returns anything else unchanged. */
const asciiDomain = (domain: string): string => {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\x20-\x7e]+$/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
};
