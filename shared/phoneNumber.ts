import { fields } from './fields.ts';
import { toLine } from './plainText.ts';

/** In Unicode, the ten digits of a writing system have consecutive code points, from zero to nine. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value % 10);
};

/** Words that cards, signatures and address books write beside a number. Fax is not among them. */
const word =
  '(?:tel|tél|telefon|telephone|téléphone|phone|fon|ph|mob|mobile?|mobiltelefon|handy|natel|cell|portable|direct|direkt|dir|office|work|home|büro|bureau|geschäft|privat|private|zentrale|main|nummer|rufnummer|kontakt|contact|number|numéro|nr|no|whatsapp|callto|sms|тел|телефон|моб|t|p|m|g|d)(?!\\p{L})';
const wordsInFront = new RegExp(
  `^(?:https?:\\/\\/wa\\.me\\/(?=\\d)|\\(?${word}(?:;[^:]*:)?[\\s.:/°)-]*)+(?=[+(\\d\\p{L}])`,
  'iu',
);
const wordBehind = new RegExp(`(\\d)[\\s,-]*(?:${word}|\\(${word}\\))\\.?$`, 'iu');
const extension =
  /(\d)[\s,;(-]*(?:ext(?:ension|n)?|durchwahl|dw|poste|interne?|int|x|#)[\s.:=]*(\d{1,6})\)?$/iu;
/** In these countries a number has no zero after the country's code. */
const country = '(?:\\+|00)(?:31|32|33|389|41|43|44|46|49|381|385|386|387)';

/** Whether a longer number may lose its separators: it is one number, of at most 15 digits as E.164 allows. */
const isOneNumber = (number: string): boolean => {
  const [main = ''] = number.split(' x');
  const digits = (text: string) => text.replace(/^00|\D/g, '').length;
  const long = main.split(/[/,;]/).filter((part) => digits(part) >= 7);
  return /^\+?[\d\s()./-]+( x\d+)?$/.test(number) && digits(main) <= 15 && long.length < 2;
};
const compact = (number: string): string =>
  number.replace(/[\s()./-]+/g, (signs, at: number) => (number[at + signs.length] === 'x' ? ' ' : ''));

/** One round of repairs. */
const repaired = (value: string): string => {
  const number = toLine(toLine(value).normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\ufe0f\u20e3\u200c\u200d]/g, '')
    .replace(/%20|[\p{So}"'=<>[\]{}*_`‘’“”„«»]/gu, ' ')
    .trim()
    .replace(wordsInFront, '')
    .replace(/^\(\s*((?:\+|00)\s*\d{1,3})\s*\)/, '$1 ')
    .replace(/^\+[\s+]*(?:00(?=[1-9]))?/, '+')
    .replace(/^00\s+(?=[1-9])/, '00')
    .replace(/\((0\d+)\)/, '$1 ')
    // Italian numbers keep the zero.
    .replace(/^((?:\+|00)39)[\s.-]*\(0\)\s*/, '$1 0')
    .replace(new RegExp(`^(${country})[\\s().-]*0[\\s()]*(?=[1-9])`), '$1 ')
    .replace(/^((?:\+|00)\d{1,3})[\s.-]*\(0\)[\s.-]*/, '$1 ')
    .replace(/^\(0\)/, '0')
    .replace(extension, '$1 x$2')
    .replace(/\s*([-/,;])\s*/g, '$1')
    .replace(/-{2,}/g, '-')
    .replace(/^0 (?=\d)/, '0')
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;]+$/, '');
  if (number.length <= fields.phone.limit) return number;
  // Some programs paste a number twice.
  const once =
    /^((?:\+|0)[1-9][\d\s()./-]{6,}?)[\s,;/]*\1$/.exec(number)?.[1] ?? number.replace(wordBehind, '$1');
  return once.length > fields.phone.limit && isOneNumber(once) ? compact(once.replace(/^00/, '+')) : once;
};

/**
 * One line with the number as a telephone dials it: without words such as `Tel.` in front and without the zero in
 * `+41 (0)61`; an extension becomes ` x12`. A number that is too long loses its separators. Anything unclear is left as it is.
 */
export const toPhoneNumber = (value: string): string => {
  const number = repaired(value);
  return number === value ? number : toPhoneNumber(number);
};
