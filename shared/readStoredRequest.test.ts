import { expect, test } from 'vitest';
import { sampleRequest } from '../tests/support/samples.ts';
import { readStoredRequest } from './readStoredRequest.ts';

const document = { ...sampleRequest, created_at: new Date() };

test('a stored request is read without its time', () => {
  expect(readStoredRequest(document)).toEqual(sampleRequest);
});

test('fields that a newer release has stored are left out', () => {
  expect(readStoredRequest({ ...document, constructor: 'x', later: { deep: 1 } })).toEqual(sampleRequest);
});

test('optional fields that are missing are null', () => {
  const { phone: _, company: __, ...others } = document;
  expect(readStoredRequest(others)).toEqual({ ...sampleRequest, phone: null, company: null });
});

test.each([
  ['a longer text than this release allows', { name: 'a'.repeat(101), message: 'm'.repeat(5_000) }],
  ['a choice that this release does not offer', { budget: 'over_100k', project_type: 'constructor' }],
])('%s is read as it is', (_, change) => {
  expect(readStoredRequest({ ...document, ...change })).toEqual({ ...sampleRequest, ...change });
});

test('a language that the site does not speak is read as English', () => {
  expect(readStoredRequest({ ...document, language: 'xx' })).toMatchObject({ language: 'en' });
});

test.each([
  ['nothing', undefined],
  ['what is left after an erasure', { created_at: new Date(), erased_at: new Date() }],
  ['a request without a name', { ...document, name: undefined }],
  ['a blank message', { ...document, message: ' \n' }],
  ['two addresses', { ...document, email: 'a@b.ch, c@d.ch' }],
  ['a sentence as budget', { ...document, budget: 'under 5k\nBcc: a@b.ch' }],
  ['a list as budget', { ...document, budget: ['under_5k'] }],
  ['a map as phone', { ...document, phone: {} }],
])('%s is no request', (_, data) => {
  expect(readStoredRequest(data)).toBeNull();
});
