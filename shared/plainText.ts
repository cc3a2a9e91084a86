import { betweenSpaces, invisible } from './patterns.ts';

/**
 * The signs of Windows-1252 between U+0080 and U+009F. Old programs paste them as control characters. Undefined codes
 * are spaces; U+0085 stays a line break.
 */
const windowsSigns = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const windowsSign = (control: string): string => {
  const sign = windowsSigns[(control.codePointAt(0) ?? 0) - 0x80] ?? ' ';
  return control === '\u0085' || sign === ' ' ? control : sign;
};

/** What word processors mean by their private characters: bullets, arrows, ticks and faces of symbol fonts. */
const symbols: Record<string, string> = {
  '\uf0b7': '•',
  '\uf0a7': '▪',
  '\uf0a8': '◻',
  '\uf06e': '■',
  '\uf06c': '●',
  '\uf076': '❖',
  '\uf0d8': '➢',
  '\uf0fc': '✓',
  '\uf0e0': '→',
  '\uf0f0': '⇨',
  '\uf02d': '-',
  '\uf04a': '☺',
  '\uf04c': '☹',
};

const withKnownSigns = (value: string): string =>
  value
    .replace(/[\u0080-\u009f]/g, windowsSign)
    .replace(/[\uf020-\uf0ff]/g, (character) => symbols[character] ?? character);

/** Keeps six marks on a letter. No language writes more, and stacked accents cover the neighbouring lines. */
const withFewMarks = (text: string): string =>
  text.replace(/([\p{M}\p{Join_Control}]{6})[\p{M}\p{Join_Control}]+/gu, '$1');

/** Keeps two blank lines in a row. */
const withFewBlankLines = (text: string): string =>
  text.replace(/\n(?:(?:[^\S\n]|[\u2800\p{Join_Control}\p{Variation_Selector}])*\n){3,}/gu, '\n\n\n');

/**
 * Converts line breaks to LF and lone surrogates to U+FFFD, removes control and invisible characters, surplus marks and
 * blank lines, applies NFC and trims.
 */
export const toText = (value: string): string => {
  const seen = withKnownSigns(value)
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(invisible, '$1');
  // NFC comes last, because a removal can bring a letter and its accent together. Its time grows with the square of the
  // marks on one letter, so they are limited before. It may divide a letter into letter and mark, so also after.
  const composed = withFewMarks(withFewMarks(seen).normalize('NFC'));
  return betweenSpaces.exec(withFewBlankLines(composed))?.[0] ?? '';
};

/** Like `toText`, but control characters become spaces, so that no value can start a new header line in an e-mail. */
export const toLine = (value: string): string =>
  toText(withKnownSigns(value).replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));
