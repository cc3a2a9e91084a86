import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { type Field, fields } from '@helvardar/shared/fields';
import { defaultLanguage, isLanguage } from '@helvardar/shared/languages';
import { leadOf } from '@helvardar/shared/lead';
import { singleAddressPattern } from '@helvardar/shared/patterns';

/**
 * Whether this release can read a stored value. Lengths and choices are not checked, because other releases may allow
 * other lengths and choices. An e-mail address must be a single one, but may be undeliverable.
 */
const isReadable = (field: Field, value: unknown): boolean => {
  if (value === null) return !field.required || field.since > 1;
  if (typeof value !== 'string') return false;
  if (field.kind === 'choice') return /^\w+$/.test(value);
  if (field.kind === 'address') return singleAddressPattern.test(value);
  return !field.required || value.trim() !== '';
};

/**
 * The request in a document of any release; null if it is invalid. Unknown fields are left out, and missing ones become
 * null.
 */
export const readStoredRequest = (data: Record<string, unknown> | undefined): StoredRequest | null => {
  if (!data) return null;
  const found = Object.values(fields).map((field) => ({ field, value: data[field.stored] ?? null }));
  if (!found.every(({ field, value }) => isReadable(field, value))) return null;
  const values = Object.fromEntries(found.map(({ field, value }) => [field.stored, value]));
  const language = isLanguage(data['language']) ? data['language'] : defaultLanguage;
  return { ...values, ...leadOf(data), language } as StoredRequest;
};
