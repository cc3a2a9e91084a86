import type { BudgetRange } from '@helvardar/shared/fields';
import { localeParts } from './localeParts.ts';

const eurozone = 'AT BE CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES'.split(' ');

export type Currency = 'CHF' | 'EUR' | 'USD';

/** The currency of the budget labels, by the region of a browser locale (docs/behaviour.md, 9). */
export const currencyOf = (locale: string): Currency => {
  const { region } = localeParts(locale);
  if (region === 'CH') return 'CHF';
  return region && eurozone.includes(region) ? 'EUR' : 'USD';
};

/** The bounds of the budget ranges, the same in every currency. */
export const budgetBounds = {
  under_5k: { to: 5_000 },
  '5k_15k': { from: 5_000, to: 15_000 },
  '15k_50k': { from: 15_000, to: 50_000 },
  over_50k: { from: 50_000 },
} as const satisfies Record<BudgetRange, { from?: number; to?: number }>;
