import type { Language } from '@helvardar/shared/languages';

/**
 * Numbers are written without `Intl`, because its separators differ between Node and browsers, and different texts break
 * hydration. `de` has a decimal comma: Swiss German has a decimal point only in amounts of money, which the site shows
 * without decimals.
 */
const separators: Record<Language, { thousands: string; decimals: string }> = {
  en: { thousands: ',', decimals: '.' },
  de: { thousands: '’', decimals: ',' },
  fr: { thousands: '\u202f', decimals: ',' },
};

export const wholeNumber = (number: number, language: Language): string =>
  String(number).replace(/\B(?=(\d{3})+$)/g, separators[language].thousands);

/** For numbers below 1000, which need no thousands separator. */
export const decimalNumber = (number: number, decimals: number, language: Language): string =>
  number.toFixed(decimals).replace('.', separators[language].decimals);

/** Milliseconds as seconds, rounded up, so that no time looks better than measured. */
export const seconds = (milliseconds: number, decimals: 1 | 2, language: Language): string =>
  `${decimalNumber(Math.ceil((milliseconds * 10 ** decimals) / 1_000) / 10 ** decimals, decimals, language)}\u00a0s`;
