import type { Language } from '@helvardar/shared/languages';

/**
 * The separators in numbers. `Intl` is not used: its data differ between the build and browsers, and React cannot
 * hydrate a page with different text. Swiss German has a decimal point in amounts of money only, and the site shows no
 * such amount with decimals.
 */
const separators: Record<Language, { thousands: string; decimals: string }> = {
  en: { thousands: ',', decimals: '.' },
  de: { thousands: '’', decimals: ',' },
  fr: { thousands: '\u202f', decimals: ',' },
};

export const wholeNumber = (number: number, language: Language): string =>
  String(number).replace(/\B(?=(\d{3})+$)/g, separators[language].thousands);

/** A number below 1000 as text, with `decimals` decimal places. */
export const decimalNumber = (number: number, decimals: number, language: Language): string =>
  number.toFixed(decimals).replace('.', separators[language].decimals);
