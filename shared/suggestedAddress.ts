import { emailPattern } from './patterns.ts';

/** `mail.com` and `ymail.com` are listed so that they do not count as typing errors for `gmail.com`. */
const providers = [
  ...['gmail.com', 'googlemail.com', 'mail.com', 'ymail.com', 'hotmail.com', 'outlook.com', 'icloud.com'],
  ...[
    'yahoo.com',
    'protonmail.com',
    'proton.me',
    'bluewin.ch',
    'sunrise.ch',
    'hispeed.ch',
    'gmx.ch',
    'gmx.de',
  ],
  ...['gmx.net', 'web.de', 't-online.de', 'orange.fr', 'free.fr'],
];

/** Whether one letter is added, missing, replaced, or exchanged with its neighbour. */
const isOneLetterOff = (one: string, other: string): boolean => {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [a, b] = [one.slice(same), other.slice(same)];
  const isExchanged = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || isExchanged;
};

/** Replaces commas and semicolons by dots. Removes spaces beside a dot, and surplus dots and @ signs. */
const withoutSlips = (email: string): string =>
  email
    .replace(/[\s.,;]+/g, (signs) => (signs.trim() ? '.' : signs))
    .replace(/\.?@[.@]*/, '@')
    .replace(/^\./, '');

/**
 * The address that the visitor probably meant, if the typed address has a typing error, or its domain differs from a
 * large provider's by one letter. Otherwise undefined.
 */
export const suggestedAddress = (typed: string): string | undefined => {
  const email = withoutSlips(typed);
  if (!emailPattern.test(email)) return undefined;
  const [local = '', domain = ''] = email.split('@');
  const isKnown = providers.includes(domain.toLowerCase());
  const near = providers.find((provider) => !isKnown && isOneLetterOff(domain.toLowerCase(), provider));
  const meant = near ? `${local}@${near}` : email;
  return meant === typed ? undefined : meant;
};
