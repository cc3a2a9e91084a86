import { type BudgetRange, budgetBounds } from '@helvardar/shared/fields';
import { useTranslation } from 'react-i18next';
import { currencyOf } from './currency.ts';
import { useLanguage } from './LanguageContext.ts';
import { wholeNumber } from './numbers.ts';

/** The labels of the budget ranges, with the currency of the browser's locale and words in the page's language. */
export const useBudgetLabels = (): Record<BudgetRange, string> => {
  const { t } = useTranslation('consultation');
  const language = useLanguage();
  const currency = currencyOf(navigator.language);
  const amount = (number = 0) => t(`amounts.${currency}`, { number: wholeNumber(number, language) });
  const label = (range: BudgetRange) => {
    const { from, to }: { from?: number; to?: number } = budgetBounds[range];
    return t(`budgetRanges.${range}`, { from: amount(from), to: amount(to) });
  };
  return {
    under_5k: label('under_5k'),
    '5k_15k': label('5k_15k'),
    '15k_50k': label('15k_50k'),
    over_50k: label('over_50k'),
  };
};
