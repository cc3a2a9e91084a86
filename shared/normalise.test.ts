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
  ['phone', '\u202a+41 (0)61 000 00 00\u202c', '+41 61 000 00 00'],
  ['phone', '+41 61\u2011000\u201100\u201300', '+41 61-000-00-00'],
  ['phone', '＋４１\u00a061 000', '+41 61 000'],
  ['phone', 'tel:+41-61-000-00-00', '+41-61-000-00-00'],
  ['phone', 'TEL://+41%2061%20000%2000%2000', '+41 61 000 00 00'],
  ['phone', 'Tel.: 061 000 00 00', '061 000 00 00'],
  ['phone', '+٤١ ٦١ ٠٠٠ ٠٠ ٠٠', '+41 61 000 00 00'],
  ['phone', '۰۶۱-۱۲۳-۴۵-۶۷', '061-123-45-67'],
  // Phone numbers as cards and signatures write them.
  ['phone', '0041 (0) 61 000 00 00', '0041 61 000 00 00'],
  ['phone', '(+41) 061 - 000 00 00', '+41 61-000 00 00'],
  ['phone', 'Tel. +41 61 000 00 00', '+41 61 000 00 00'],
  ['phone', 'Mob.: +41 61 000 00 00', '+41 61 000 00 00'],
  ['phone', 'Dir. +41 61 000 00 00', '+41 61 000 00 00'],
  ['phone', 'D: +41 61 000 00 00', '+41 61 000 00 00'],
  ['phone', 'Rufnummer: +41 61 000 00 00', '+41 61 000 00 00'],
  ['phone', 'Kontakt: +41 61 000 00 00', '+41 61 000 00 00'],
  ['phone', '+49 (0)6221 / 123 45-67', '+49 6221/123 45-67'],
  ['phone', '+41 61 000 00 00 ext. 12', '+41 61 000 00 00 x12'],
  ['phone', '+41 61 000 00 00 Durchwahl 12', '+41 61 000 00 00 x12'],
  ['phone', '0041 (0) 61 000 00 00 ext. 12', '+41610000000 x12'],
  ['phone', '1 (555) 000-0000, extension 1234', '15550000000 x1234'],
  ['phone', 'Tél. : +33 (0)1 00 00 00 00', '+33 1 00 00 00 00'],
  ['phone', 'Mobile: 079 000 00 00', '079 000 00 00'],
  ['phone', 'T +41 61 000 00 00', '+41 61 000 00 00'],
  ['phone', 'Phone number: (061) 000 00 00', '061 000 00 00'],
  ['phone', 'Тел. +389 (0)2 3000 000', '+389 2 3000 000'],
  ['phone', '+41  61   000  00  00', '+41 61 000 00 00'],
  ['phone', '+41 (061) 000 00 00', '+41 61 000 00 00'],
  ['phone', '+39 (0)6 0000 0000', '+39 06 0000 0000'],
  ['phone', '(0)61 000 00 00', '061 000 00 00'],
  ['phone', '++41 61 000 00 00', '+41 61 000 00 00'],
  ['phone', '+0041 61 000 00 00', '+41 61 000 00 00'],
  ['phone', '+ 41 61 000 00 00', '+41 61 000 00 00'],
  ['phone', '00 41 61 000 00 00', '0041 61 000 00 00'],
  ['phone', '📞 +41 61 000 00 00', '+41 61 000 00 00'],
  ['phone', '0️⃣6️⃣1️⃣ 000 00 00', '061 000 00 00'],
  ['phone', "'+41610000000", '+41610000000'],
  ['phone', '="+41 61 000 00 00"', '+41 61 000 00 00'],
  ['phone', 'https://wa.me/41610000000', '41610000000'],
  ['phone', 'TEL;TYPE=work,voice:+41610000000', '+41610000000'],
  ['phone', 'tel:+41-61-000-00-00;ext=12', '+41-61-000-00-00 x12'],
  ['phone', '+41 61 000 00 00+41 61 000 00 00', '+41 61 000 00 00'],
  ['phone', 'Phone (work): +41 61 000 00 00', '+41 61 000 00 00'],
  ['phone', 'Telefon: +49 (0) 6221 / 12345-678 (Zentrale)', '+49 6221/12345-678'],
  ['phone', 'Mobile/WhatsApp: +389 70 000 000.', '+389 70 000 000'],
  ['phone', '061 000 00 00 G', '061 000 00 00 G'],
  // What is not clear stays: two numbers, other words, a fax.
  ['phone', '061 000 00 00 / 079 000 00 00', '061 000 00 00/079 000 00 00'],
  ['phone', '+41 61 000 00 00, +41 79 000 00 00', '+41 61 000 00 00,+41 79 000 00 00'],
  ['phone', 'Fax 061 000 00 00', 'Fax 061 000 00 00'],
  ['phone', '061 000 00 00 (nach 14 Uhr)', '061 000 00 00 (nach 14 Uhr)'],
  ['phone', '-', null],
  ['company', ' – ', null],
  ['company', '–a', '–a'],
  ['name', '\ufffc', ''],
  ['name', '\ufff9\ufffa\ufffb\ufffc', ''],
  ['name', 'Anna\ufffc Muster', 'Anna Muster'],
  ['company', 'Muster\ufffc AG', 'Muster AG'],
  ['message', '\ufffcHello', 'Hello'],
  ['email', '\ufffcanna@example.org', 'anna@example.org'],
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
  // Addresses as mail programs, notes and chats copy them.
  ['email', 'Muster Anna (Example AG) <anna@example.org>', 'anna@example.org'],
  ['email', 'E-Mail: anna@example.org', 'anna@example.org'],
  ['email', 'Adresse e-mail\u00a0: anna@example.org', 'anna@example.org'],
  ['email', '[anna@example.org](mailto:anna@example.org)', 'anna@example.org'],
  ['email', '<mailto:anna@example.org|anna@example.org>', 'anna@example.org'],
  ['email', '<a href="mailto:anna@example.org">anna@example.org</a>', 'anna@example.org'],
  ['email', 'anna%40example.org', 'anna@example.org'],
  ['email', 'anna@example.organna@example.org', 'anna@example.org'],
  ['email', 'anna@example.org anna@example.org', 'anna@example.org'],
  ['email', '**anna@example.org**', 'anna@example.org'],
  ['email', '- anna@example.org', 'anna@example.org'],
  ['email', 'anna@example.org/', 'anna@example.org'],
  ['email', 'anna:muster@example.org', 'anna:muster@example.org'],
  ['email', 'Anna (b@c.ch) <a@b.ch>', 'Anna (b@c.ch) <a@b.ch>'],
  // Letters that look Latin are no part of a domain; a domain that is wholly Cyrillic is one.
  ['email', 'anna@gm\u0430il.com', 'anna@gm\u0430il.com'],
  ['email', 'anna@gma\u0131l.com', 'anna@gma\u0131l.com'],
  ['email', 'ANNA@GMA\u0130L.COM', 'ANNA@GMA\u0130L.COM'],
  ['email', 'anna@\u0435xample.org', 'anna@\u0435xample.org'],
  ['email', 'anna@пример.мкд', 'anna@xn--e1afmkfd.xn--d1alf'],
  ['email', 'Anna <a@b.ch>, Bela <c@d.ch>', 'Anna <a@b.ch>, Bela <c@d.ch>'],
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
