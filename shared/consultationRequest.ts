import { type ObjectSchema, object, string } from 'yup';
import {
  type FieldName,
  fieldNames,
  fields,
  type NewName,
  type OldName,
  oldestRelease,
  type Value,
} from './fields.ts';
import { type Language, languages } from './languages.ts';
import { emailPattern, requestIdPattern, trimmedPattern } from './patterns.ts';

type Fields = typeof fields;
type TooLong = Extract<Fields[FieldName], { tooLong: string }>['tooLong'];

/** What a visitor can be told to mend: what is optional can only be too long. */
export type ShownError = Extract<Fields[FieldName], { required: true }>['wrong'] | TooLong;

/** What a value is refused for: codes, not sentences, so that a shown error follows the language of the page. */
export type ErrorCode =
  | Fields[FieldName]['wrong']
  | TooLong
  | 'honeypotInvalid'
  | 'languageInvalid'
  | 'requestIdInvalid';
export const errorCodes: readonly ErrorCode[] = [
  ...Object.values(fields).flatMap((field) =>
    'tooLong' in field ? [field.wrong, field.tooLong] : [field.wrong],
  ),
  'honeypotInvalid',
  'languageInvalid',
  'requestIdInvalid',
];

/** The normalised values of the form (`normalise`). */
export type ConsultationForm = { [Name in FieldName]: Value<Name> } & { honeypot: string };

/** What the callable and its fallback receive, after `normalise`; from a page of an older release, without newer fields. */
export type Submission = { [Name in OldName]: Value<Name> } & { [Name in NewName]?: Value<Name> } & {
  honeypot: string;
  language: Language;
  request_id: string;
};

/**
 * A document of `consultation_requests` without `created_at`, which only the server's clock can set. A choice is any text:
 * another release may have offered more.
 */
export type StoredRequest = { [Name in OldName as Fields[Name]['stored']]: StoredValue<Name> } & {
  [Name in NewName as Fields[Name]['stored']]?: StoredValue<Name> | null;
} & { language: Language };
type StoredValue<Name extends FieldName> = Fields[Name]['required'] extends true ? string : string | null;

/** Yup schemas whose every message is an error code. */
const text = (otherwise: ErrorCode) =>
  string().strict().defined(otherwise).typeError(otherwise).nonNullable(otherwise);
const schemaOf = (field: Fields[FieldName]) => {
  const schema = text(field.wrong);
  if (field.kind === 'choice') return schema.oneOf<string>(field.values, field.wrong);
  const pattern = field.kind === 'address' ? emailPattern : trimmedPattern;
  const limited = schema.matches(pattern, field.wrong).max(field.limit, field.tooLong);
  return field.required ? limited : limited.nullable();
};
/** As `schemaOf`, for every release that may still send. */
const acceptedSchemaOf = (field: Fields[FieldName]) =>
  field.since > oldestRelease ? schemaOf(field).optional() : schemaOf(field);
const language = text('languageInvalid').oneOf(languages, 'languageInvalid');

/** What the form asks for: the present fields, all of them. */
export const consultationFormSchema = object({
  ...Object.fromEntries(fieldNames.map((name) => [name, schemaOf(fields[name])])),
  honeypot: text('honeypotInvalid'),
}) as ObjectSchema<ConsultationForm>;

export const submissionSchema = object({
  ...Object.fromEntries(fieldNames.map((name) => [name, acceptedSchemaOf(fields[name])])),
  honeypot: text('honeypotInvalid'),
  language,
  request_id: text('requestIdInvalid').matches(requestIdPattern, 'requestIdInvalid'),
}) as ObjectSchema<Submission>;

/**
 * What may be stored: `firestore.rules` says the same in its own language, and the differential test holds the two
 * together. What is stored already is read by `readStoredRequest`.
 */
export const storedRequestSchema = object({
  ...Object.fromEntries(fieldNames.map((name) => [fields[name].stored, acceptedSchemaOf(fields[name])])),
  language,
})
  .strict()
  .noUnknown() as ObjectSchema<StoredRequest>;

/** The stored form of a submission: fields renamed, the form's own dropped, and nothing made of what it lacks. */
export const toStoredRequest = (submission: Submission): StoredRequest => {
  const sent = fieldNames.filter((name) => submission[name] !== undefined);
  const values = Object.fromEntries(sent.map((name) => [fields[name].stored, submission[name]]));
  return { ...values, language: submission.language } as StoredRequest;
};
