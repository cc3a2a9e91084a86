import type { Language } from '@helvardar/shared/languages';

/** The day of the policies' last change (docs/behaviour.md, 9). */
export const policyDay = '2025-01-15';
export const policyDate: Record<Language, string> = {
  en: 'January 15, 2025',
  de: '15. Januar 2025',
  fr: '15 janvier 2025',
};
