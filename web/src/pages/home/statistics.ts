import type { Language } from '@helvardar/shared/languages';
import { decimalNumber } from '../../i18n/numbers.ts';

/** The text of each statistic at a `share` of the final value (docs/behaviour.md, 9). */
export const statistics = {
  projects: (share) => `${Math.round(500 * share)}+`,
  clients: (share) => `${Math.round(150 * share)}+`,
  uptime: (share, language) =>
    `${decimalNumber(99.9 * share, 1, language)}${language === 'en' ? '' : '\u00a0'}%`,
  support: () => '24/7',
} satisfies Record<string, (share: number, language: Language) => string>;
