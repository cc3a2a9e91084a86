import { type Field, type FieldName, fieldNames, fields, isFarTooLong } from './fields.ts';
import { oneAddress } from './oneAddress.ts';
import { toPhoneNumber } from './phoneNumber.ts';
import { toLine, toText } from './plainText.ts';

const normalisers = {
  line: toLine,
  text: toText,
  address: oneAddress,
  phone: toPhoneNumber,
  choice: (value) => value,
} satisfies Record<Field['kind'], (value: string) => string>;

/** The fields by both names: in the form and in the database. */
const fieldsByName = new Map<string, Field>(
  fieldNames.flatMap((name) => [
    [name, fields[name]],
    [fields[name].stored, fields[name]],
  ]),
);

/** A text that is far too long stays unchanged, because normalising several megabytes takes seconds. */
const normalisedText = (field: Field, value: string): string =>
  isFarTooLong(field, value) ? value : normalisers[field.kind](value);

/** The normalised text of one field, for the form. */
export const normaliseField = (name: FieldName, value: string): string => normalisedText(fields[name], value);

/** Signs alone, such as a dash, mean nothing in an optional field. */
const normalised = (field: Field, value: string): string | null => {
  const text = normalisedText(field, value);
  return field.required || /[^\p{P}\s]/u.test(text) ? text : null;
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
