import fc from 'fast-check';
import {
  budgetRanges,
  contactMethods,
  limits,
  projectTypes,
  type StoredRequest,
} from '../../shared/consultationRequest.ts';
import { languages } from '../../shared/languages.ts';
import { validRequest } from './validRequest.ts';

/** White space to JavaScript or to nobody: both must be judged alike by two different regular expression engines. */
const spaces = [...' \t\n\v\f\r\u00a0\u1680\u2003\u2028\u2029\u202f\u205f\u3000\ufeff'];
const nearSpaces = [...'\u0000\u001c\u001f\u0085\u00ad\u180e\u200b\u200d\u2060\u2800\u3164'];
const letters = [
  'a',
  '\ud800',
  '\udc00',
  'é',
  'e\u0301',
  'ß',
  '—',
  '中',
  '😀',
  '👩🏽‍💻',
  '\ufffd',
  '\\',
  '"',
  '<',
];

const character = fc.oneof(
  { arbitrary: fc.constantFrom(...spaces), weight: 1 },
  { arbitrary: fc.constantFrom(...nearSpaces, ...letters), weight: 3 },
);

/** As many characters as the limit says, or one more or less, with anything at the ends. */
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
    fc.string({ unit: 'binary-ascii', maxLength: 6 }),
  );

const part = fc.constantFrom(
  'a',
  'Z9',
  '-',
  '.',
  '..',
  '_',
  '+',
  "'",
  '@',
  ',',
  ' ',
  '\n',
  '"',
  '<',
  'ä',
  '\u00a0',
  '😀',
  '(',
);
const label = fc.oneof(
  fc.constantFrom('b', 'example', 'ch', '-b', 'b-', 'b-b', '', 'b_b', 'bä', '9'),
  fc.constantFrom(62, 63, 64).map((length) => 'b'.repeat(length)),
);
const oddEmail: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(fc.array(part, { maxLength: 4 }), fc.array(label, { maxLength: 4 }))
    .map(([local, domain]) => `${local.join('')}@${domain.join('.')}`),
  fc.tuple(part, fc.constantFrom(0, 4, 11, 23)).map(([inserted, at]) => {
    const { email } = validRequest;
    return `${email.slice(0, at)}${inserted}${email.slice(at)}`;
  }),
  fc.constantFrom(-1, 0, 1).map((difference) => `${'a'.repeat(limits.email + difference - 5)}@b.ch`),
  fc.array(label, { minLength: 2, maxLength: 5 }).map((labels) => `a@${labels.join('.')}`),
);

const oddChoice = (values: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...values), weight: 4 },
    fc.constantFrom(...values).map((value) => `${value} `),
    fc.constantFrom(...values).map((value) => value.toUpperCase()),
    fc.constantFrom('', 'unknown', 'under_5k,5k_15k'),
  );

const odd = {
  name: oddText(limits.name),
  email: oddEmail,
  phone: oddText(limits.phone),
  company: oddText(limits.company),
  project_type: oddChoice(projectTypes),
  budget: oddChoice(budgetRanges),
  message: oddText(limits.message),
  preferred_contact: oddChoice(contactMethods),
  language: oddChoice(languages),
} satisfies Record<keyof StoredRequest, fc.Arbitrary<string>>;

const wrongType = fc.constantFrom<unknown>(null, true, 0, 7.5, ['website'], { text: 'website' });

/** One field changed, rarely to another type or to nothing. */
const change = fc.constantFrom(...(Object.keys(odd) as (keyof StoredRequest)[])).chain((field) =>
  fc.record({
    field: fc.constant<string>(field),
    value: fc.oneof(
      { arbitrary: odd[field] as fc.Arbitrary<unknown>, weight: 12 },
      { arbitrary: wrongType, weight: 2 },
      { arbitrary: fc.constant(undefined), weight: 1 },
    ),
  }),
);
const extraField = fc.record({
  field: fc.constantFrom('status', 'Name', 'created'),
  value: fc.constant('x'),
});

/** The valid request with one or two changes: near enough to the boundary that both verdicts are common. */
export const generatedRequest: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(
    fc.array(change, { minLength: 1, maxLength: 2 }),
    fc.oneof({ arbitrary: fc.constant([]), weight: 30 }, { arbitrary: fc.tuple(extraField), weight: 1 }),
  )
  .map(([changes, extra]) => {
    const entries = [...changes, ...extra].map(({ field, value }) => [field, value]);
    const request: Record<string, unknown> = { ...validRequest, ...Object.fromEntries(entries) };
    return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
  });
