import { type Language, languageRecords } from './languages.ts';

/** The company's identity and contact details. They are invented. */
export const company = {
  name: 'Helvardar',
  legalName: 'Helvardar GmbH',
  email: 'hello@helvardar.example',
  /** In the international format. `phoneAddress` leaves out the spaces. */
  phone: '+41 61 000 00 00',
  offices: {
    basel: { street: 'Rheinufer 12', postalCode: '4051', city: 'Basel', country: 'CH' },
    skopje: { street: 'Vardar Quay 12', postalCode: '1000', city: 'Skopje', country: 'MK' },
  },
  /** Runs the office in Skopje, and reads requests under a data processing contract. */
  subsidiary: 'Helvardar DOOEL Skopje',
  partner: 'Birsig Systems AG',
  /** Where the mail provider stores the mailboxes. The privacy policy names this country. */
  mailCountry: 'CH',
  social: {
    facebook: 'https://www.facebook.com/helvardar.example',
    instagram: 'https://www.instagram.com/helvardar.example',
    linkedin: 'https://www.linkedin.com/company/helvardar.example',
  },
  /** The film on the home page. */
  video: {
    address: 'https://media.helvardar.example/two-rivers.mp4',
    uploaded: '2025-01-15T09:00:00+01:00',
    seconds: 95,
  },
  copyrightYear: 2025,
} as const;

export const phoneAddress = `tel:${company.phone.replaceAll(' ', '')}`;

export type OfficeId = keyof typeof company.offices;

/** One line, with city and country in the given language. */
export const addressLine = (id: OfficeId, language: Language): string => {
  const { street, postalCode, country } = company.offices[id];
  const { cities, countries } = languageRecords[language];
  return `${street}, ${postalCode} ${cities[id]}, ${countries[country]}`;
};

export const mailCountryName = (language: Language): string =>
  languageRecords[language].countries[company.mailCountry];
