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
import { emailPattern, linePattern, requestIdPattern, textPattern, trimmedPattern } from './patterns.ts';

type Fields = typeof fields;
type TooLong = Extract<Fields[FieldName], { tooLong: string }>['tooLong'];

/** The errors that a visitor can see. An optional field can only be too long. */
export type ShownError = Extract<Fields[FieldName], { required: true }>['wrong'] | TooLong;

/** The reasons for refusing a value. They are codes, so that a shown error follows the language of the page. */
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

/** The values of the form after `normalise`. */
export type ConsultationForm = { [Name in FieldName]: Value<Name> } & { honeypot: string };

/** What the callable receives, after `normalise`. Pages of older releases do not send the newer fields. */
export type Submission = { [Name in OldName]: Value<Name> } & { [Name in NewName]?: Value<Name> } & {
  honeypot: string;
  language: Language;
  request_id: string;
};

/**
 * A document of `consultation_requests` without `created_at`, which only the server sets. A choice is any string,
 * because another release may have offered more choices.
 */
export type StoredRequest = { [Name in OldName as Fields[Name]['stored']]: StoredValue<Name> } & {
  [Name in NewName as Fields[Name]['stored']]?: StoredValue<Name> | null;
} & { language: Language };
type StoredValue<Name extends FieldName> = Fields[Name]['required'] extends true ? string : string | null;

/** A Yup schema for text. Each of its messages is the given error code. */
const text = (otherwise: ErrorCode) =>
  string().strict().defined(otherwise).typeError(otherwise).nonNullable(otherwise);
const schemaOf = (field: Fields[FieldName]) => {
  const schema = text(field.wrong);
  if (field.kind === 'choice') return schema.oneOf<string>(field.values, field.wrong);
  const { kind, wrong, limit, tooLong } = field;
  const patterns =
    kind === 'address' ? [emailPattern] : [trimmedPattern, kind === 'text' ? textPattern : linePattern];
  // The patterns do not test a text that is far too long: a text of some megabytes makes them overflow the stack.
  const isShaped = (value?: string | null) =>
    value == null || value.length > 100 * limit || patterns.every((pattern) => pattern.test(value));
  const limited = schema.test('shape', wrong, isShaped).max(limit, tooLong);
  return field.required ? limited : limited.nullable();
};
/**
 * The schema of a field for all releases of the form that may still send requests. A field that one of these releases
 * lacks is optional.
 */
const acceptedSchemaOf = (field: Fields[FieldName]) =>
  field.since > oldestRelease ? schemaOf(field).optional() : schemaOf(field);
const language = text('languageInvalid').oneOf(languages, 'languageInvalid');

/** The schema of the present form with all its fields. */
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
 * The schema of a request before it is stored. `tests/rules/sameVerdict.test.ts` checks that `firestore.rules` accept
 * the same requests.
 */
export const storedRequestSchema = object({
  ...Object.fromEntries(fieldNames.map((name) => [fields[name].stored, acceptedSchemaOf(fields[name])])),
  language,
})
  .strict()
  .noUnknown() as ObjectSchema<StoredRequest>;

/** Converts a submission for storing: renames fields, leaves out those that are not stored, and adds none. */
export const toStoredRequest = (submission: Submission): StoredRequest => {
  const sent = fieldNames.filter((name) => submission[name] !== undefined);
  const values = Object.fromEntries(sent.map((name) => [fields[name].stored, submission[name]]));
  return { ...values, language: submission.language } as StoredRequest;
};
