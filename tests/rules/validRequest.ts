import { randomInt } from 'node:crypto';
import type { StoredRequest } from '../../shared/consultationRequest.ts';

/** A request that the rules allow; a denied case differs from it by one fact. */
export const validRequest: StoredRequest = {
  name: 'Anna Muster',
  email: 'anna.muster@example.com',
  phone: '+41 61 000 00 00',
  company: 'Muster AG',
  project_type: 'website',
  budget: '5k_15k',
  message: 'Wir brauchen eine neue Website.\nBis im Mai.',
  preferred_contact: 'email',
  language: 'de',
};

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id as Firestore's own clients make it. */
export const newRequestId = (): string =>
  Array.from({ length: 20 }, () => characters.charAt(randomInt(characters.length))).join('');
