import { inLatin, isMixed, onLatinKeys } from './letters.ts';
import { isProvider, type Provider, providers } from './mailProviders.ts';
import { emailPattern } from './patterns.ts';

/** Whether one letter is added, missing, replaced, or exchanged with its neighbour. */
const isOneLetterOff = (one: string, other: string): boolean => {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [a, b] = [one.slice(same), other.slice(same)];
  const isExchanged = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || isExchanged;
};

/** Whether two neighbouring letters are exchanged, or a letter is missing or too many. Two endings of countries differ. */
const isSlipInEnding = (one: string, other: string): boolean =>
  isOneLetterOff(one, other) &&
  (one.length !== other.length || [...one].sort().join() === [...other].sort().join());

/** Whether a domain is a provider's with one slip: in a letter, without its dot or ending, or with another ending. */
const isNear = (domain: string, { name, domain: right, isUnmistakable }: Provider): boolean => {
  // A name of four letters or fewer is too often another company's.
  const isDistinct = name.length > 4;
  if (!domain.includes('.')) {
    const shortened = [name, right.replaceAll('.', '')];
    return shortened.some((each) => domain === each || (isDistinct && isOneLetterOff(domain, each)));
  }
  if (domain.startsWith(`${name}.`)) return isUnmistakable || isSlipInEnding(domain, right);
  return isDistinct && isOneLetterOff(domain, right);
};

/** The usual ending that was meant by one that does not exist. Of a country's ending, only a doubled letter is a slip. */
const rightEnding = (ending: string): string => {
  if (ending.length < 3) return ending;
  if (!['com', 'cam', 'bom', 'dom'].includes(ending) && isOneLetterOff(ending, 'com')) return 'com';
  const single = ending.replace(/(.)\1/, '$1');
  const near = ['org', 'net'].find((usual) => isSlipInEnding(ending, usual));
  return near ?? (['ch', 'de', 'fr', 'at', 'li', 'mk'].includes(single) ? single : ending);
};

const rightDomain = (typed: string): string => {
  const domain = typed.toLowerCase().replace(/^www\./, '');
  if (isProvider(domain)) return domain === typed.toLowerCase() ? typed : domain;
  const near = providers.find((provider) => isNear(domain, provider));
  if (near) return near.domain;
  const ending = domain.split('.').at(-1) ?? '';
  const right = rightEnding(ending);
  return right === ending && domain === typed.toLowerCase()
    ? typed
    : `${domain.slice(0, -ending.length)}${right}`;
};

/** The words that people dictate for @ and dots. */
const withSigns = (text: string): string => {
  const signs = text.replace(/[\s([{<]+(?:dot|punkt|point|точка)[\s)\]}>]+/giu, '.');
  return signs.includes('@')
    ? signs
    : signs.replace(
        /\s*(?:[([{<]\s*(?:at|ät|arobase|a)\s*[)\]}>]|\s(?:at|ät|arobase|klammeraffe)\s)\s*/iu,
        '@',
      );
};

/**
 * Latin letters for those that look Latin, or that a Cyrillic keyboard has on the same keys. Accents go, but for umlauts,
 * which people write with and without an e.
 */
const meantLetters = (part: string): string => {
  const looks = inLatin(part);
  if (/^[\x21-\x7e]*$/.test(looks) || part.split('.').some(isMixed)) return looks;
  return onLatinKeys(/[äöüß]/i.test(part) ? part : part.normalize('NFD').replace(/\p{M}/gu, ''));
};

/** A domain that is wholly Cyrillic stays, unless it is a provider's on a Latin keyboard. */
const latinDomain = (domain: string): string => {
  const meant = meantLetters(domain);
  return meant !== domain && (domain.split('.').some(isMixed) || isProvider(meant))
    ? meant.toLowerCase()
    : domain;
};

/** Replaces commas and semicolons by dots. Removes spaces beside a dot, and surplus dots, @ signs, `www.` and `//`. */
const withoutSlips = (email: string): string =>
  email
    .replace(/^(?:https?:\/\/)?(?:www\.)?@?/i, '')
    .replace(/[\s.,;]+/g, (signs) => (signs.trim() ? '.' : signs))
    .replace(/\.?@[.@]*/, '@')
    .replace(/^\./, '');

/** The only word with an @. None after one word in small letters, which may be the first half of the address. */
const onlyAddress = (text: string): string => {
  const words = text
    .split(/[\s<>()[\]|"“”„«»,;]+|mailto:/i)
    .map((word) => word.replace(/^[:-]+|[.:-]+$/g, ''));
  const [one = '', ...others] = new Set(words.filter((word) => word.includes('@')));
  return others.length > 0 || /^\p{Ll}\S*\s+\S+$/u.test(text) ? '' : one;
};

/** Adds the @ that is missing or mistyped before the domain of a provider, as in `anna2gmail.com`. */
const withAt = (text: string): string => {
  if (text.includes('@') || /\s/.test(text)) return text;
  const ends = providers.filter(
    (provider) => provider.name.length > 4 && text.toLowerCase().endsWith(provider.domain),
  );
  const [longest] = ends.sort((one, other) => other.domain.length - one.domain.length);
  if (!longest) return text;
  return `${text.slice(0, -longest.domain.length).replace(/[^a-zA-Z0-9]$|2$/, '')}@${longest.domain}`;
};

/** The address with the domain that was meant. A second @ stands for a dot only in the domain of a provider. */
const corrected = (email: string): string => {
  const [local = '', ...rest] = email.split('@');
  const domain = latinDomain(rest.join('.'));
  if (rest.length > 1 && !isProvider(domain)) return email;
  return `${meantLetters(local)}@${rightDomain(domain)}`;
};

/**
 * The address that the visitor probably meant, if the typed address has a typing error, or its domain differs from a
 * large provider's by one slip. Otherwise undefined.
 */
export const suggestedAddress = (typed: string): string | undefined => {
  const text = withAt(withSigns(typed));
  const blankless = text.replace(/@.*/, (domain) => domain.replace(/ /g, ''));
  const candidates = [withoutSlips(text), withoutSlips(onlyAddress(text)), withoutSlips(blankless)];
  const meant = candidates.map(corrected).find((email) => emailPattern.test(email));
  return meant === typed ? undefined : meant;
};
