import type { Language } from '@helvardar/shared/languages';

/**
 * A format for figures with decimals that are not money. German uses the comma here, as in the texts; the Swiss locale,
 * which amounts use, has a point.
 */
export const decimalFormat = (language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(language, options);
