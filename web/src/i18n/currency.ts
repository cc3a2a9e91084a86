import { localeParts } from './localeParts.ts';

const eurozone = 'AT BE CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES'.split(' ');

export type Currency = 'CHF' | 'EUR' | 'USD';

/** The currency of the budget labels for a browser's locale, chosen by the locale's region (docs/behaviour.md, 9). */
export const currencyOf = (locale: string): Currency => {
  const { region } = localeParts(locale);
  if (region === 'CH') return 'CHF';
  return region && eurozone.includes(region) ? 'EUR' : 'USD';
};
