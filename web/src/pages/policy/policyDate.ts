import { type Language, languageRecords, perLanguage } from '@helvardar/shared/languages';

/** The day on which the policies were last changed (docs/behaviour.md, 9). */
export const policyDay = '2025-01-15';

const written = (language: Language) =>
  new Date(policyDay).toLocaleDateString(languageRecords[language].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

/** `policyDay` as text. The build replaces this module with its computed values, as in `home/statistics.ts`. */
export const policyDate = perLanguage(written);
