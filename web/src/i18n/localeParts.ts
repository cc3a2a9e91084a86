/**
 * The language and region of a browser's locale; empty if the locale is invalid. Some browsers report `C` or
 * `en-US@posix`, and a script may have set any value.
 */
export const localeParts = (locale: string): Partial<Pick<Intl.Locale, 'language' | 'region'>> => {
  try {
    return new Intl.Locale(locale);
  } catch {
    return {};
  }
};
