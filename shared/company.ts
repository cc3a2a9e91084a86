import { type Language, languageRecords } from './languages.ts';

/**
 * The company's identity and contact details, as the site and its e-mails state them. Statements about the company's
 * work (years, an award, testimonials) are texts in `web/src/i18n/locales`, and the statistics of the home page are in
 * `web/src/pages/home/statistics.ts`. All these facts are invented.
 */
export const company = {
  name: 'Helvardar',
  legalName: 'Helvardar GmbH',
  email: 'hello@helvardar.example',
  /** In the international format. The spaces are only for readers. */
  phone: '+41 61 000 00 00',
  offices: {
    basel: { street: 'Rheinufer 12', postalCode: '4051', city: 'Basel', country: 'CH' },
    skopje: { street: 'Vardar Quay 12', postalCode: '1000', city: 'Skopje', country: 'MK' },
  },
  /** The company that runs the office in Skopje. It reads requests under a data processing contract. */
  subsidiary: 'Helvardar DOOEL Skopje',
  partner: 'Birsig Systems AG',
  /** The country in which the mail provider stores the mailboxes. The privacy policy names it. */
  mailCountry: 'CH',
  social: {
    facebook: 'https://www.facebook.com/helvardar.example',
    instagram: 'https://www.instagram.com/helvardar.example',
    linkedin: 'https://www.linkedin.com/company/helvardar.example',
  },
  /** The film on the home page, loaded only when a visitor presses play. `uploaded` has the time and the time zone. */
  video: {
    address: 'https://media.helvardar.example/two-rivers.mp4',
    uploaded: '2025-01-15T09:00:00+01:00',
    seconds: 95,
  },
  copyrightYear: 2025,
} as const;

/** The `tel:` address of the company. */
export const phoneAddress = `tel:${company.phone.replaceAll(' ', '')}`;

export type OfficeId = keyof typeof company.offices;

/** The address of an office on one line; city and country in the given language. */
export const addressLine = (id: OfficeId, language: Language): string => {
  const { street, postalCode, country } = company.offices[id];
  const { cities, countries } = languageRecords[language];
  return `${street}, ${postalCode} ${cities[id]}, ${countries[country]}`;
};

/** The name of the country in which the mail provider stores the mailboxes. */
export const mailCountryName = (language: Language): string =>
  languageRecords[language].countries[company.mailCountry];
