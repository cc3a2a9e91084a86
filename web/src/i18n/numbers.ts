import type { Language } from '@helvardar/shared/languages';

/** The locale in which a language writes its numbers here: Swiss for German and French. */
export const numberLocales: Record<Language, string> = { en: 'en-US', de: 'de-CH', fr: 'fr-CH' };
