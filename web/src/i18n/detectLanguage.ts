import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageRecords,
  languages,
} from '@helvardar/shared/languages';
import { readStored, storageKeys, store } from '../browser/storage.ts';
import { localeParts } from './localeParts.ts';

/** The site's language for a browser's locale. The region decides before the language (docs/behaviour.md, 9). */
export const languageOf = (locale: string): Language => {
  const { language, region = '' } = localeParts(locale);
  const languageFor = (name: string) =>
    languages.find((each) => languageRecords[each].regions.includes(name));
  return (
    languageFor(`${language}-${region}`) ??
    languageFor(region) ??
    (isLanguage(language) ? language : defaultLanguage)
  );
};

/**
 * The languages to offer for a browser's locale: first `languageOf`, then the locale's own language if the site has it.
 */
export const languagesOf = (locale: string): Language[] => {
  const { language: own = '' } = localeParts(locale);
  const first = languageOf(locale);
  return isLanguage(own) && own !== first ? [first, own] : [first];
};

/** Does nothing if a language of the site is already stored. */
export const storeDetectedLanguage = (): void => {
  if (!isLanguage(readStored(storageKeys.language)))
    store(storageKeys.language, languageOf(navigator.language));
};
