import type { NormalisedRequest, StoredRequest } from '@helvardar/shared/consultationRequest';
import { fieldNames, fields } from '@helvardar/shared/fields';
import { expect, test } from 'vitest';
import { releases } from '../../../tests/support/releases.ts';
import { otherRequest, sampleRequest } from '../../../tests/support/samples.ts';
import { fingerprintOf } from './fingerprint.ts';
import { readContent } from './storedRequest.ts';

const fingerprintIn = (stored: StoredRequest) => fingerprintOf(readContent(stored) as NormalisedRequest);
const request: StoredRequest = { ...sampleRequest, name: 'Zoë Muster', phone: null, message: 'eins\nzwei' };

test.each<[string, Partial<StoredRequest>]>([
  ['the language', { language: 'fr' }],
  ['where the visitor came from', { came_from: '/about', campaign: 'spring' }],
  ['capitals in the address', { email: request.email.toUpperCase() }],
  ['decomposed letters', { name: 'Zoe\u0308 Muster' }],
  ['white space at the ends', { name: ' Zoë Muster\u00a0', message: '\neins\nzwei ' }],
  ['the line breaks of a system', { message: 'eins\r\nzwei' }],
  ['an empty text for none', { phone: '' }],
])('%s does not change the fingerprint', (_, change) => {
  expect(fingerprintIn({ ...request, ...change })).toBe(fingerprintIn(request));
});

test.each(fieldNames.map((name) => fields[name].stored))('another %s changes the fingerprint', (name) => {
  const other = { ...sampleRequest, [name]: otherRequest[name] };
  expect(fingerprintIn(other)).not.toBe(fingerprintIn(sampleRequest));
});

test.each(releases)('the requests of release $number keep their fingerprints', (release) => {
  expect(fingerprintIn(release.stored)).toBe(release.fingerprint);
});

test('moving text from one field to the next changes the fingerprint', () => {
  const one = { phone: '1', company: '2","3' };
  const other = { phone: '1","2', company: '3' };
  expect(fingerprintIn({ ...request, ...one })).not.toBe(fingerprintIn({ ...request, ...other }));
});

test('a lone surrogate has the fingerprint of the replacement character that is stored for it', () => {
  expect(fingerprintIn({ ...request, name: 'a\ud800' })).toBe(fingerprintIn({ ...request, name: 'a\ufffd' }));
});
