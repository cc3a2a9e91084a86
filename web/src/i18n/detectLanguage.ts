import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageRecords,
  languages,
} from '@helvardar/shared/languages';
import LanguageDetector, { type CustomDetector } from 'i18next-browser-languagedetector';
import { readStored, storageKeys } from '../browser/storage.ts';
import { localeParts } from './localeParts.ts';

/** The site's language for a browser's primary locale; region decides before language (docs/behaviour.md, 9). */
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
 * The languages to offer for a browser's primary locale: first the result of `languageOf`, then the locale's own
 * language if it is a different one that the site has.
 */
export const languagesOf = (locale: string): Language[] => {
  const { language: own = '' } = localeParts(locale);
  const first = languageOf(locale);
  return isLanguage(own) && own !== first ? [first, own] : [first];
};

const region: CustomDetector = { name: 'region', lookup: () => languageOf(navigator.language) };

/**
 * The detectors, in the order of docs/behaviour.md, 9. The region detector always finds a language, so the others never
 * decide. The library still refuses values that look like an injected script, and stores the result.
 */
const detector = new LanguageDetector(undefined, {
  order: [region.name, 'localStorage', 'navigator'],
  caches: ['localStorage'],
  lookupLocalStorage: storageKeys.language,
});
detector.addDetector(region);

/** Detects the visitor's language from the browser. Stores it unless a supported language is already stored. */
export const detectLanguage = (): Language => {
  const detected = detector.detect();
  const language = isLanguage(detected) ? detected : defaultLanguage;
  if (!isLanguage(readStored(storageKeys.language))) detector.cacheUserLanguage(language);
  return language;
};
