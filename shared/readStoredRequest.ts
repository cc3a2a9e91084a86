import type { StoredRequest } from './consultationRequest.ts';
import { type Field, fieldNames, fields } from './fields.ts';
import { defaultLanguage, isLanguage } from './languages.ts';
import { emailPattern } from './patterns.ts';

/** Limits and choices are not asked for: another release may have had others. */
const isReadable = (field: Field, value: unknown): boolean => {
  if (value === null) return !field.required || field.since > 1;
  if (typeof value !== 'string') return false;
  if (field.kind === 'address') return emailPattern.test(value);
  return !field.required || value.trim() !== '';
};

/**
 * The request in a document of `consultation_requests`, whichever release wrote it: fields that this one does not know are
 * left out, and what an older one did not ask for is null. Null when there is no request in it.
 */
export const readStoredRequest = (data: Record<string, unknown> | undefined): StoredRequest | null => {
  if (!data) return null;
  const values = fieldNames.map((name) => [fields[name].stored, data[fields[name].stored] ?? null] as const);
  if (!fieldNames.every((name) => isReadable(fields[name], data[fields[name].stored] ?? null))) return null;
  const language = isLanguage(data['language']) ? data['language'] : defaultLanguage;
  return { ...Object.fromEntries(values), language } as StoredRequest;
};
