import { invisible } from './patterns.ts';

/** The longest value that is looked at. A longer one is no address, whatever is taken off. */
const longest = 2_000;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The address in `before<inside>`. Two different addresses stay as they are, because nobody knows which is meant. */
const insideBrackets = (all: string, before: string, inside: string): string =>
  before.includes('@') && bare(before) !== bare(inside) ? all : inside;

const quotes = '["\'`´“”„‟‘’‚‛«»‹›()\\[\\]]+';
const quoted = new RegExp(`^${quotes}(.*?)${quotes}$`);

/** A value without what surrounds an address where people copy it, until nothing more comes off. */
const bare = (value: string): string => {
  const less = value
    .replace(invisible, '')
    .trim()
    .replace(/[\s.,;]+$/, '')
    .replace(quoted, '$1')
    .replace(/^([^<>]*)<([^<>]+)>$/, insideBrackets)
    .replace(/^mailto:([^?]*)(?:\?.*)?$/i, (_, address: string) => decoded(address));
  return less === value ? value : bare(less);
};

/**
 * The one address in what a visitor typed or pasted, such as `Anna <anna@example.org>` or `mailto:anna@example.org`, as
 * it is used: with straight apostrophes and the ASCII form of an internationalised domain. Anything else stays invalid.
 */
export const oneAddress = (value: string): string => {
  if (value.length > longest) return value.trim();
  const address = bare(value);
  const [local = '', domain, ...more] = address.split('@');
  if (!domain || more.length > 0) return address;
  return `${local.replace(/[‘’ʼ]/g, "'")}@${asciiDomain(domain)}`;
};

/** The form of an internationalised domain that mail servers use; anything else unchanged. */
const asciiDomain = (domain: string): string => {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\x20-\x7e]+$/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
};
