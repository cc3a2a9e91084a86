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

test('a line never holds a control character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      (value) => !/[\p{Cc}\u2028\u2029]/u.test(String(normalised('name', value))),
    ),
    { numRuns: 2_000, seed: 20_261_120 },
  );
});

test('a field named like a property of Object.prototype is unchanged', () => {
  expect(normalised('constructor', ' x ')).toBe(' x ');
});
