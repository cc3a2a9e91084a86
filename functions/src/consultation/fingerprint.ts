import { createHash } from 'node:crypto';
import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { normalise } from '@helvardar/shared/normalise';

/**
 * SHA-256 over what a request says, in hex: equal for one request by whichever way it comes. The id and the language of
 * the page are not part of it.
 */
export const fingerprintOf = (request: StoredRequest): string => {
  const { name, email, phone, company, project_type, budget, message, preferred_contact } =
    normalised(request);
  const content = [
    name,
    email.toLowerCase(),
    phone,
    company,
    project_type,
    budget,
    message,
    preferred_contact,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
};

/** Normalising keeps the type: texts stay texts, only empty optional ones become null. */
export const normalised = (request: StoredRequest): StoredRequest => normalise(request) as StoredRequest;
