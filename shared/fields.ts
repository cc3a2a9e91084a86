export const projectTypes = [
  'website',
  'social_media',
  'custom_software',
  'cloud_solutions',
  'cybersecurity',
  'other',
] as const;

/** The bounds are the same in every currency. */
export const budgetBounds = {
  under_5k: { to: 5_000 },
  '5k_15k': { from: 5_000, to: 15_000 },
  '15k_50k': { from: 15_000, to: 50_000 },
  over_50k: { from: 50_000 },
} as const satisfies Record<string, { from?: number; to?: number }>;
export type BudgetRange = keyof typeof budgetBounds;
export const budgetRanges = Object.keys(budgetBounds) as BudgetRange[];

export const contactMethods = ['email', 'phone'] as const;
export type ContactMethod = (typeof contactMethods)[number];

interface AnyField {
  /** The field's name in the documents of `consultation_requests`. */
  stored: string;
  /** The release of the form that added the field. */
  since: number;
  /** The error code for a missing or invalid value. */
  wrong: string;
}

interface Choice extends AnyField {
  kind: 'choice';
  required: true;
  values: readonly string[];
  /** The initially selected value; empty for none. */
  initial: string;
}

interface Text extends AnyField {
  /** A single line, a multi-line text, an e-mail address, or a telephone number. */
  kind: 'line' | 'text' | 'address' | 'phone';
  required: boolean;
  /** The maximum length of a value in UTF-16 code units. The security rules count in the same unit. */
  limit: number;
  tooLong: string;
}

export type Field = Choice | Text;

/** Whether a value is ten times longer than its field allows. It is refused without being normalised or matched. */
export const isFarTooLong = (field: Field, value: string): boolean =>
  field.kind !== 'choice' && value.length > 10 * field.limit;

/** The form's fields in their order (docs/behaviour.md, 5). CONTRIBUTING.md explains how to add one. */
export const fields = {
  name: {
    stored: 'name',
    since: 1,
    kind: 'line',
    required: true,
    limit: 100,
    wrong: 'nameRequired',
    tooLong: 'nameTooLong',
  },
  email: {
    stored: 'email',
    since: 1,
    kind: 'address',
    required: true,
    limit: 255,
    wrong: 'emailInvalid',
    tooLong: 'emailTooLong',
  },
  phone: {
    stored: 'phone',
    since: 1,
    kind: 'phone',
    required: false,
    limit: 20,
    wrong: 'phoneInvalid',
    tooLong: 'phoneTooLong',
  },
  company: {
    stored: 'company',
    since: 1,
    kind: 'line',
    required: false,
    limit: 200,
    wrong: 'companyInvalid',
    tooLong: 'companyTooLong',
  },
  project_type: {
    stored: 'project_type',
    since: 1,
    kind: 'choice',
    required: true,
    values: projectTypes,
    initial: '',
    wrong: 'projectTypeRequired',
  },
  budget_range: {
    stored: 'budget',
    since: 1,
    kind: 'choice',
    required: true,
    values: budgetRanges,
    initial: '',
    wrong: 'budgetRangeRequired',
  },
  message: {
    stored: 'message',
    since: 1,
    kind: 'text',
    required: true,
    limit: 2000,
    wrong: 'messageRequired',
    tooLong: 'messageTooLong',
  },
  preferred_contact_method: {
    stored: 'preferred_contact',
    since: 1,
    kind: 'choice',
    required: true,
    values: contactMethods,
    initial: 'email',
    wrong: 'contactMethodRequired',
  },
} as const satisfies Record<string, Field>;

type Fields = typeof fields;
export type FieldName = keyof Fields;
export const fieldNames = Object.keys(fields) as FieldName[];

export type Value<Name extends FieldName> = Fields[Name] extends { values: readonly (infer Code)[] }
  ? Code
  : Fields[Name]['required'] extends true
    ? string
    : string | null;

export type ChoiceName = {
  [Name in FieldName]: Fields[Name]['kind'] extends 'choice' ? Name : never;
}[FieldName];

/** The fields of the first release. Every request has them. */
export type OldName = { [Name in FieldName]: Fields[Name]['since'] extends 1 ? Name : never }[FieldName];
export type NewName = Exclude<FieldName, OldName>;

/**
 * The oldest release of the form that may still send requests. Browsers resend a failed request for seven days. So
 * raise this number to a newer release only after that release has been live for seven days. Change `firestore.rules`
 * at the same time.
 */
export const oldestRelease = 1;
