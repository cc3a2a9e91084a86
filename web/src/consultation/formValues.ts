import {
  type ConsultationForm,
  consultationFormSchema,
  type ErrorCode,
  type Submission,
} from '@helvardar/shared/consultationRequest';
import type { Language } from '@helvardar/shared/languages';
import { normalise } from '@helvardar/shared/normalise';
import { ValidationError } from 'yup';
import type { Texts } from '../texts.ts';

/** What the visitor has typed and chosen so far: every field a string, in the order in which the form shows them. */
export type FormValues = Record<keyof ConsultationForm, string>;
export type FieldName = keyof FormValues;

/** The codes that have a sentence: all that a visitor can cause. */
type ShownError = ErrorCode & keyof Texts['consultation']['errors'];

/** A field without an error has no entry. */
export type FormErrors = { [Name in FieldName]?: ShownError | undefined };

export const initialValues: FormValues = {
  name: '',
  email: '',
  phone: '',
  company: '',
  project_type: '',
  budget_range: '',
  message: '',
  preferred_contact_method: 'email',
  honeypot: '',
};

/** The first error of each field, as a code. */
export const errorsOf = (values: FormValues): FormErrors => {
  try {
    consultationFormSchema.validateSync(normalise(values), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.map(({ path, message }) => [path, message]);
    // Of two entries with one name the later stays.
    return Object.fromEntries(errors.reverse());
  }
};

/** The submission that valid values make; throws a `ValidationError` on others. */
export const toSubmission = (values: FormValues, language: Language, requestId: string): Submission => ({
  ...consultationFormSchema.validateSync(normalise(values)),
  language,
  request_id: requestId,
});
