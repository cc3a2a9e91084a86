/**
 * Language and region of a browser's locale. Browsers also name locales that are none (`C`, `en-US@posix`), and what is
 * injected is none either: these have no parts.
 */
export const localeParts = (locale: string): Partial<Pick<Intl.Locale, 'language' | 'region'>> => {
  try {
    return new Intl.Locale(locale);
  } catch {
    return {};
  }
};
