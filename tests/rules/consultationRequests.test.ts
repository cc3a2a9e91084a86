import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collections } from '../../shared/collections.ts';
import { type Field, fieldNames, fields, oldestRelease } from '../../shared/fields.ts';
import { languages } from '../../shared/languages.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { rules, startRulesEnvironment } from '../support/rules/rulesEnvironment.ts';
import { sampleRequest } from '../support/samples.ts';

let environment: RulesTestEnvironment;
let database: ReturnType<RulesTestContext['firestore']>;
beforeAll(async () => {
  environment = await startRulesEnvironment();
  database = environment.unauthenticatedContext().firestore();
});
afterAll(() => environment.cleanup());

const create = (change: Record<string, unknown>, id = newRequestId()): Promise<void> => {
  const data = { ...sampleRequest, created_at: serverTimestamp(), ...change };
  const present = Object.entries(data).filter(([, value]) => value !== undefined);
  return setDoc(doc(database, collections.requests, id), Object.fromEntries(present));
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

test('a complete request may be created by anybody', () => allowed({}));

describe('where a request came from', () => {
  test.each([
    { came_from: '/' },
    { came_from: '/de/services/cloud-solutions', campaign: 'spring_2027' },
    { campaign: 'a'.repeat(100) },
  ])('%o is allowed', (lead) => allowed(lead));
  test.each([
    { came_from: 'about' },
    { came_from: '/about?x=1' },
    { came_from: `/${'a'.repeat(100)}` },
    { came_from: null },
    { campaign: '' },
    { campaign: 'a'.repeat(101) },
    { campaign: '<b>' },
    { campaign: 1 },
  ])('%o is denied', (lead) => denied(lead));
});

describe('the fields', () => {
  const recent = namesOf(({ since }) => since > oldestRelease);
  test.each(stored.filter((name) => !recent.includes(name)))('a request without %s is denied', (name) =>
    denied({ [name]: undefined }),
  );
  test.each(recent)('a request of an older release, without %s, is allowed', (name) =>
    allowed({ [name]: undefined }),
  );
  test('a request without created_at is denied', () => denied({ created_at: undefined }));
  test('a request with an additional field is denied', () => denied({ status: 'new' }));
  test('a request with one field under another name is denied', () =>
    denied({ budget: undefined, budget_range: sampleRequest.budget }));

  const optional = namesOf(({ required }) => !required);
  test.each(optional)('%s may be null', (name) => allowed({ [name]: null }));
  test.each(stored.filter((name) => !optional.includes(name)))('%s is denied when it is null', (name) =>
    denied({ [name]: null }),
  );
  test.each(stored)('%s is denied when it is empty', (name) => denied({ [name]: '' }));

  const wrongTypes = {
    number: 1,
    boolean: true,
    list: ['website'],
    map: { text: 'website' },
    time: Timestamp.now(),
  };
  const cases = stored.flatMap((field) => Object.keys(wrongTypes).map((type) => [field, type] as const));
  test.each(cases)('%s is denied as a %s', (field, type) =>
    denied({ [field]: wrongTypes[type as keyof typeof wrongTypes] }),
  );
});

describe('the limits', () => {
  test.each(limits)('$name may be as long as its limit', (field) =>
    allowed({ [field.name]: ofLength(field, field.limit) }),
  );
  test.each(limits)('$name is denied when it is one character longer than its limit', (field) =>
    denied({ [field.name]: ofLength(field, field.limit + 1) }),
  );
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
  for (const [field, values] of valueSets) {
    test.each(values)(`${field} may be %s`, (value) => allowed({ [field]: value }));
    test.each(['unknown', '', `${values[0]} `, `${values[0]}`.toUpperCase()])(
      `${field} is denied as '%s'`,
      (value) => denied({ [field]: value }),
    );
  }
});

describe('white space', () => {
  // All characters that `String.trim()` removes. In the rules, `\s` matches only five of them.
  const spaces = [...'\t\n\v\f\r \u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff']
    .concat(Array.from({ length: 11 }, (_, index) => String.fromCharCode(0x2000 + index)))
    .map((space) => [`U+${space.charCodeAt(0).toString(16).padStart(4, '0')}`, space] as const);
  const trimmed = namesOf(({ kind }) => kind !== 'choice' && kind !== 'address');

  test.each(spaces)('%s is denied at either end of a text', async (_, space) => {
    for (const field of trimmed) {
      await denied({ [field]: `${space}a` });
      await denied({ [field]: `a${space}` });
    }
  });
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
  ])('%s is denied', async (_, value) => {
    for (const field of namesOf(({ kind }) => kind !== 'choice' && kind !== 'address'))
      await denied({ [field]: value });
  });
  test.each([
    'نیک\u200cروز',
    '👩\u200d💻 ❤\ufe0f',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ])('%s is allowed', (value) => allowed({ name: value, message: value }));
  test('a browser cannot mark a request as suspected, nor take the mark away', async () => {
    await denied({ suspected: true });
    await denied({ suspected: false });
  });
});

describe('control characters, which the form and the callable remove', () => {
  const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code))
    .filter((character) => /\p{Cc}/u.test(character))
    .map((character) => [`U+${character.charCodeAt(0).toString(16).padStart(4, '0')}`, character] as const);
  const lines = namesOf(({ kind }) => kind === 'line' || kind === 'phone');
  const texts = namesOf(({ kind }) => kind === 'text');

  test.each(controls)('%s is denied in a field of one line', async (_, control) => {
    for (const field of lines)
      for (const value of [control, `a${control}b`]) await denied({ [field]: value });
  });
  const inText = controls.filter(([, control]) => !'\n\t'.includes(control));
  test.each(inText)('%s is denied in a field of several lines', async (_, control) => {
    for (const field of texts)
      for (const value of [control, `a${control}b`]) await denied({ [field]: value });
  });
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
    'example.com',
    'a@localhost',
    'a@-b.ch',
    'a@b-.ch',
    'a@b..ch',
    `a@${'b'.repeat(64)}.ch`,
    'a@b.ch,c@d.ch',
    'a@b.ch c@d.ch',
    'a@b.ch\nBcc: c@d.ch',
    'a@b.ch\n',
    '"a b"@b.ch',
    'Anna <a@b.ch>',
    'ä@b.ch',
    'a@bä.ch',
    ...['`', '$', '{', '}', '|', ';', '<', '>', '(', ')'].map((character) => `a${character}b@b.ch`),
    '-a@b.ch',
    'a@127.1',
    'a@127.0.0.1',
    'a@127.0x1',
    'a.@b.ch',
    '.a@b.ch',
    'a..b@b.ch',
    '=?utf-8?q?eve=40evil.example=3E=00?=@x.ch',
  ])('%j is denied', (email) => denied({ email }));
});

describe('created_at', () => {
  test('a time set by the client is denied, even the current one', async () => {
    await denied({ created_at: Timestamp.now() });
    await denied({ created_at: Timestamp.fromMillis(0) });
  });
  test.each([null, 0, '2026-01-01T00:00:00Z'])('%j is denied', (created_at) => denied({ created_at }));
});

describe('the document id', () => {
  test.each([
    ['one character less', 'a'.repeat(19)],
    ['one character more', 'a'.repeat(21)],
    ['a hyphen', `${'a'.repeat(19)}-`],
    ['a letter outside ASCII', `${'a'.repeat(19)}ä`],
    ['a line break at the end', `${'a'.repeat(20)}\n`],
  ])('an id with %s is denied', (_, id) => denied({}, id));
});
