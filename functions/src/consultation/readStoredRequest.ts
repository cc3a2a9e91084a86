import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { type Field, fields } from '@helvardar/shared/fields';
import { defaultLanguage, isLanguage } from '@helvardar/shared/languages';
import { singleAddressPattern } from '@helvardar/shared/patterns';

/**
 * Whether this release can read a stored value. Lengths and choices are not checked, because other releases may have
 * other limits and choices. Whether mail servers accept an address is not checked either.
 */
const isReadable = (field: Field, value: unknown): boolean => {
  if (value === null) return !field.required || field.since > 1;
  if (typeof value !== 'string') return false;
  if (field.kind === 'choice') return /^\w+$/.test(value);
  if (field.kind === 'address') return singleAddressPattern.test(value);
  return !field.required || value.trim() !== '';
};

/**
 * The request in a document of `consultation_requests` of any release. Unknown fields are left out; fields that an
 * older release lacks are null. Returns null when the document holds no valid request.
 */
export const readStoredRequest = (data: Record<string, unknown> | undefined): StoredRequest | null => {
  if (!data) return null;
  const found = Object.values(fields).map((field) => ({ field, value: data[field.stored] ?? null }));
  if (!found.every(({ field, value }) => isReadable(field, value))) return null;
  const values = Object.fromEntries(found.map(({ field, value }) => [field.stored, value]));
  const language = isLanguage(data['language']) ? data['language'] : defaultLanguage;
  return { ...values, language } as StoredRequest;
};
