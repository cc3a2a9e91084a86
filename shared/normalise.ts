import { type Field, type FieldName, fieldNames, fields } from './fields.ts';
import { oneAddress } from './oneAddress.ts';
import { betweenSpaces, invisible } from './patterns.ts';

/**
 * Converts line breaks to LF and lone surrogates to U+FFFD, removes control and invisible characters, applies NFC and
 * trims.
 */
const toText = (value: string): string => {
  const seen = value
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(invisible, '$1')
    // NFC comes last, because a removal can bring a letter and its combining accent together.
    .normalize('NFC');
  return betweenSpaces.exec(seen)?.[0] ?? '';
};

/** Like `toText`, but control characters become spaces, so that no value can start a new header line in an e-mail. */
const toLine = (value: string): string => toText(value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));

/** In Unicode, the ten digits of a writing system have consecutive code points, from zero to nine. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value % 10);
};

/** Like `toLine`, but removes the prefix `tel:`, and converts digits and hyphens to ASCII. */
const toPhone = (value: string): string =>
  toLine(
    toLine(value)
      .normalize('NFKC')
      .replace(/[\p{Pd}\u2212]/gu, '-')
      .replace(/\p{Nd}/gu, asciiDigit)
      // `tel:` and `%20` become a space, because the texts before and after them could otherwise form another `tel:`.
      .replace(/(?<!\p{L})tel\.?:\/*|%20/giu, ' '),
  );

const normalisers = {
  line: toLine,
  text: toText,
  address: oneAddress,
  phone: toPhone,
  choice: (value) => value,
} satisfies Record<Field['kind'], (value: string) => string>;

/** The fields by both names: in the form and in the database. */
const fieldsByName = new Map<string, Field>(
  fieldNames.flatMap((name) => [
    [name, fields[name]],
    [fields[name].stored, fields[name]],
  ]),
);

/** The normalised text of one field, for the form. */
export const normaliseField = (name: FieldName, value: string): string =>
  normalisers[fields[name].kind](value);

const normalised = (field: Field, value: string): string | null => {
  const text = normalisers[field.kind](value);
  return field.required ? text : text || null;
};

/**
 * Normalises a request for validating, storing, comparing and mailing. Empty optional texts become null. Choices,
 * unknown fields and values of a wrong type stay unchanged.
 */
export const normalise = <Values extends object>(values: Values): Record<keyof Values, unknown> => {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const field = fieldsByName.get(name);
    return [name, field && typeof value === 'string' ? normalised(field, value) : value];
  });
  return Object.fromEntries(entries) as Record<keyof Values, unknown>;
};
