import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';

const normalised = (name: string, value: unknown): unknown => normalise({ [name]: value })[name];

test.each([
  ['email', ' Anna <anna@bücher.example>', 'anna@xn--bcher-kva.example'],
  ['phone', ' Tel. +41 (0)61 000 00 00', '+41 61 000 00 00'],
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
  ['budget_range', ' under_5k', ' under_5k'],
  ['phone', '\u200e', null],
  ['phone', '-', null],
  ['company', ' – ', null],
  ['company', '–a', '–a'],
  ['name', '\ufffc', ''],
  ['name', '\ufff9\ufffa\ufffb\ufffc', ''],
  ['name', 'Anna\ufffc Muster', 'Anna Muster'],
  ['company', 'Muster\ufffc AG', 'Muster AG'],
  ['message', '\ufffcHello', 'Hello'],
  ['message', '\uf0b7 one\n\uf0a7 two', '• one\n▪ two'],
  ['message', '\uf0d8 now \uf0e0 later \uf0fc done \uf04a', '➢ now → later ✓ done ☺'],
  // The signs of Windows-1252, pasted as control characters.
  ['name', 'O\u0092Neil', 'O’Neil'],
  ['message', 'don\u0092t \u0096 \u0080 5\u00850', 'don’t – € 5\n0'],
  ['message', 'one\n\n\ntwo', 'one\n\n\ntwo'],
  ['message', `one${'\n'.repeat(1_998)}two`, 'one\n\n\ntwo'],
  ['message', 'one\n \n\u2800\n\u200d\n\t\n  two', 'one\n\n\n  two'],
  ['message', `Z${'\u0300\u0316'.repeat(20)}algo`, `Z${'\u0316'.repeat(3)}${'\u0300'.repeat(3)}algo`],
  ['name', 'Nguye\u0302\u0303n', 'Nguyễn'],
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
])('%s %j becomes %j', (name, value, expected) => expect(normalised(name, value)).toBe(expected));

test('a text that is ten times too long is not normalised, so that no call takes long', () => {
  const accents = (length: number) => `a${'\u0301\u0316'.repeat(length / 2)}`;
  for (const name of ['name', 'email', 'phone', 'company', 'message'])
    expect(normalised(name, accents(60_000))).toBe(accents(60_000));
  const start = performance.now();
  for (let call = 0; call < 100; call++) normalised('message', accents(19_000));
  expect((performance.now() - start) / 100).toBeLessThan(50);
});

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
    '\ufffc',
    '\uf0b7',
    '\u0092',
    '\u0958',
    '\u0316'.repeat(6),
    '\n\n',
    '(0)',
    '+41',
    '00',
    '0',
    ' / ',
    'ext. 1',
    '1234567',
    'а',
    '%40',
    'E-Mail:',
    'a@b.ch',
    '[',
    '|',
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
  (character) =>
    /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\ufffc\ufffe\uffff]/u.test(character),
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
