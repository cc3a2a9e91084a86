import { inLatin, isMixed, onLatinKeys } from './letters.ts';
import { isProvider } from './mailProviders.ts';
import { invisible } from './patterns.ts';
import { percentDecoded } from './percentDecoded.ts';

/** If a value has more UTF-16 code units than this, `oneAddress` trims it and changes nothing else. */
const longest = 512;

/** Removes invisible characters, and converts apostrophes, hyphens, dots and wide letters to ASCII. */
const inAscii = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[‘’ʼ′´]/g, "'")
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replaceAll('。', '.');

const quoted = /^["'`“”„‟‚‛«»‹›()[\]*](.*)["'`“”„‟‚‛«»‹›()[\]*]$/;
/** An address that begins after a bracket or at the beginning, and ends before a bracket or at the end. */
const bracketed =
  /(^|[<>[(|"'])\s*(?:mailto:)?([^\s<>[\]()|"@:]+@[^\s<>[\]()|"@?:]+)[^\s<>[\]()|"]*\s*(?=$|[<>[\]()|"'])/gi;

/** The address in a text such as `Anna <anna@example.org>`. Several addresses stay, because nobody knows which is meant. */
const insideBrackets = (text: string): string => {
  const found = [...text.matchAll(bracketed)].map(([, , address = '']) => address);
  const [one = text, ...others] = new Set(found.map((address) => address.toLowerCase()));
  const isAll = text.toLowerCase().split(one).join('').includes('@') === false;
  return others.length === 0 && isAll ? (found[0] ?? text) : text;
};

/** Removes words, quotes, brackets, `mailto:` and the like around a copied address. */
const bare = (value: string): string => {
  const less = inAscii(value)
    .trim()
    .replace(/\s*@\s*/, '@')
    .replace(/[\s.,;:!?/\\|]+$/, '')
    .replace(/^[^\p{L}\p{N}@]+\s+/u, '')
    .replace(quoted, '$1')
    .replace(/^mailto:(?:\/\/)?([^?]*)(?:\?.*)?$/i, (_, address: string) => percentDecoded(address))
    .replace(/^[\p{L} .-]*(?:mail|courriel|mél|пошта)[\p{L} .-]*\s*:\s*(?=[^\s@:/]+@[^\s@]+$)/iu, '')
    .replace(/^[^@\s]+%40[^@\s]+$/, percentDecoded)
    // Some programs paste an address twice.
    .replace(/^([^\s@]+@[^\s@]+?)(?:[\s,;/|]*\1)+$/i, '$1');
  const address = insideBrackets(less);
  return address === value ? value : bare(address);
};

/**
 * The address in a typed or pasted value, such as `Anna <anna@example.org>` or `mailto:anna@example.org`, with an ASCII
 * domain. A value with no address or with several stays invalid, and so does a domain with letters that look Latin.
 */
export const oneAddress = (value: string): string => {
  if (value.length > longest) return value.trim();
  const address = bare(value);
  const [local = '', domain, ...more] = address.split('@');
  return !domain || more.length > 0 ? address : `${local}@${asciiDomain(domain)}`;
};

/** Converts an internationalised domain to ASCII. Anything else stays unchanged. */
const asciiDomain = (domain: string): string => {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\x20-\x7e]+$/.test(domain)) return domain;
  const isMistyped =
    domain.split('.').some(isMixed) || isProvider(inLatin(domain)) || isProvider(onLatinKeys(domain));
  if (isMistyped) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
};
