import { expect, test } from 'vitest';
import { addressLine, company, type OfficeId } from './company.ts';
import { languages } from './languages.ts';

const offices = Object.keys(company.offices) as OfficeId[];

test.each(offices.flatMap((office) => languages.map((language) => ({ office, language }))))(
  'names the country of the office in $office in $language',
  ({ office, language }) => {
    const name = new Intl.DisplayNames(language, { type: 'region' }).of(company.offices[office].country);
    expect(addressLine(office, language)).toMatch(new RegExp(`, ${name}$`));
  },
);
