import { company } from '@helvardar/shared/company';
import type { Language } from '@helvardar/shared/languages';
import { type BackendModule, createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Namespace } from './texts.ts';

/** The text files of a namespace, one per language, as `import.meta.glob` returns them. Each file is its own chunk. */
export type TextFiles = Record<string, () => Promise<unknown>>;

const registered = new Map<Namespace, TextFiles>([
  ['common', import.meta.glob('./locales/*/common.json', { import: 'default' })],
]);

/** Registers the text files of a namespace. Each module registers its own, so no page loads a list of all files. */
export const registerTexts = (namespace: Namespace, files: TextFiles): void =>
  void registered.set(namespace, files);

/** Loads one namespace in one language. It does not retry, because some browsers remember a failed import. */
const chunks: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, callback) => {
    const files = Object.entries(registered.get(namespace as Namespace) ?? {});
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

/** Throws if the texts are not loaded. i18next resolves even then, and a page would show keys instead of texts. */
const expectTexts = (i18n: I18n, namespace: Namespace, language: string): void => {
  if (!i18n.hasResourceBundle(language, namespace))
    throw new Error(`Expected the texts of ${language}/${namespace}, they could not be loaded`);
};

/** Loads a namespace once. Throws when loading fails; the next call then loads again. */
export const loadTexts = async (
  i18n: I18n,
  namespace: Namespace,
  language: string = i18n.language,
): Promise<void> => {
  if (i18n.hasResourceBundle(language, namespace)) return;
  await i18n.reloadResources([language], [namespace]);
  expectTexts(i18n, namespace, language);
};

/**
 * Creates the i18next instance of a document and loads the `common` texts; throws if they cannot be loaded. There is no
 * fallback language, because a test requires the same keys in all languages. A missing text would show its key.
 */
export const createI18n = async (language: Language): Promise<I18n> => {
  const i18n = createInstance();
  await i18n
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      load: 'currentOnly',
      // `false` starts loading at once instead of after a timer. `init` still resolves only when the texts are loaded.
      initAsync: false,
      ns: 'common',
      defaultNS: 'common',
      interpolation: {
        escapeValue: false,
        defaultVariables: { brand: company.name, partner: company.partner },
      },
      // Components need not listen for a change of language, because the language of a document never changes.
      react: { useSuspense: false, bindI18n: false },
    });
  expectTexts(i18n, 'common', language);
  return i18n;
};
