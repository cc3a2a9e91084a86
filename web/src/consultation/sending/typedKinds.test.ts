import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleAnswers } from '../../../../tests/support/samples.ts';
import { typedKind } from '../../../../tests/support/typed.ts';
import { errorsOf, toSubmission } from './formValues.ts';

test('the form accepts what people paste and dictate, and sends what they mean', () => {
  fc.assert(
    fc.property(typedKind, ({ field, typed, used }) => {
      const values = { ...sampleAnswers, honeypot: '', [field]: typed };
      expect(errorsOf(values)).toEqual({});
      expect(toSubmission(values, 'en', 'abcdefghijABCDEFGHIJ')[field]).toBe(used);
    }),
    { numRuns: 3_000, seed: 20_261_126 },
  );
});
