import type { Language } from '@helvardar/shared/languages';
import { numberLocales } from '../../i18n/numbers.ts';

/** When the policies were last changed (docs/behaviour.md, 9). */
export const policyDay = '2025-01-15';

const written = (language: Language) =>
  new Date(policyDay).toLocaleDateString(numberLocales[language], { dateStyle: 'long', timeZone: 'UTC' });

/** The date of the policies as text; the build puts it in the place of this module, as in `home/figures.ts`. */
export const policyDate: Record<Language, string> = {
  en: written('en'),
  de: written('de'),
  fr: written('fr'),
};
