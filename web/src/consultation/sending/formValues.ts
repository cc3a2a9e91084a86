import {
  type ConsultationForm,
  consultationFormSchema,
  type ShownError,
  type Submission,
} from '@helvardar/shared/consultationRequest';
import { fieldNames, fields } from '@helvardar/shared/fields';
import type { Language } from '@helvardar/shared/languages';
import { normalise } from '@helvardar/shared/normalise';
import { ValidationError } from 'yup';

export type FormValues = Record<keyof ConsultationForm, string>;

/** An empty address has its own message. For the schema, it is as invalid as any other. */
export type FormError = ShownError | 'emailRequired';

export type FormErrors = { [Name in keyof FormValues]?: FormError | undefined };

const initialValueOf = (field: (typeof fields)[keyof typeof fields]): string =>
  field.kind === 'choice' ? field.initial : '';

export const initialValues = {
  ...Object.fromEntries(fieldNames.map((name) => [name, initialValueOf(fields[name])])),
  honeypot: '',
} as FormValues;

export const formFields = Object.keys(initialValues) as (keyof FormValues)[];

/** The first error of each invalid field. */
export const errorsOf = (values: FormValues): FormErrors => {
  const normalised = normalise(values);
  try {
    consultationFormSchema.validateSync(normalised, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.map(({ path, message }) => [path, message]);
    // `fromEntries` keeps the last entry of each field. In the reversed list, that is the first error.
    return {
      ...Object.fromEntries(errors.reverse()),
      ...(normalised.email === '' && { email: 'emailRequired' }),
    };
  }
};

/** Throws a `ValidationError` if the values are invalid. */
export const toSubmission = (values: FormValues, language: Language, requestId: string): Submission => ({
  ...consultationFormSchema.validateSync(normalise(values)),
  language,
  request_id: requestId,
});
