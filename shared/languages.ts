/** The languages of the site, in the order in which they are offered. */
export const languages = ['en', 'de', 'fr'] as const;

export type Language = (typeof languages)[number];

/** The language of unprefixed addresses and of everything that is not translated. */
export const defaultLanguage: Language = 'en';

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);
