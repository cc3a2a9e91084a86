import type { Language } from '@helvardar/shared/languages';
import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Namespace } from './texts.ts';

const files = import.meta.glob<Record<string, unknown>>('./locales/*/*.json', { import: 'default' });

/** Loads one namespace in one language as a chunk of its own; i18next repeats what fails (5 times from 350 ms). */
const chunks: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, callback) => {
    const load = files[`./locales/${language}/${namespace}.json`];
    if (!load) throw new Error(`Expected a file of texts for ${language}/${namespace}, found none`);
    load().then(
      (texts) => callback(null, texts),
      (error: Error) => callback(error, true),
    );
  },
};

/**
 * The texts of one document: the common ones and those of its first page. There is no fallback language to load,
 * because a test holds the three languages to the same keys; a missing text shows its key.
 */
export const createTexts = async (language: Language, page: Namespace): Promise<i18n> => {
  const texts = createInstance();
  await texts
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common', page],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  return texts;
};
