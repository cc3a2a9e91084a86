import { type Field, fieldNames, fields } from './fields.ts';

/** Converts line breaks to LF, lone surrogates to U+FFFD and combining sequences to their composed form. */
const toText = (value: string): string =>
  value
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    // After the removals, because they can join a letter and its accent.
    .normalize('NFC')
    .trim();

/** As `toText`, on one line: control characters become spaces, so that no value can start a new header line. */
const toLine = (value: string): string => toText(value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));

/** Converts an internationalised domain to the ASCII form that mail servers use; leaves anything else unchanged. */
const toAddress = (value: string): string => {
  const [local, domain, ...more] = value.trim().split('@');
  if (!domain || more.length > 0 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\x20-\x7e]+$/.test(domain))
    return value.trim();
  try {
    return `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return value.trim();
  }
};

const normalisers = {
  line: toLine,
  text: toText,
  address: toAddress,
  choice: (value) => value,
} satisfies Record<Field['kind'], (value: string) => string>;

/** The fields by both of their names: in the form and in the database. */
const fieldsByName = new Map<string, Field>(
  fieldNames.flatMap((name) => [
    [name, fields[name]],
    [fields[name].stored, fields[name]],
  ]),
);

const normalised = (field: Field, value: string): string | null => {
  const text = normalisers[field.kind](value);
  return field.required ? text : text || null;
};

/**
 * Normalises a request for validating, storing, comparing and mailing. Text fields are well formed, NFC and trimmed;
 * optional ones are null when empty. Everything else stays unchanged, wrong types too, which the schema refuses.
 */
export const normalise = <Values extends object>(values: Values): Record<keyof Values, unknown> => {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const field = fieldsByName.get(name);
    return [name, field && typeof value === 'string' ? normalised(field, value) : value];
  });
  return Object.fromEntries(entries) as Record<keyof Values, unknown>;
};
