import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { collections } from '../../shared/collections.ts';
import { type Field, fieldNames, fields, oldestRelease } from '../../shared/fields.ts';
import { languages } from '../../shared/languages.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { rules, useDatabase } from '../support/rules/rulesEnvironment.ts';
import { sampleRequest } from '../support/samples.ts';

const database = useDatabase();

const create = (change: Record<string, unknown>, id = newRequestId()): Promise<void> => {
  const data = { ...sampleRequest, created_at: serverTimestamp(), ...change };
  const present = Object.entries(data).filter(([, value]) => value !== undefined);
  return setDoc(doc(database.ofAnybody(), collections.requests, id), Object.fromEntries(present));
};
const allowed = (change: Record<string, unknown>, id?: string) => assertSucceeds(create(change, id));
const denied = (change: Record<string, unknown>, id?: string) => assertFails(create(change, id));

/** Every field with its name in the database. */
const all: [stored: string, field: Field][] = fieldNames.map((name) => [fields[name].stored, fields[name]]);
const namesOf = (isMeant: (field: Field) => boolean) =>
  all.filter(([, field]) => isMeant(field)).map(([stored]) => stored);
const stored = [...namesOf(() => true), 'language'];
const valueSets: [stored: string, values: readonly string[]][] = [
  ...all.flatMap(([name, field]): typeof valueSets =>
    field.kind === 'choice' ? [[name, field.values]] : [],
  ),
  ['language', languages],
];
const limits = all.flatMap(([name, field]) => (field.kind === 'choice' ? [] : [{ name, ...field }]));

const ofLength = ({ kind }: Field, length: number): string =>
  kind === 'address' ? 'a'.repeat(length - '@example.com'.length).concat('@example.com') : 'a'.repeat(length);

/** A character as `U+0020`. */
const named = (character: string) =>
  [`U+${character.charCodeAt(0).toString(16).padStart(4, '0')}`, character] as const;
const texts = namesOf(({ kind }) => kind !== 'choice' && kind !== 'address');
/** Denies each of the values in each of the fields. */
const deniedIn = async (names: string[], ...values: string[]) => {
  for (const field of names) for (const value of values) await denied({ [field]: value });
};

test('a complete request may be created by anybody', () => allowed({}));

test.each([
  { came_from: '/' },
  { came_from: '/de/services/cloud-solutions', campaign: 'spring_2027' },
  { campaign: 'a'.repeat(100) },
])('the origin %o is allowed', (lead) => allowed(lead));
test.each([
  ...['about', '/about?x=1', `/${'a'.repeat(100)}`, null].map((came_from) => ({ came_from })),
  ...['', 'a'.repeat(101), '<b>', 1].map((campaign) => ({ campaign })),
])('the origin %o is denied', (lead) => denied(lead));

describe('the fields', () => {
  const recent = namesOf(({ since }) => since > oldestRelease);
  test.each(stored.filter((name) => !recent.includes(name)))('a request without %s is denied', (name) =>
    denied({ [name]: undefined }),
  );
  test.each(recent)('a request of an older release, without %s, is allowed', (name) =>
    allowed({ [name]: undefined }),
  );
  test.each<[string, Record<string, unknown>]>([
    ['an additional field', { status: 'new' }],
    ['one field under another name', { budget: undefined, budget_range: sampleRequest.budget }],
    ['a mark as suspected', { suspected: true }],
    ['a mark as not suspected', { suspected: false }],
  ])('a request with %s is denied', (_, change) => denied(change));

  const optional = namesOf(({ required }) => !required);
  test.each(optional)('%s may be null', (name) => allowed({ [name]: null }));
  test.each(stored.filter((name) => !optional.includes(name)))('%s is denied when it is null', (name) =>
    denied({ [name]: null }),
  );
  const wrong = ['', 1, true, ['website'], { text: 'website' }, Timestamp.now()];
  test.each(stored.flatMap((field) => wrong.map((value) => [field, value] as const)))(
    '%s is denied as %j',
    (field, value) => denied({ [field]: value }),
  );
});

describe('the limits', () => {
  test.each(limits)('$name may be as long as its limit, and no longer', async (field) => {
    await allowed({ [field.name]: ofLength(field, field.limit) });
    await denied({ [field.name]: ofLength(field, field.limit + 1) });
  });
  test('characters outside the Basic Multilingual Plane count twice, as in JavaScript', async () => {
    await allowed({ name: '😀'.repeat(fields.name.limit / 2) });
    await denied({ name: `${'😀'.repeat(fields.name.limit / 2)}a` });
  });
});

describe('the value sets', () => {
  test.each(valueSets)('the rules name the values of %s and no others', (field, values) => {
    const list = new RegExp(`data\\.${field} in\\s*\\[([^\\]]*)\\]`).exec(rules)?.[1] ?? '';
    expect(list.split(',').map((value) => value.trim())).toEqual(values.map((value) => `'${value}'`));
  });
});

describe('white space', () => {
  // All characters that `String.trim()` removes. In the rules, `\s` matches only five of them.
  const spaces = [...'\t\n\v\f\r \u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff']
    .concat(Array.from({ length: 11 }, (_, index) => String.fromCharCode(0x2000 + index)))
    .map(named);
  test.each(spaces)('%s is denied at either end of a text', (_, space) =>
    deniedIn(texts, `${space}a`, `a${space}`),
  );
  const kept = spaces.filter(([, space]) => !'\v\f\r\u2028\u2029\ufeff'.includes(space));
  test.each(kept)('%s is allowed inside a text', (_, space) => allowed({ message: `a${space}b` }));
});

describe('characters that nobody sees', () => {
  test.each([
    ['a zero-width space', '\u200b'],
    ['a joiner alone', '\u200c'],
    ['a filler', '\u3164'],
    ['a sign that changes the reading direction', 'Anna\u202egnp.exe'],
    ['a soft hyphen', 'Mu\u00adster'],
    ['a hidden tag', 'Anna\u{e0041}'],
  ])('%s is denied', (_, value) => deniedIn(texts, value));
  test.each([
    'نیک\u200cروز',
    '👩\u200d💻 ❤\ufe0f',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ])('%s is allowed', (value) => allowed({ name: value, message: value }));
});

const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code))
  .filter((character) => /\p{Cc}/u.test(character))
  .map(named);
test.each(controls)('the control character %s, which form and callable remove, is denied', (_, control) => {
  const isOfText = '\n\t'.includes(control);
  const names = isOfText ? namesOf(({ kind }) => kind === 'line' || kind === 'phone') : texts;
  return deniedIn(names, control, `a${control}b`);
});

describe('the e-mail address', () => {
  test.each([
    'a@b.ch',
    "o'neill+web@mail.example.co.uk",
    `a@${'b'.repeat(63)}.ch`,
    'r&d~^!#%*@example.com',
    'an-na-@b9.c9',
  ])('%s is allowed', (email) => allowed({ email }));
  test.each([
    ...['example.com', 'a@localhost', 'a@-b.ch', 'a@b-.ch', 'a@b..ch', `a@${'b'.repeat(64)}.ch`],
    ...['a@b.ch,c@d.ch', 'a@b.ch c@d.ch', 'a@b.ch\nBcc: c@d.ch', 'a@b.ch\n', '"a b"@b.ch', 'Anna <a@b.ch>'],
    ...['ä@b.ch', 'a@bä.ch', 'a.@b.ch', '.a@b.ch', 'a..b@b.ch', '-a@b.ch'],
    ...['a@127.1', 'a@127.0.0.1', 'a@127.0x1', '=?utf-8?q?eve=40evil.example=3E=00?=@x.ch'],
    ...[...'`$}{|;<>()'].map((character) => `a${character}b@b.ch`),
  ])('%j is denied', (email) => denied({ email }));
});

test.each([undefined, Timestamp.now(), Timestamp.fromMillis(0), null, 0, '2026-01-01T00:00:00Z'])(
  'any created_at but the time of the server is denied, such as %j',
  (created_at) => denied({ created_at }),
);

test.each([
  ['one character less', 'a'.repeat(19)],
  ['one character more', 'a'.repeat(21)],
  ['a hyphen', `${'a'.repeat(19)}-`],
  ['a letter outside ASCII', `${'a'.repeat(19)}ä`],
  ['a line break at the end', `${'a'.repeat(20)}\n`],
])('an id with %s is denied', (_, id) => denied({}, id));
