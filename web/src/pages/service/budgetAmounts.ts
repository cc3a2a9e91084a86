import { budgetBounds } from '@helvardar/shared/fields';
import { type Language, languageRecords } from '@helvardar/shared/languages';

/** The bounds of the budget ranges as text. */
export const budgetAmountsIn = (language: Language) => {
  const numbers = new Intl.NumberFormat(languageRecords[language].locale);
  return {
    low: numbers.format(budgetBounds['5k_15k'].from),
    middle: numbers.format(budgetBounds['15k_50k'].from),
    high: numbers.format(budgetBounds.over_50k.from),
  };
};
