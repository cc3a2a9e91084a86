import type { Language } from '@helvardar/shared/languages';
import { decimalNumber } from '../../i18n/numbers.ts';

/** The text of each statistic while it counts up: `share` goes from 0 to 1 (docs/behaviour.md, 4.4 and 9). */
export const statistics = {
  projects: (share) => `${Math.round(500 * share)}+`,
  clients: (share) => `${Math.round(150 * share)}+`,
  uptime: (share, language) =>
    `${decimalNumber(99.9 * share, 1, language)}${language === 'en' ? '' : '\u00a0'}%`,
  support: () => '24/7',
} satisfies Record<string, (share: number, language: Language) => string>;
