import { randomInt } from 'node:crypto';
import type { Submission } from '../../shared/consultationRequest.ts';

const characters = 'abcdefghijklmnopqrstuvwxyz0123456789';

export const newRequestId = (): string =>
  Array.from({ length: 20 }, () => characters.charAt(randomInt(characters.length))).join('');

/** A submission that no other test makes: its address and its message name its id. */
export const newSubmission = (change: Partial<Submission> = {}): Submission => {
  const request_id = newRequestId();
  return {
    name: 'Anna Muster',
    email: `${request_id}@example.com`,
    phone: '+41 61 000 00 00',
    company: null,
    project_type: 'cloud_solutions',
    budget_range: '15k_50k',
    message: `Anfrage ${request_id}\nZweite Zeile.`,
    preferred_contact_method: 'email',
    honeypot: '',
    language: 'de',
    request_id,
    ...change,
  };
};
