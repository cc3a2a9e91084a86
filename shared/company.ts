import { type Language, languageRecords } from './languages.ts';

/**
 * Who the company is and how it is reached, as the site and its e-mails state it: whoever takes the site over edits it here
 * alone. What the company says of its work (years, an award, figures, voices) is text, in `web/src/i18n/locales`. All of it is
 * invented.
 */
export const company = {
  name: 'Helvardar',
  legalName: 'Helvardar GmbH',
  email: 'hello@helvardar.example',
  /** International form with blanks, for reading; dialled without them. */
  phone: '+41 61 000 00 00',
  offices: {
    basel: { street: 'Rheinufer 12', postalCode: '4051', city: 'Basel', country: 'CH' },
    skopje: { street: 'Vardar Quay 12', postalCode: '1000', city: 'Skopje', country: 'MK' },
  },
  /** Runs the office in Skopje; the contract under which it reads requests is signed with it. */
  subsidiary: 'Helvardar DOOEL Skopje',
  partner: 'Birsig Systems AG',
  /** Where the provider of mail server and mailboxes keeps them, as the privacy policy says. */
  mailCountry: 'CH',
  social: {
    facebook: 'https://www.facebook.com/helvardar.example',
    instagram: 'https://www.instagram.com/helvardar.example',
    linkedin: 'https://www.linkedin.com/company/helvardar.example',
  },
  /** The film on the home page; its host is asked only when a visitor presses play. */
  video: { address: 'https://media.helvardar.example/two-rivers.mp4', uploaded: '2025-01-15', seconds: 95 },
  copyrightYear: 2025,
} as const;

/** Dials the company. */
export const phoneAddress = `tel:${company.phone.replaceAll(' ', '')}`;

export type OfficeId = keyof typeof company.offices;

/** The address of an office on one line, city and country named in the given language. */
export const addressLine = (id: OfficeId, language: Language): string => {
  const { street, postalCode, country } = company.offices[id];
  const { cities, countries } = languageRecords[language];
  return `${street}, ${postalCode} ${cities[id]}, ${countries[country]}`;
};

/** The country whose law binds the provider of mail server and mailboxes. */
export const mailCountryName = (language: Language): string =>
  languageRecords[language].countries[company.mailCountry];
