import { createHash } from 'node:crypto';
import type { NormalisedRequest } from '@helvardar/shared/consultationRequest';
import { fieldNames, fields } from '@helvardar/shared/fields';

/**
 * The SHA-256 of a request's content, without id, language and lead. A field that was added after the first release (`since`)
 * is left out if it is empty, so older requests keep their fingerprints.
 */
export const fingerprintOf = (request: NormalisedRequest): string => {
  const content = fieldNames.flatMap((name): unknown[] => {
    const { kind, stored, since } = fields[name];
    const value = (kind === 'address' ? request[stored]?.toLowerCase() : request[stored]) ?? null;
    if (since > 1) return value === null ? [] : [[stored, value]];
    return [value];
  });
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
};
