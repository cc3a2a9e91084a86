import { company } from '@helvardar/shared/company';
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

/** Loads one namespace in one language, once: browsers keep a file that could not be loaded as that. */
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

/** i18next takes a failure for an end as well: without this, a page would show keys instead of its texts. */
const expectTexts = (texts: i18n, namespace: Namespace, language: string): void => {
  if (!texts.hasResourceBundle(language, namespace))
    throw new Error(`Expected the texts of ${language}/${namespace}, they could not be loaded`);
};

/** Loads a namespace once; one that could not be loaded is asked for again the next time. Throws where it fails. */
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
 * The texts of one document, the common ones first; throws where they cannot be loaded. There is no fallback language to
 * load, because a test holds the three languages to the same keys; a missing text shows its key.
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
      interpolation: { escapeValue: false, defaultVariables: { brand: company.name } },
      // A document keeps its language: no component has to listen for another one.
      react: { useSuspense: false, bindI18n: false },
    });
  expectTexts(texts, 'common', language);
  return texts;
};
