import fc from 'fast-check';
import { type Field, fieldNames, fields } from '../../../shared/fields.ts';
import { languages } from '../../../shared/languages.ts';
import { normaliseField } from '../../../shared/normalise.ts';
import { pasted } from '../pasted.ts';
import { sampleRequest } from '../samples.ts';
import { typedKind } from '../typed.ts';

/** The rules must treat these characters as white space, as JavaScript does. */
const spaces = [...' \t\n\v\f\r\u00a0\u1680\u2003\u2028\u2029\u202f\u205f\u3000\ufeff'];
const nearSpaces = [...'\u0000\u001c\u001f\u0085\u00ad\u180e\u200b\u200d\u2060\u2800\u3164'];
const code = (character: string, distance: number) =>
  String.fromCodePoint((character.codePointAt(0) ?? 0) + distance);
const isInvisible = (character: string) =>
  /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\ufffc\ufffe\uffff]/u.test(character);
/** The ends of each range of invisible characters, with their visible neighbours. */
const invisible = Array.from({ length: 0x10_ffff }, (_, at) => String.fromCodePoint(at))
  .filter((character) => isInvisible(character) !== isInvisible(code(character, 1)))
  .flatMap((character) => [character, code(character, 1)]);
const joining = [
  ...['\u200c', '\u200d', '\u180b', '\u180f', '\ufe00', '\ufe0f', '\u{e0100}', '\u{e01ef}'],
  ...['🏴', '\u{e0067}\u{e0062}\u{e0031}\u{e007a}', '\u{e007f}'],
];
const letters = [...'aé—中ß😀\ufffd\\"<', '\ud800', '\udc00', 'e\u0301', '👩🏽‍💻'];

const character = fc.oneof(
  { arbitrary: fc.constantFrom(...spaces), weight: 1 },
  { arbitrary: fc.constantFrom(...nearSpaces, ...letters), weight: 3 },
  { arbitrary: fc.constantFrom(...invisible, ...joining), weight: 1 },
);

/** A text as long as the limit, or one character longer or shorter. One end may be white space. */
const atLimit = (limit: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(-1, 0, 1),
      fc.constantFrom('', ...letters),
      fc.constantFrom('', 'z', ...spaces),
      fc.boolean(),
    )
    .map(([difference, filling, end, isFirst]) => {
      const length = limit + difference - end.length;
      const body = (filling || 'a').repeat(length).slice(0, length);
      return isFirst ? `${end}${body}` : `${body}${end}`;
    });

const oddText = (limit: number): fc.Arbitrary<string> =>
  fc.oneof(
    atLimit(limit),
    fc.array(character, { maxLength: 6 }).map((characters) => characters.join('')),
    fc.tuple(character, fc.constantFrom('Anna', 'a'), character).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: Math.min(limit, 40) }),
    pasted(limit),
    pasted(limit).map((text) => normaliseField('message', text)),
    fc.string({ unit: 'binary-ascii', maxLength: 6 }),
  );

const part = fc.constantFrom(
  ...['a', 'Z9', '..', '=?', 'ä', '\u00a0', '😀', '\n', ...'-._+@, "<\'()`$}{|;>~&!'],
);
const label = fc.oneof(
  fc.constantFrom('b', 'example', 'ch', '-b', 'b-', 'b-b', '', 'b_b', 'bä', '9', '127', '0x1', 'b9'),
  fc.constantFrom(62, 63, 64).map((length) => 'b'.repeat(length)),
);
const oddAddress = (limit: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(fc.array(part, { maxLength: 4 }), fc.array(label, { maxLength: 4 }))
      .map(([local, domain]) => `${local.join('')}@${domain.join('.')}`),
    fc.tuple(part, fc.constantFrom(0, 4, 11, 23)).map(([inserted, at]) => {
      const { email } = sampleRequest;
      return `${email.slice(0, at)}${inserted}${email.slice(at)}`;
    }),
    fc.constantFrom(-1, 0, 1).map((difference) => `${'a'.repeat(limit + difference - 5)}@b.ch`),
    fc.array(label, { minLength: 2, maxLength: 5 }).map((labels) => `a@${labels.join('.')}`),
  );

const oddChoice = (values: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...values), weight: 4 },
    fc.constantFrom(...values).map((value) => `${value} `),
    fc.constantFrom(...values).map((value) => value.toUpperCase()),
    fc.constantFrom('', 'unknown', 'under_5k,5k_15k'),
  );

const oddValueOf = (field: Field): fc.Arbitrary<unknown> => {
  if (field.kind === 'choice') return oddChoice(field.values);
  return field.kind === 'address' ? oddAddress(field.limit) : oddText(field.limit);
};
const oddValues: Record<string, fc.Arbitrary<unknown>> = {
  ...Object.fromEntries(fieldNames.map((name) => [fields[name].stored, oddValueOf(fields[name])])),
  language: oddChoice(languages),
};
const names = Object.keys(oddValues);
const oddLead: Record<string, fc.Arbitrary<unknown>> = {
  came_from: fc.oneof(
    fc.constantFrom('/', '/de/about', '/Über', '/a\n', 'about', '', '/a?b', '//evil.example'),
    fc.constantFrom(98, 99, 100).map((length) => `/${'a'.repeat(length)}`),
  ),
  campaign: fc.oneof(
    fc.constantFrom('spring_2027', 'Brief Basel+', '', ' ', 'a\n', 'é', '<b>', 'a.b~c-d'),
    fc.constantFrom(99, 100, 101).map((length) => 'a'.repeat(length)),
  ),
};

const wrongType = fc.constantFrom<unknown>(
  ...[null, true, 0, 7.5, Number.NaN, new Date(0), new Uint8Array([97]), [], ['website'], {}],
  ...[{ text: 'website' }, { constructor: 'website' }, [{ deep: { deeper: ['website'] } }]],
);
const veryLong = fc.constantFrom('a', ' ', '\ud800', 'a@b.ch', 'website').map((text) => text.repeat(20_000));

type Change = (request: Map<string, unknown>) => void;

/** A new value for one field. A few values have a wrong type or are much too long. */
const newValue: fc.Arbitrary<Change> = fc
  .constantFrom(...names, ...Object.keys(oddLead))
  .chain((name) =>
    fc
      .oneof(
        { arbitrary: oddValues[name] ?? oddLead[name] ?? fc.constant(''), weight: 24 },
        { arbitrary: wrongType, weight: 4 },
        { arbitrary: veryLong, weight: 1 },
      )
      .map((value) => (request) => void request.set(name, value)),
  );
/** What people paste and dictate, as it is or as it is used. */
const typedValue: fc.Arbitrary<Change> = fc.tuple(typedKind, fc.boolean()).map(
  ([{ field, typed, used }, isUsed]) =>
    (request) =>
      void request.set(field, isUsed ? used : typed),
);
const oddName = fc.constantFrom(
  ...['status', 'Name', 'name ', 'created', 'budget_range', 'request_id', 'honeypot', 'a.b', '`', 'ä', '0'],
  ...['constructor', 'toString', 'hasOwnProperty', 'prototype', '__proto', '_proto__', '__proto__'],
  'n'.repeat(1_500),
);
const noField: fc.Arbitrary<Change> = fc
  .constantFrom(...names)
  .map((name) => (request) => void request.delete(name));
const oneMore: fc.Arbitrary<Change> = fc.tuple(oddName, fc.constantFrom('x', null)).map(
  ([name, value]) =>
    (request) =>
      void request.set(name, value),
);
const otherName: fc.Arbitrary<Change> = fc
  .tuple(fc.constantFrom(...names), oddName)
  .map(([name, other]) => (request) => {
    request.set(other, request.get(name) ?? null);
    request.delete(name);
  });

/** The sample request with one or two changes. Many changes are close to a limit. */
export const generatedRequest: fc.Arbitrary<Record<string, unknown>> = fc
  .array(
    fc.oneof(
      { arbitrary: newValue, weight: 30 },
      { arbitrary: typedValue, weight: 6 },
      { arbitrary: noField, weight: 1 },
      { arbitrary: oneMore, weight: 1 },
      { arbitrary: otherName, weight: 1 },
    ),
    { minLength: 1, maxLength: 2 },
  )
  .map((changes) => {
    const request = new Map<string, unknown>(Object.entries(sampleRequest));
    for (const change of changes) change(request);
    return Object.fromEntries(request);
  });
