import { createHash } from 'node:crypto';
import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { fieldNames, fields } from '@helvardar/shared/fields';
import { normalise } from '@helvardar/shared/normalise';

/**
 * SHA-256 over what a request says, in hex: equal for one request by whichever way it comes. The id and the language of
 * the page are not part of it. A field of a later release counts, by its name, where it is there: so the requests of
 * before keep their fingerprints.
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

/** Normalising keeps the type: texts stay texts, only empty optional ones become null. */
export const normalised = (request: StoredRequest): StoredRequest => normalise(request) as StoredRequest;
