import type { Language } from '@helvardar/shared/languages';

/**
 * The separators of numbers. `Intl` is not used: its data differ between the build and browsers, and then a page does not
 * hydrate. German has a point only in amounts of money in Switzerland, of which the site has none with decimals.
 */
const separators: Record<Language, { thousands: string; decimals: string }> = {
  en: { thousands: ',', decimals: '.' },
  de: { thousands: '’', decimals: ',' },
  fr: { thousands: '\u202f', decimals: ',' },
};

export const wholeNumber = (number: number, language: Language): string =>
  String(number).replace(/\B(?=(\d{3})+$)/g, separators[language].thousands);

/** A number below 1000, with this number of decimals. */
export const decimalNumber = (number: number, decimals: number, language: Language): string =>
  number.toFixed(decimals).replace('.', separators[language].decimals);
