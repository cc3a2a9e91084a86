import { fieldNames, fields } from '@helvardar/shared/fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleAnswers, sampleSubmission } from '../../../../tests/support/samples.ts';
import texts from '../../i18n/locales/en/consultation.json' with { type: 'json' };
import { errorsOf, type FormValues, initialValues, toSubmission } from './formValues.ts';

const valid: FormValues = { ...sampleAnswers, honeypot: '' };
const errorOf = (name: keyof FormValues, value: string) => errorsOf({ ...valid, [name]: value })[name];
const addressOf = (length: number) => `${'a'.repeat(length - '@visitor.example'.length)}@visitor.example`;

test('valid values have no error', () => {
  expect(errorsOf(valid)).toEqual({});
});

test('an untouched form has an error for every required field, and e-mail is selected', () => {
  expect(initialValues.preferred_contact_method).toBe('email');
  expect(errorsOf(initialValues)).toMatchObject({
    name: 'nameRequired',
    email: 'emailRequired',
    project_type: 'projectTypeRequired',
    budget_range: 'budgetRangeRequired',
    message: 'messageRequired',
  });
});

describe('a text of the maximum length is accepted, and one character more is not:', () => {
  test.each([
    ['name', 'n'.repeat(100), 'n'.repeat(101), 'nameTooLong'],
    ['email', addressOf(255), addressOf(256), 'emailTooLong'],
    ['phone', '0'.repeat(20), '0'.repeat(21), 'phoneTooLong'],
    ['company', 'c'.repeat(200), 'c'.repeat(201), 'companyTooLong'],
    ['message', 'm'.repeat(2000), 'm'.repeat(2001), 'messageTooLong'],
  ] as const)('%s', (name, longest, longer, code) => {
    expect(errorOf(name, longest)).toBeUndefined();
    expect(errorOf(name, longer)).toBe(code);
  });

  test('white space at its ends does not count', () => {
    expect(errorOf('name', `  ${'n'.repeat(100)}\t`)).toBeUndefined();
    expect(errorOf('message', `\n\n${'m'.repeat(2000)}  `)).toBeUndefined();
  });

  test('a character outside the Basic Multilingual Plane counts twice, as in the security rules', () => {
    expect(errorOf('name', '🎉'.repeat(50))).toBeUndefined();
    expect(errorOf('name', `${'🎉'.repeat(50)}n`)).toBe('nameTooLong');
  });
});

describe('white space alone', () => {
  test.each(['', ' ', '\t\n', '\u00a0\u2003\ufeff'])('(%j) is neither a name nor a message', (blank) => {
    expect(errorOf('name', blank)).toBe('nameRequired');
    expect(errorOf('message', blank)).toBe('messageRequired');
  });

  test('is a missing phone number and company, which are optional', () => {
    expect(errorOf('phone', '   ')).toBeUndefined();
    expect(errorOf('company', '   ')).toBeUndefined();
  });
});

describe('an e-mail address', () => {
  test.each([
    'ada@visitor.example',
    ' Ada <ada@visitor.example> ',
    'ADA.b+c@sub.visitor.example',
    'o’neil@a-b.ch',
  ])('is %j', (address) => {
    expect(errorOf('email', address)).toBeUndefined();
  });

  test.each([
    'ada',
    'ada@',
    '@visitor.example',
    'ada@visitor',
    'ada@-visitor.example',
    'a@b.example, c@d.example',
    'ada muster@visitor.example',
    'Ada <a@b.example>, Bela <c@d.example>',
    'ada.@visitor.example',
    'ada@visitor.example\r\nBcc: all@visitor.example',
  ])('is not %j', (address) => {
    expect(errorOf('email', address)).toBe('emailInvalid');
  });
});

test('a text that is too long and no address has the error of an invalid address', () => {
  expect(errorOf('email', 'a'.repeat(300))).toBe('emailInvalid');
});

describe('a choice must be one of the offered values:', () => {
  test.each(['website', 'social_media', 'custom_software', 'cloud_solutions', 'cybersecurity', 'other'])(
    'project type %s',
    (value) => {
      expect(errorOf('project_type', value)).toBeUndefined();
    },
  );
  test.each(['under_5k', '5k_15k', '15k_50k', 'over_50k'])('budget range %s', (value) => {
    expect(errorOf('budget_range', value)).toBeUndefined();
  });
  test.each(['email', 'phone'])('contact method %s', (value) => {
    expect(errorOf('preferred_contact_method', value)).toBeUndefined();
  });
  test.each([
    ['project_type', 'projectTypeRequired'],
    ['budget_range', 'budgetRangeRequired'],
    ['preferred_contact_method', 'contactMethodRequired'],
  ] as const)('any other %s is refused', (name, code) => {
    expect(errorOf(name, '')).toBe(code);
    expect(errorOf(name, 'something')).toBe(code);
  });
});

test('each error that a visitor can cause has a message, and each message belongs to an error', () => {
  const tooLong = fieldNames.map((name) => {
    const field = fields[name];
    if (field.kind === 'choice') return [name, ''];
    return [name, field.kind === 'address' ? addressOf(field.limit + 1) : 'a'.repeat(field.limit + 1)];
  });
  const empty = fieldNames.map((name) => [name, '']);
  const causes = [tooLong, empty, [['email', 'ada']]].map(
    (values): FormValues => ({ ...valid, ...Object.fromEntries(values) }),
  );
  const caused = [...new Set(causes.flatMap((values) => Object.values(errorsOf(values))))];
  expect(caused.toSorted()).toEqual(Object.keys(texts.errors).toSorted());

  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(' ', '\u0085', '\ufeff', '\u200b', '\ud800'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...fieldNames), text, (name, value) => {
      const error = errorOf(name, value);
      return error === undefined || caused.includes(error);
    }),
    { numRuns: 5_000, seed: 20_261_120 },
  );
});

describe('the submission', () => {
  test('contains trimmed values, null for empty optional ones, the language and the id', () => {
    const values = { ...valid, name: ' Ada Muster ', phone: ' ', company: '', message: '\nA new\r\nsite ' };
    expect(toSubmission(values, 'de', 'abcdefghijABCDEFGHIJ')).toEqual({
      ...sampleSubmission,
      name: 'Ada Muster',
      phone: null,
      company: null,
      message: 'A new\nsite',
    });
  });

  test('keeps letters of every script in composed form, and replaces lone surrogates', () => {
    const values = { ...valid, name: 'Zoe\u0308 Ќирил 李', message: 'half \ud83c here' };
    const { name, message } = toSubmission(values, 'en', 'abcdefghijABCDEFGHIJ');
    expect(name).toBe('Zo\u00eb Ќирил 李');
    expect(message).toBe('half \ufffd here');
  });

  test('passes the honeypot on unchanged', () => {
    expect(toSubmission({ ...valid, honeypot: ' spam ' }, 'en', 'abcdefghijABCDEFGHIJ').honeypot).toBe(
      ' spam ',
    );
  });

  test('is not created from values with an error', () => {
    expect(() => toSubmission({ ...valid, name: '' }, 'en', 'abcdefghijABCDEFGHIJ')).toThrow('nameRequired');
  });
});
