import { describe, expect, test } from 'vitest';
import { releases } from '../tests/support/releases.ts';
import { sampleSubmission } from '../tests/support/samples.ts';
import { storedRequestSchema, submissionSchema, toStoredRequest } from './consultationRequest.ts';
import { fields, oldestRelease } from './fields.ts';
import { normalise } from './normalise.ts';

const newest = Math.max(...Object.values(fields).map(({ since }) => since));

test('tests/releases has a record of every release of the form', () => {
  expect(releases.map(({ number }) => number)).toEqual(
    Array.from({ length: newest }, (_, index) => index + 1),
  );
});

test('the newest record holds every field of the form', () => {
  const record = releases.find(({ number }) => number === newest);
  expect(Object.keys(record?.submission ?? {}).sort()).toEqual(Object.keys(sampleSubmission).sort());
  expect(record?.stored).toEqual(record && toStoredRequest(record.submission));
});

const accepted = releases.filter(({ number }) => number >= oldestRelease);
describe.each(accepted)('a page of release $number', ({ submission, stored }) => {
  test('may still send requests', () => {
    expect(submissionSchema.validateSync(normalise(submission), { strict: true })).toEqual(submission);
  });

  test('may still create documents, which equal those that the function stores', () => {
    expect(toStoredRequest(submission)).toEqual(stored);
    expect(storedRequestSchema.validateSync(stored)).toEqual(stored);
  });
});
