import { createHash } from 'node:crypto';
import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { fieldNames, fields } from '@helvardar/shared/fields';
import { normalise } from '@helvardar/shared/normalise';

/**
 * The SHA-256 of a request's content, without id and language. A field that was added after the first release (`since`)
 * is left out if it is empty, so older requests keep their fingerprints.
 */
export const fingerprintOf = (request: StoredRequest): string => hashOf(normalised(request));

/**
 * The fingerprint of the normalised content, and that of the stored content if it differs. An earlier release removed
 * fewer characters when it normalised texts, so it may have recorded the second fingerprint.
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

/** The cast is safe, because `normalise` sets only optional fields to null. */
export const normalised = (request: StoredRequest): StoredRequest => normalise(request) as StoredRequest;
