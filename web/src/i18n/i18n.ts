import { company } from '@helvardar/shared/company';
import type { Language } from '@helvardar/shared/languages';
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Namespace } from './texts.ts';

/** The files of a namespace, one chunk per language, from `import.meta.glob`. */
export type TextFiles = Record<string, () => Promise<unknown>>;

const registered = new Map<Namespace, TextFiles>([
  ['common', import.meta.glob('./locales/*/common.json', { import: 'default' })],
]);

/** Modules register their own texts, so that no page loads a list of all files. */
export const registerTexts = (namespace: Namespace, files: TextFiles): void =>
  void registered.set(namespace, files);

/** Loads a namespace once. Throws if this fails; the next call tries again. */
export const loadTexts = async (
  i18n: I18n,
  namespace: Namespace,
  language: string = i18n.language,
): Promise<void> => {
  if (i18n.hasResourceBundle(language, namespace)) return;
  const files = Object.entries(registered.get(namespace) ?? {});
  const [, load] = files.find(([path]) => path.includes(`/${language}/`)) ?? [];
  if (!load) throw new Error(`Expected a file of texts for ${language}/${namespace}, found none`);
  i18n.addResourceBundle(language, namespace, await load());
};

/**
 * Throws if the `common` texts cannot be loaded. There is no fallback language, because a test requires the same keys
 * in all languages.
 */
export const createI18n = async (language: Language): Promise<I18n> => {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    // Initialises i18next at once instead of after a timer.
    initAsync: false,
    ns: 'common',
    interpolation: {
      escapeValue: false,
      defaultVariables: { brand: company.name, partner: company.partner },
    },
    // The language of a document never changes, so components need not listen for a change.
    react: { useSuspense: false, bindI18n: false },
  });
  await loadTexts(i18n, 'common');
  return i18n;
};
