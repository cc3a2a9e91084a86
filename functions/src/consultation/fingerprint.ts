import { createHash } from 'node:crypto';
import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { fieldNames, fields } from '@helvardar/shared/fields';
import { normalise } from '@helvardar/shared/normalise';

/**
 * The SHA-256, in hex, of a request's content without the id and the language. A field that a later release added
 * counts only if it has a value, so requests without this field keep their fingerprints.
 */
export const fingerprintOf = (request: StoredRequest): string => hashOf(normalised(request));

/**
 * The fingerprint of a stored request's normalised content and, if normalising changes the content, the fingerprint of
 * the content as stored. An earlier release removed fewer characters, and may have recorded the second one.
 */
export const fingerprintsOf = (stored: StoredRequest): string[] => [
  ...new Set([fingerprintOf(stored), hashOf(stored)]),
];

const hashOf = (values: StoredRequest): string => {
  const content = fieldNames.flatMap((name): unknown[] => {
    const { kind, stored, since } = fields[name];
    const value = (kind === 'address' ? values[stored]?.toLowerCase() : values[stored]) ?? null;
    if (since > 1) return value === null ? [] : [[stored, value]];
    return [value];
  });
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
};

/** Normalising keeps the type, because it turns empty texts into null only in optional fields. */
export const normalised = (request: StoredRequest): StoredRequest => normalise(request) as StoredRequest;
