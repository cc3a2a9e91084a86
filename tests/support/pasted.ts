import fc from 'fast-check';

const categories = [
  ...['Cc', 'Cf', 'Cn', 'Co', 'Cs', 'Ll', 'Lm', 'Lo', 'Lt', 'Lu', 'Mc', 'Me', 'Mn', 'Nd', 'Nl', 'No'],
  ...['Pc', 'Pd', 'Pe', 'Pf', 'Pi', 'Po', 'Ps', 'Sc', 'Sk', 'Sm', 'So', 'Zl', 'Zp', 'Zs'],
];
const all = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code));
/** Any character. All general categories of Unicode are equally frequent. */
const character = fc.oneof(
  ...categories.map((category) => {
    const pattern = new RegExp(`^\\p{${category}}$`, 'u');
    const members = all.filter((one) => pattern.test(one));
    return fc.nat(members.length - 1).map((at) => members[at] ?? '');
  }),
);

/** Strings with a special meaning in e-mails, headers, HTML or the form. */
const sign = fc.constantFrom(
  ...['-- ', '\n-- \n', '\n--\t\n', '\v', '\f', '\r\n', '\n\n', '  ', '\t', '=?', '?=', '=?utf-8?Q?=0A?='],
  ...['<b>', '&amp;', '"', "'", '\u{20bb7}', '👩\u200d💻', '\u202e', '\u200b', '\u200f', 'Bcc: b@c.ch'],
);

/** A text of random characters, words and `sign` strings, as people paste it from other programs. */
export const pasted = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(character, sign, fc.constantFrom('Anna', ' ', 'a', '\n')), {
      minLength: 1,
      maxLength: 12,
    })
    .map((parts) => parts.join('').slice(0, maxLength));

/** An e-mail address together with characters or words that people often copy along with one. */
export const pastedAddress: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(
      '',
      ' ',
      'mailto:',
      'MAILTO:',
      'Anna Muster <',
      '"Muster, Anna" <',
      '<',
      '“',
      "'",
      '\u200b',
      '\u202a',
    ),
    fc.oneof({ arbitrary: fc.constant(''), weight: 6 }, { arbitrary: character, weight: 1 }),
    fc.constantFrom('anna', 'anna.muster', "o'neil", 'o\u2019neil', 'anna.', '.anna', '=?utf-8?q?a?='),
    fc.constantFrom('', '\u200b', '\u00ad', '.'),
    fc.constantFrom('@example.org', '@bücher.example', '@x.ch'),
    fc.constantFrom('', '.', ',', ';', '>', '>,', '”', "'", '\u202c', '?subject=x', ', b@c.ch'),
  )
  .map((parts) => parts.join(''));

/** A telephone number with separators between the digits. */
export const pastedPhone: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '\u202a', '\u200e', ' '),
    fc.constantFrom('+41', '0041', '０４１'),
    fc.array(fc.constantFrom('\u2011', '\u2013', '-', ' ', '\u00a0', '/', '.', '\u2212', '\u200b'), {
      minLength: 3,
      maxLength: 3,
    }),
    fc.constantFrom('', '\u202c'),
  )
  .map(([before, first, [a, b, c], after]) => `${before}${first}${a}61${b}000${c}0${after}`);
