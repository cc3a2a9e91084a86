import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { sampleSubmission as submission } from '../tests/support/samples.ts';
import {
  type ErrorCode,
  errorCodes,
  type Submission,
  storedRequestSchema,
  submissionSchema,
  toStoredRequest,
} from './consultationRequest.ts';
import { fields } from './fields.ts';

const codesOf = (change: Partial<Record<keyof Submission, unknown>>): string[] => {
  try {
    submissionSchema.validateSync({ ...submission, ...change }, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
};

test('the limits are those of docs/behaviour.md, 5', () => {
  const limits = Object.entries(fields).map(([name, field]) => [name, 'limit' in field && field.limit]);
  expect(Object.fromEntries(limits)).toMatchObject({
    name: 100,
    email: 255,
    phone: 20,
    company: 200,
    message: 2000,
  });
});

test.each<[keyof Submission, unknown, ErrorCode]>([
  ['name', '', 'nameRequired'],
  ['name', 'a'.repeat(101), 'nameTooLong'],
  ['email', '', 'emailInvalid'],
  ['email', 'a@b', 'emailInvalid'],
  ['email', `${'a'.repeat(251)}@b.ch`, 'emailTooLong'],
  ['email', 'anna.@example.org', 'emailInvalid'],
  ['email', '.anna@example.org', 'emailInvalid'],
  ['email', 'anna..muster@example.org', 'emailInvalid'],
  ['email', '=?utf-8?q?eve=40evil.example=3E=00?=@x.ch', 'emailInvalid'],
  ...['`', '$', '{', '}', '|', ';', '<', '>', '(', ')'].map(
    (character): [keyof Submission, unknown, ErrorCode] => [
      'email',
      `an${character}na@example.org`,
      'emailInvalid',
    ],
  ),
  ['email', '-anna@example.org', 'emailInvalid'],
  ['email', 'a@127.1', 'emailInvalid'],
  ['email', 'a@127.0.0.1', 'emailInvalid'],
  ['email', 'a@127.0x1', 'emailInvalid'],
  ['name', '\ufffc', 'nameRequired'],
  ['name', '\ufff9a', 'nameRequired'],
  ['name', '\u200b', 'nameRequired'],
  ['name', '\u200c', 'nameRequired'],
  ['name', 'Anna\u202egnp.exe', 'nameRequired'],
  ['phone', '\u202a1\u202c', 'phoneInvalid'],
  ['message', 'one\u2028two', 'messageRequired'],
  ['phone', 'a'.repeat(21), 'phoneTooLong'],
  ['phone', '', 'phoneInvalid'],
  ['company', 'a'.repeat(201), 'companyTooLong'],
  ['project_type', '', 'projectTypeRequired'],
  ['budget_range', 'lots', 'budgetRangeRequired'],
  ['message', 'a'.repeat(2001), 'messageTooLong'],
  ['message', undefined, 'messageRequired'],
  ['preferred_contact_method', 'fax', 'contactMethodRequired'],
  ['honeypot', null, 'honeypotInvalid'],
  ['language', 'xx', 'languageInvalid'],
  ['request_id', 'short', 'requestIdInvalid'],
])('%s %j is refused as %s', (field, value, code) => expect(codesOf({ [field]: value })).toContain(code));

test.each(["o'neil@example.org", 'anna+news@example.org', 'r&d@example.org', 'an-na-@example.org'])(
  '%s is an address',
  (email) => expect(codesOf({ email })).toEqual([]),
);

test('a text of many megabytes is too long, and nothing else', () => {
  for (const text of ['a'.repeat(9_000_000), 'ab \n'.repeat(2_500_000), '🎉'.repeat(5_000_000)])
    expect(codesOf({ message: text })).toEqual(['messageTooLong']);
});

test('every error of the schema is a code', () => {
  const wrong = Object.fromEntries(Object.keys(submission).map((field) => [field, 7]));
  for (const change of [wrong, Object.fromEntries(Object.keys(submission).map((field) => [field, '\n']))])
    for (const code of codesOf(change)) expect(errorCodes).toContain(code);
});

test('a valid submission is stored under the field names of the database, without the fields that only the form has', () => {
  expect(codesOf({})).toEqual([]);
  const stored = toStoredRequest(submission);
  expect(storedRequestSchema.isValidSync(stored)).toBe(true);
  expect(stored).toMatchObject({ budget: '15k_50k', preferred_contact: 'email' });
  expect(Object.keys(stored)).not.toContain('honeypot');
});

test('a stored request has no other fields', () => {
  expect(storedRequestSchema.isValidSync({ ...toStoredRequest(submission), created_at: new Date() })).toBe(
    false,
  );
});
