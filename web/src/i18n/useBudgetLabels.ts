import { type BudgetRange, budgetBounds, budgetRanges } from '@helvardar/shared/fields';
import { useTranslation } from 'react-i18next';
import { localeParts } from './localeParts.ts';
import { wholeNumber } from './numbers.ts';
import { useLanguage } from './useLanguage.ts';

const eurozone = 'AT BE CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES'.split(' ');

/** The region of the browser's locale decides the currency (docs/behaviour.md, 9). */
export const currencyOf = (locale: string): 'CHF' | 'EUR' | 'USD' => {
  const { region } = localeParts(locale);
  if (region === 'CH') return 'CHF';
  return region && eurozone.includes(region) ? 'EUR' : 'USD';
};

/** The currency follows the browser's locale, the words follow the page's language. */
export const useBudgetLabels = () => {
  const { t } = useTranslation('consultation');
  const language = useLanguage();
  const currency = currencyOf(navigator.language);
  const amount = (number = 0) => t(`amounts.${currency}`, { number: wholeNumber(number, language) });
  const labels = budgetRanges.map((range) => {
    const { from, to }: { from?: number; to?: number } = budgetBounds[range];
    return [range, t(`budgetRanges.${range}`, { from: amount(from), to: amount(to) })];
  });
  return Object.fromEntries(labels) as Record<BudgetRange, string>;
};
