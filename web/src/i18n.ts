import type { Language } from '@helvardar/shared/languages';
import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Namespace } from './texts.ts';

/** The files of a namespace, one a language, as `import.meta.glob` gives them: each is a chunk of its own. */
export type TextFiles = Record<string, () => Promise<unknown>>;

const offered = new Map<Namespace, TextFiles>([
  ['common', import.meta.glob('./locales/*/common.json', { import: 'default' })],
]);

/** Makes a namespace loadable. Whoever shows the texts offers them, so that no list of all files is loaded first. */
export const offerTexts = (namespace: Namespace, files: TextFiles): void =>
  void offered.set(namespace, files);

/** Loads one namespace in one language; i18next repeats what fails (5 times from 350 ms). */
const chunks: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, callback) => {
    const files = Object.entries(offered.get(namespace as Namespace) ?? {});
    const [, load] = files.find(([path]) => path.includes(`/${language}/`)) ?? [];
    if (!load) throw new Error(`Expected a file of texts for ${language}/${namespace}, found none`);
    load().then(
      (texts) => callback(null, texts as Record<string, unknown>),
      (error: Error) => callback(error, true),
    );
  },
};

/**
 * The texts of one document, the common ones first. There is no fallback language to load, because a test holds the
 * three languages to the same keys; a missing text shows its key.
 */
export const createTexts = async (language: Language): Promise<i18n> => {
  const texts = createInstance();
  await texts
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      load: 'currentOnly',
      // Begins at once instead of in a timer; the promise still waits for the texts.
      initAsync: false,
      ns: 'common',
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  return texts;
};
