/**
 * Language and region of a browser's locale. Invalid locales have no parts: some browsers send `C` or `en-US@posix`, and a
 * value may be injected.
 */
export const localeParts = (locale: string): Partial<Pick<Intl.Locale, 'language' | 'region'>> => {
  try {
    return new Intl.Locale(locale);
  } catch {
    return {};
  }
};
