import {
  type ErrorCode,
  errorCodes,
  type Submission,
  submissionSchema,
} from '@helvardar/shared/consultationRequest';
import { normalise } from '@helvardar/shared/normalise';
import { HttpsError } from 'firebase-functions/v2/https';
import { ValidationError } from 'yup';
import { log } from '../logs.ts';

export const submissionFields = Object.keys(submissionSchema.fields);

/** The normalised submission. Throws `invalid-argument` with one error code per field. */
export const validatedSubmission = (data: unknown): Submission => {
  if (typeof data !== 'object' || data === null)
    throw new HttpsError(
      'invalid-argument',
      'Expected {"data": {…}} with the fields of a request, at most 64 kB.',
    );
  try {
    return submissionSchema.validateSync(normalise({ ...data }), { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields = fieldErrors(error);
    log('submissionRefused', { code: Object.values(fields).join(' ') });
    throw new HttpsError('invalid-argument', 'Some fields have no valid value.', { fields });
  }
};

/** The first error code of each invalid field. The fields' values are left out, because they must not be logged. */
const fieldErrors = (error: ValidationError): Record<string, ErrorCode> => {
  const codes: Record<string, ErrorCode> = {};
  for (const { path = '', message } of error.inner) {
    const code = errorCodes.find((known) => known === message);
    if (code && !Object.hasOwn(codes, path)) codes[path] = code;
  }
  return codes;
};
