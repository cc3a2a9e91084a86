import { type Field, fieldNames, fields } from './fields.ts';

/** Converts line breaks to LF and lone surrogates to U+FFFD, removes control characters, applies NFC and trims. */
const toText = (value: string): string =>
  value
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    // NFC comes after the removals, because a removal can bring a letter and its combining accent together.
    .normalize('NFC')
    .trim();

/** Like `toText`, but on one line: control characters become spaces, so that no value can start a new header line. */
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
 * Normalises a request for validating, storing, comparing and mailing. Texts become well-formed Unicode in NFC,
 * trimmed; empty optional texts become null. Values of a wrong type and all others stay unchanged.
 */
export const normalise = <Values extends object>(values: Values): Record<keyof Values, unknown> => {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const field = fieldsByName.get(name);
    return [name, field && typeof value === 'string' ? normalised(field, value) : value];
  });
  return Object.fromEntries(entries) as Record<keyof Values, unknown>;
};
