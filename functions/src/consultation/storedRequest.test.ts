import { fieldNames, fields } from '@helvardar/shared/fields';
import { expect, test } from 'vitest';
import { releases } from '../../../tests/support/releases.ts';
import { sampleRequest } from '../../../tests/support/samples.ts';
import { readContent } from './storedRequest.ts';

const document = { ...sampleRequest, created_at: new Date() };

test('unknown fields of a newer release are ignored', () => {
  expect(readContent({ ...document, constructor: 'x', later: { deep: 1 } })).toEqual(sampleRequest);
});

test('where the visitor came from is read, and left out if it is invalid', () => {
  const lead = { came_from: '/de/services', campaign: 'spring_2027' };
  expect(readContent({ ...document, ...lead })).toEqual({ ...sampleRequest, ...lead });
  const invalid = { came_from: 'https://evil.example', campaign: '<b>' };
  expect(readContent({ ...document, ...invalid })).toEqual(sampleRequest);
});

test('missing optional fields are null', () => {
  const { phone: _, company: __, ...others } = document;
  expect(readContent(others)).toEqual({ ...sampleRequest, phone: null, company: null });
});

test.each([
  ['a longer text than this release allows', { name: 'a'.repeat(101), message: 'm'.repeat(5_000) }],
  ['a choice that this release does not offer', { budget: 'over_100k', project_type: 'constructor' }],
])('%s is read unchanged', (_, change) => {
  expect(readContent({ ...document, ...change })).toEqual({ ...sampleRequest, ...change });
});

test('an unknown language is read as English', () => {
  expect(readContent({ ...document, language: 'xx' })).toMatchObject({ language: 'en' });
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
])('%s is not read as a request', (_, data) => {
  expect(readContent(data)).toBeNull();
});

test.each(releases)(
  'documents of release $number can be read, and fields that it lacks are null',
  ({ stored }) => {
    const nothing = Object.fromEntries(fieldNames.map((name) => [fields[name].stored, null]));
    expect(readContent({ ...stored, created_at: new Date() })).toEqual({ ...nothing, ...stored });
  },
);
