import { company } from '@helvardar/shared/company';
import type { Language } from '@helvardar/shared/languages';
import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Namespace } from './texts.ts';

/** The files of a namespace, one per language, from `import.meta.glob`. Each file is its own chunk. */
export type TextFiles = Record<string, () => Promise<unknown>>;

const offered = new Map<Namespace, TextFiles>([
  ['common', import.meta.glob('./locales/*/common.json', { import: 'default' })],
]);

/** Registers the files of a namespace. Modules register the texts that they show, so no list of all files is loaded. */
export const offerTexts = (namespace: Namespace, files: TextFiles): void =>
  void offered.set(namespace, files);

/** Loads one namespace in one language; without retries, because browsers remember a failed import. */
const chunks: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, callback) => {
    const files = Object.entries(offered.get(namespace as Namespace) ?? {});
    const [, load] = files.find(([path]) => path.includes(`/${language}/`)) ?? [];
    if (!load) {
      callback(new Error(`Expected a file of texts for ${language}/${namespace}, found none`), false);
      return;
    }
    load().then(
      (texts) => callback(null, texts as Record<string, unknown>),
      (error: Error) => callback(error, false),
    );
  },
};

/** i18next resolves even when loading fails; without this check a page would show keys instead of texts. */
const expectTexts = (texts: i18n, namespace: Namespace, language: string): void => {
  if (!texts.hasResourceBundle(language, namespace))
    throw new Error(`Expected the texts of ${language}/${namespace}, they could not be loaded`);
};

/** Loads a namespace once. Throws when loading fails; the next call then loads again. */
export const loadTexts = async (
  texts: i18n,
  namespace: Namespace,
  language: string = texts.language,
): Promise<void> => {
  if (texts.hasResourceBundle(language, namespace)) return;
  await texts.reloadResources([language], [namespace]);
  expectTexts(texts, namespace, language);
};

/**
 * The i18next instance of a document with the `common` texts; throws when they cannot be loaded. There is no fallback
 * language, because a test requires the same keys in all languages; a missing text shows its key.
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
      // Starts loading without a timer; the promise still waits for the texts.
      initAsync: false,
      ns: 'common',
      defaultNS: 'common',
      interpolation: { escapeValue: false, defaultVariables: { brand: company.name } },
      // The language of a document never changes, so no component listens for a change.
      react: { useSuspense: false, bindI18n: false },
    });
  expectTexts(texts, 'common', language);
  return texts;
};
