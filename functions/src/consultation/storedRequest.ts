import type { NormalisedRequest, StoredRequest } from '@helvardar/shared/consultationRequest';
import { type Field, fields } from '@helvardar/shared/fields';
import { defaultLanguage, isLanguage } from '@helvardar/shared/languages';
import { leadOf } from '@helvardar/shared/lead';
import { normalise } from '@helvardar/shared/normalise';
import { singleAddressPattern } from '@helvardar/shared/patterns';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { newRequestPeriod } from '../retention.ts';

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
export const readContent = (data: DocumentData | undefined): NormalisedRequest | null => {
  if (!data) return null;
  const found = Object.values(fields).map((field) => ({ field, value: data[field.stored] ?? null }));
  if (!found.every(({ field, value }) => isReadable(field, value))) return null;
  const values = Object.fromEntries(found.map(({ field, value }) => [field.stored, value]));
  const language = isLanguage(data['language']) ? data['language'] : defaultLanguage;
  // The cast is safe, because `normalise` sets only optional fields to null.
  return normalise({ ...values, ...leadOf(data), language }) as StoredRequest as NormalisedRequest;
};

/** Null if the request or its creation time is missing or invalid. */
export const readContentAndTime = (data: DocumentData | undefined) => {
  const createdAt: unknown = data?.['created_at'];
  const request = readContent(data);
  return request && createdAt instanceof Timestamp ? { request, createdAt: createdAt.toDate() } : null;
};

/** The document of an erased request holds only times. It stays, so that no retry stores the request again. */
export const isErased = (data: DocumentData | undefined): boolean => data?.['erased_at'] instanceof Timestamp;

/** An old request may come from a backup, so trigger and callable create no e-mails for it. */
export const isOld = (data: DocumentData | undefined): boolean => {
  const createdAt: unknown = data?.['created_at'];
  return createdAt instanceof Timestamp && Date.now() - createdAt.toMillis() > newRequestPeriod;
};
