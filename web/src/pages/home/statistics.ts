import type { Language } from '@helvardar/shared/languages';

const uptimeWithComma = (uptime: string) => `${uptime.replace('.', ',')}\u00a0%`;
const uptimeIn: Record<Language, (uptime: string) => string> = {
  en: (uptime) => `${uptime}%`,
  de: uptimeWithComma,
  fr: uptimeWithComma,
};

/** The texts of the statistics when this share of their final value is counted (docs/behaviour.md, 9). */
export const statistics = {
  projects: (share) => `${Math.round(500 * share)}+`,
  clients: (share) => `${Math.round(150 * share)}+`,
  uptime: (share, language) => uptimeIn[language]((99.9 * share).toFixed(1)),
  support: () => '24/7',
} satisfies Record<string, (share: number, language: Language) => string>;
