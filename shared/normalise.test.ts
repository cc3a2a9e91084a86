import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';

const normalised = (name: string, value: unknown): unknown => normalise({ [name]: value })[name];

test.each([
  ['name', '  Anna  ', 'Anna'],
  ['name', 'Anna\r\nBcc: b@c.ch', 'Anna Bcc: b@c.ch'],
  ['name', 'Zoe\u0308', 'Zoë'],
  ['name', 'a\ud800b', 'a\ufffdb'],
  ['name', 'e\u0007\u0301', 'e \u0301'],
  ['message', 'one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['message', 'tab\tstays, bell\u0007 goes', 'tab\tstays, bell goes'],
  ['message', 'e\u0007\u0301', 'é'],
  ['phone', '', null],
  ['phone', ' \n ', null],
  ['company', ' ', null],
  ['company', 'Muster\nAG', 'Muster AG'],
  ['email', ' anna@example.com ', 'anna@example.com'],
  ['email', 'anna@bücher.example', 'anna@xn--bcher-kva.example'],
  ['email', 'a@b.ch, c@d.ch', 'a@b.ch, c@d.ch'],
  ['budget_range', ' under_5k', ' under_5k'],
  ['phone', '\u200e', null],
  ['phone', 'Hotel: 061', 'Hotel: 061'],
  // Phone numbers pasted from an address book, a web page, a presentation or a phone.
  ['phone', '\u202a+41 (0)61 000 00 00\u202c', '+41 (0)61 000 00 00'],
  ['phone', '+41 61\u2011000\u201100\u201300', '+41 61-000-00-00'],
  ['phone', '＋４１\u00a061 000', '+41 61 000'],
  ['phone', 'tel:+41-61-000-00-00', '+41-61-000-00-00'],
  ['phone', 'TEL://+41%2061%20000%2000%2000', '+41 61 000 00 00'],
  ['phone', 'Tel.: 061 000 00 00', '061 000 00 00'],
  ['phone', '+٤١ ٦١ ٠٠٠ ٠٠ ٠٠', '+41 61 000 00 00'],
  ['phone', '۰۶۱-۱۲۳-۴۵-۶۷', '061-123-45-67'],
  ['name', '\u200b', ''],
  ['name', '\u3164\u2800 \u200c', ''],
  ['name', 'Anna\u202egnp.exe', 'Annagnp.exe'],
  ['name', 'Anna\u200e\u061c Mu\u00adster', 'Anna Muster'],
  ['name', 'نیک\u200cروز', 'نیک\u200cروز'],
  ['message', '👩\u200d💻 ❤\ufe0f', '👩\u200d💻 ❤\ufe0f'],
  [
    'message',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}\u{e0041}',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ],
  ['message', '\ufe0f\u200dHello\u200d', 'Hello'],
  [
    'message',
    'Rheinufer 12\u000b4051 Basel\fSwitzerland\u0085Europe',
    'Rheinufer 12\n4051 Basel\nSwitzerland\nEurope',
  ],
  ['name', 'Anna\u000bMuster', 'Anna Muster'],
  ['email', 'anna\u200b@example.org', 'anna@example.org'],
  ['email', '\u202aanna@example.org\u202c', 'anna@example.org'],
  ['email', 'mailto:anna@example.org', 'anna@example.org'],
  ['email', 'MAILTO:anna%2Bx@example.org?subject=Hello', 'anna+x@example.org'],
  ['email', 'Anna Muster <anna@example.org>', 'anna@example.org'],
  ['email', '"Muster, Anna" <anna@example.org>;', 'anna@example.org'],
  ['email', 'anna@example.org<mailto:anna@example.org>', 'anna@example.org'],
  ['email', '<anna@example.org>', 'anna@example.org'],
  ['email', '“anna@example.org”.', 'anna@example.org'],
  ['email', "'anna@example.org'", 'anna@example.org'],
  ['email', 'anna@example.org,', 'anna@example.org'],
  ['email', 'o\u2019neil@example.org', "o'neil@example.org"],
  ['email', 'Anna <anna@bücher.example>.', 'anna@xn--bcher-kva.example'],
  ['email', 'o´neil@example.org', "o'neil@example.org"],
  ['email', '´anna@example.org´', 'anna@example.org'],
  ['email', 'anna\u2011maria@example.org', 'anna-maria@example.org'],
  ['email', 'ａｎｎａ＠example。org', 'anna@example.org'],
  ['email', 'anna@example.org…', 'anna@example.org'],
  ['email', 'anna@example.org!', 'anna@example.org'],
  ['email', 'anna @ example.org', 'anna@example.org'],
  ['email', 'anna muster@example.org', 'anna muster@example.org'],
  ['email', 'mailto://anna@example.org', 'anna@example.org'],
  ['email', 'Anna Muster [mailto:anna@example.org]', 'anna@example.org'],
  ['email', 'anna@example.org (Anna)', 'anna@example.org'],
  ['email', 'Anna <anna@example.org', 'anna@example.org'],
  ['email', 'anna@example.org>', 'anna@example.org'],
  ['email', 'a@b.ch <c@d.ch>', 'a@b.ch <c@d.ch>'],
  ['email', 'Anna <a@b.ch>, Bela <c@d.ch>', 'Anna <a@b.ch>, Bela <c@d.ch>'],
])('%s %j becomes %j', (name, value, expected) => expect(normalised(name, value)).toBe(expected));

test.each([null, undefined, 7, true])('%j is left unchanged for validation', (value) => {
  for (const name of ['name', 'phone', 'email', 'message']) expect(normalised(name, value)).toBe(value);
});

test('normalising twice gives the same value, so that a request has one fingerprint', () => {
  const odd = fc.constantFrom(
    'e',
    '\u0301',
    '\u0007',
    '\r',
    '\n',
    '\u2028',
    '\u0085',
    ' ',
    '\ufeff',
    '\ud800',
    '\udc00',
    '@',
    'ü',
    '.',
    '\u200b',
    '\u200d',
    '\ufe0f',
    '\u202e',
    '🏴',
    '\u{e0067}\u{e0062}\u{e0065}\u{e006e}',
    '\u{e007f}',
    '<',
    '>',
    'mailto:',
    'tel:',
    'Tel.',
    '٣',
    '\u2019',
    '"',
    '%20',
    '\u2011',
    '½',
  );
  const text = fc.oneof(
    fc.array(odd, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.constantFrom('name', 'email', 'phone', 'company', 'message'), text, (name, value) => {
      const once = normalised(name, value);
      return normalised(name, once) === once;
    }),
    { numRuns: 5_000, seed: 20_261_120 },
  );
});

test('every digit of every script becomes the same digit in ASCII', () => {
  const digits = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => /\p{Nd}/u.test(character),
  );
  // The ten digits of a script have consecutive code points, from zero to nine.
  expect(digits.map((digit) => normalised('phone', digit))).toEqual(
    digits.map((_, index) => String(index % 10)),
  );
});

test('a line never holds a control character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      (value) => !/[\p{Cc}\u2028\u2029]/u.test(String(normalised('name', value))),
    ),
    { numRuns: 2_000, seed: 20_261_120 },
  );
});

/** Invisible characters, and those that change the reading direction. */
const invisible = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code)).filter(
  (character) => /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u.test(character),
);
/** Invisible characters that writing systems and emoji need inside words. */
const joining = /^[\p{Join_Control}\p{Variation_Selector}]$/u;

test('no field keeps an invisible character, but for those inside words of a text', () => {
  for (const character of invisible)
    for (const [name, around, expected] of [
      ['name', ['An', 'na'], joining.test(character) ? `An${character}na` : 'Anna'],
      ['message', ['An', 'na'], joining.test(character) ? `An${character}na` : 'Anna'],
      ['email', ['an', 'na@example.org'], 'anna@example.org'],
    ] as const)
      expect(normalised(name, around.join(character)), character.codePointAt(0)?.toString(16)).toBe(expected);
});

test('a text of invisible characters and white space is empty', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...invisible, ' ', '\n', '\u2800')), (characters) => {
      const text = characters.join('');
      return (
        normalised('name', text) === '' &&
        normalised('message', text) === '' &&
        normalised('phone', text) === null
      );
    }),
    { numRuns: 2_000, seed: 20_261_125 },
  );
});

test('a field named like a property of Object.prototype is unchanged', () => {
  expect(normalised('constructor', ' x ')).toBe(' x ');
});
