import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import {
  budgetBounds,
  type ChoiceName,
  type FieldName,
  fieldNames,
  fields,
  type Value,
} from '@helvardar/shared/fields';
import { type Language, languageRecords, perLanguage } from '@helvardar/shared/languages';

/** English labels for the e-mails to the team and the CSV export. */
const labels: Record<FieldName, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  project_type: 'Project type',
  budget_range: 'Budget (visitor’s currency)',
  message: 'Project details',
  preferred_contact_method: 'Preferred contact',
};

const amount = (number: number): string => number.toLocaleString('en');

const words: {
  [Name in ChoiceName as (typeof fields)[Name]['stored']]: Record<Extract<Value<Name>, string>, string>;
} & {
  language: Record<Language, string>;
} = {
  project_type: {
    website: 'Website',
    social_media: 'Social media',
    custom_software: 'Custom software',
    cloud_solutions: 'Cloud solutions',
    cybersecurity: 'Cybersecurity',
    other: 'Other',
  },
  budget: {
    under_5k: `Under ${amount(budgetBounds.under_5k.to)}`,
    '5k_15k': `${amount(budgetBounds['5k_15k'].from)} to ${amount(budgetBounds['5k_15k'].to)}`,
    '15k_50k': `${amount(budgetBounds['15k_50k'].from)} to ${amount(budgetBounds['15k_50k'].to)}`,
    over_50k: `Over ${amount(budgetBounds.over_50k.from)}`,
  },
  preferred_contact: { email: 'Email', phone: 'Phone' },
  language: perLanguage((language) => languageRecords[language].englishName),
};
const wordsByName = new Map(
  Object.entries(words).map(([name, byCode]) => [name, new Map(Object.entries(byCode))]),
);

/** The fields in the order of the form, then the language, and where the visitor came from. */
export const columns = [
  ...fieldNames.map((name) => ({
    name: fields[name].stored,
    label: labels[name],
    kind: fields[name].kind,
  })),
  { name: 'language', label: 'Language', kind: 'choice' },
  { name: 'came_from', label: 'Came from', kind: 'lead' },
  { name: 'campaign', label: 'Campaign', kind: 'lead' },
] as const;

/** The value in words, or an unknown code unchanged. Null if the visitor left the field empty. */
export const inWords = (request: StoredRequest, name: keyof StoredRequest): string | null => {
  const value = request[name] ?? null;
  return value === null ? null : (wordsByName.get(name)?.get(value) ?? value);
};
