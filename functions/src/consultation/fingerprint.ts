import { createHash } from 'node:crypto';
import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { fieldNames, fields } from '@helvardar/shared/fields';
import { normalise } from '@helvardar/shared/normalise';

/**
 * The SHA-256 of a request's content, in hex. The content excludes the id and the language. A field that was added
 * after the first release is included, with its name, only if it has a value, so older requests keep their
 * fingerprints.
 */
export const fingerprintOf = (request: StoredRequest): string => hashOf(normalised(request));

/**
 * The fingerprints of a stored request: that of its normalised content and, if normalising changes it, that of the
 * content as stored. An earlier release, which removed fewer characters, may have mailed the request under the second
 * one.
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
