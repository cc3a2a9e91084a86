import { createHash } from 'node:crypto';
import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { fieldNames, fields } from '@helvardar/shared/fields';
import { normalise } from '@helvardar/shared/normalise';

/**
 * The SHA-256 of a request's content, without id, language and lead. A field that was added after the first release (`since`)
 * is left out if it is empty, so older requests keep their fingerprints.
 */
export const fingerprintOf = (request: StoredRequest): string => {
  const values = normalised(request);
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
