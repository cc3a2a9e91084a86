import { budgetBounds } from '@helvardar/shared/fields';
import type { Language } from '@helvardar/shared/languages';
import { wholeNumber } from '../../i18n/numbers.ts';

/** The lower bounds of all budget ranges but the lowest, as text without a currency. */
export const budgetAmountsIn = (language: Language) => ({
  low: wholeNumber(budgetBounds['5k_15k'].from, language),
  middle: wholeNumber(budgetBounds['15k_50k'].from, language),
  high: wholeNumber(budgetBounds.over_50k.from, language),
});
