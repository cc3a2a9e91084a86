import { type InferType, object, string } from 'yup';
import { languages } from './languages.ts';
import { emailPattern, requestIdPattern, trimmedPattern } from './patterns.ts';

/** Longest values in UTF-16 units, as `String.length` and the security rules count (specification, section 5). */
export const limits = { name: 100, email: 255, phone: 20, company: 200, message: 2000 } as const;

export const projectTypes = [
  'website',
  'social_media',
  'custom_software',
  'cloud_solutions',
  'cybersecurity',
  'other',
] as const;
export type ProjectType = (typeof projectTypes)[number];

export const budgetRanges = ['under_5k', '5k_15k', '15k_50k', 'over_50k'] as const;
export type BudgetRange = (typeof budgetRanges)[number];

export const contactMethods = ['email', 'phone'] as const;
export type ContactMethod = (typeof contactMethods)[number];

/** What a value is refused for: codes, not sentences, so that a shown error follows the language of the page. */
export const errorCodes = [
  'nameRequired',
  'nameTooLong',
  'emailInvalid',
  'emailTooLong',
  'phoneInvalid',
  'phoneTooLong',
  'companyInvalid',
  'companyTooLong',
  'projectTypeRequired',
  'budgetRangeRequired',
  'messageRequired',
  'messageTooLong',
  'contactMethodRequired',
  'honeypotInvalid',
  'languageInvalid',
  'requestIdInvalid',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Yup schemas whose every message is an error code. */
const text = (otherwise: ErrorCode) =>
  string().strict().defined(otherwise).typeError(otherwise).nonNullable(otherwise);
const oneOf = <Value extends string>(values: readonly Value[], otherwise: ErrorCode) =>
  text(otherwise).oneOf(values, otherwise);
const limited = (limit: number, missing: ErrorCode, tooLong: ErrorCode) =>
  text(missing).matches(trimmedPattern, missing).max(limit, tooLong);
const optional = (limit: number, otherwise: ErrorCode, tooLong: ErrorCode) =>
  string()
    .strict()
    .defined(otherwise)
    .nullable()
    .typeError(otherwise)
    .matches(trimmedPattern, otherwise)
    .max(limit, tooLong);

const fields = {
  name: limited(limits.name, 'nameRequired', 'nameTooLong'),
  email: text('emailInvalid').matches(emailPattern, 'emailInvalid').max(limits.email, 'emailTooLong'),
  phone: optional(limits.phone, 'phoneInvalid', 'phoneTooLong'),
  company: optional(limits.company, 'companyInvalid', 'companyTooLong'),
  project_type: oneOf(projectTypes, 'projectTypeRequired'),
  message: limited(limits.message, 'messageRequired', 'messageTooLong'),
};
const language = oneOf(languages, 'languageInvalid');

/** The normalised values of the form (`normalise`): what a visitor can be told to mend. */
export const consultationFormSchema = object({
  ...fields,
  budget_range: oneOf(budgetRanges, 'budgetRangeRequired'),
  preferred_contact_method: oneOf(contactMethods, 'contactMethodRequired'),
  honeypot: text('honeypotInvalid'),
});
export type ConsultationForm = InferType<typeof consultationFormSchema>;

/** What the callable and its fallback receive, after `normalise`. */
export const submissionSchema = consultationFormSchema.shape({
  language,
  request_id: text('requestIdInvalid').matches(requestIdPattern, 'requestIdInvalid'),
});
export type Submission = InferType<typeof submissionSchema>;

/**
 * A document of `consultation_requests` without `created_at`, which only the server's clock can set.
 * `firestore.rules` says the same in its own language; the differential test holds the two together.
 */
export const storedRequestSchema = object({
  ...fields,
  budget: oneOf(budgetRanges, 'budgetRangeRequired'),
  preferred_contact: oneOf(contactMethods, 'contactMethodRequired'),
  language,
})
  .strict()
  .noUnknown();
export type StoredRequest = InferType<typeof storedRequestSchema>;

/** The stored form of a submission: two fields renamed, the form's own fields dropped. */
export const toStoredRequest = (submission: Submission): StoredRequest => ({
  name: submission.name,
  email: submission.email,
  phone: submission.phone,
  company: submission.company,
  project_type: submission.project_type,
  budget: submission.budget_range,
  message: submission.message,
  preferred_contact: submission.preferred_contact_method,
  language: submission.language,
});
