import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const request: StoredRequest = {
  name: 'Zoë Muster',
  email: 'zoe@example.com',
  phone: null,
  company: 'Muster AG',
  project_type: 'website',
  budget: 'under_5k',
  message: 'eins\nzwei',
  preferred_contact: 'email',
  language: 'de',
};

test.each<[string, Partial<StoredRequest>]>([
  ['the language', { language: 'fr' }],
  ['capitals in the address', { email: 'Zoe@Example.com' }],
  ['decomposed letters', { name: 'Zoe\u0308 Muster' }],
  ['white space at the ends', { name: ' Zoë Muster\u00a0', message: '\neins\nzwei ' }],
  ['the line breaks of a system', { message: 'eins\r\nzwei' }],
  ['an empty text for none', { phone: '' }],
])('%s makes no difference', (_, change) => {
  expect(fingerprintOf({ ...request, ...change })).toBe(fingerprintOf(request));
});

test.each<[string, Partial<StoredRequest>]>([
  ['name', { name: 'Zoe Muster' }],
  ['email', { email: 'zoe@example.ch' }],
  ['phone', { phone: '1' }],
  ['company', { company: null }],
  ['project_type', { project_type: 'other' }],
  ['budget', { budget: '5k_15k' }],
  ['message', { message: 'eins zwei' }],
  ['preferred_contact', { preferred_contact: 'phone' }],
])('another %s makes another fingerprint', (_, change) => {
  expect(fingerprintOf({ ...request, ...change })).not.toBe(fingerprintOf(request));
});

test('the border between two fields cannot be moved', () => {
  const [one, other] = [
    { phone: '1', company: '2","3' },
    { phone: '1","2', company: '3' },
  ];
  expect(fingerprintOf({ ...request, ...one })).not.toBe(fingerprintOf({ ...request, ...other }));
});

test('a lone surrogate counts as the replacement character that is stored for it', () => {
  expect(fingerprintOf({ ...request, name: 'a\ud800' })).toBe(fingerprintOf({ ...request, name: 'a\ufffd' }));
});

test('it is a SHA-256 in hex', () => expect(fingerprintOf(request)).toMatch(/^[0-9a-f]{64}$/));
