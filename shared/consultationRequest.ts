import { type ObjectSchema, object, string } from 'yup';
import {
  type FieldName,
  fieldNames,
  fields,
  isFarTooLong,
  type NewName,
  type OldName,
  oldestRelease,
  type Value,
} from './fields.ts';
import { type Language, languages } from './languages.ts';
import { type Lead, lead, leadNames, leadOf } from './lead.ts';
import { emailPattern, linePattern, requestIdPattern, textPattern, trimmedPattern } from './patterns.ts';

type Fields = typeof fields;
type TooLong = Extract<Fields[FieldName], { tooLong: string }>['tooLong'];

/**
 * The errors that a visitor can see. An optional field can only be too long, because `normalise` repairs its other
 * faults.
 */
export type ShownError = Extract<Fields[FieldName], { required: true }>['wrong'] | TooLong;

/** Errors are codes instead of texts, because the visitor may change the language while an error is shown. */
export type ErrorCode =
  | Fields[FieldName]['wrong']
  | TooLong
  | 'honeypotInvalid'
  | 'languageInvalid'
  | 'leadInvalid'
  | 'requestIdInvalid';
export const errorCodes: readonly ErrorCode[] = [
  ...Object.values(fields).flatMap((field) =>
    'tooLong' in field ? [field.wrong, field.tooLong] : [field.wrong],
  ),
  'honeypotInvalid',
  'languageInvalid',
  'leadInvalid',
  'requestIdInvalid',
];

/** The normalised values of the form. */
export type ConsultationForm = { [Name in FieldName]: Value<Name> } & { honeypot: string };

/**
 * The normalised data of a call to the callable. Fields in `NewName` are optional, because pages of older releases do
 * not send them.
 */
export type Submission = { [Name in OldName]: Value<Name> } & { [Name in NewName]?: Value<Name> } & {
  honeypot: string;
  language: Language;
  request_id: string;
} & Lead;

/**
 * A document of `consultation_requests` without `created_at`. Choices such as `budget` have the type string, because
 * another release of the form may have stored a value that this release does not know.
 */
export type StoredRequest = { [Name in OldName as Fields[Name]['stored']]: StoredValue<Name> } & {
  [Name in NewName as Fields[Name]['stored']]?: StoredValue<Name> | null;
} & { language: Language } & Lead;

declare const normalised: unique symbol;
/** A request with normalised values (`normalise`), which are compared and mailed. */
export type NormalisedRequest = StoredRequest & { readonly [normalised]: true };
type StoredValue<Name extends FieldName> = Fields[Name]['required'] extends true ? string : string | null;

/** A Yup schema for text, with the same error code for every fault. */
const text = (otherwise: ErrorCode) =>
  string().strict().defined(otherwise).typeError(otherwise).nonNullable(otherwise);
const schemaOf = (field: Fields[FieldName]) => {
  const schema = text(field.wrong);
  if (field.kind === 'choice') return schema.oneOf<string>(field.values, field.wrong);
  const { kind, wrong, limit, tooLong } = field;
  const patterns =
    kind === 'address' ? [emailPattern] : [trimmedPattern, kind === 'text' ? textPattern : linePattern];
  const isShaped = (value?: string | null) =>
    value == null || isFarTooLong(field, value) || patterns.every((pattern) => pattern.test(value));
  const limited = schema.test('shape', wrong, isShaped).max(limit, tooLong);
  return field.required ? limited : limited.nullable();
};
/** A field that is newer than `oldestRelease` is optional, because pages of that release do not send it. */
const acceptedSchemaOf = (field: Fields[FieldName]) =>
  field.since > oldestRelease ? schemaOf(field).optional() : schemaOf(field);
const language = text('languageInvalid').oneOf(languages, 'languageInvalid');
const leadSchemas = Object.fromEntries(
  leadNames.map((name) => [name, text('leadInvalid').matches(lead[name], 'leadInvalid').optional()]),
);

export const consultationFormSchema = object({
  ...Object.fromEntries(fieldNames.map((name) => [name, schemaOf(fields[name])])),
  honeypot: text('honeypotInvalid'),
}) as ObjectSchema<ConsultationForm>;

export const submissionSchema = object({
  ...Object.fromEntries(fieldNames.map((name) => [name, acceptedSchemaOf(fields[name])])),
  ...leadSchemas,
  honeypot: text('honeypotInvalid'),
  language,
  request_id: text('requestIdInvalid').matches(requestIdPattern, 'requestIdInvalid'),
}) as ObjectSchema<Submission>;

/** `tests/rules/sameVerdict.test.ts` checks that `firestore.rules` accept the same requests. */
export const storedRequestSchema = object({
  ...Object.fromEntries(fieldNames.map((name) => [fields[name].stored, acceptedSchemaOf(fields[name])])),
  ...leadSchemas,
  language,
})
  .strict()
  .noUnknown() as ObjectSchema<StoredRequest>;

/** Renames fields, and leaves out those that are not stored. */
export const toStoredRequest = (submission: Submission): NormalisedRequest => {
  const sent = fieldNames.filter((name) => submission[name] !== undefined);
  const values = Object.fromEntries(sent.map((name) => [fields[name].stored, submission[name]]));
  return { ...values, ...leadOf(submission), language: submission.language } as NormalisedRequest;
};
