/** Empty for an invalid locale: some browsers report `C` or `en-US@posix`. */
export const localeParts = (locale: string): Partial<Pick<Intl.Locale, 'language' | 'region'>> => {
  try {
    return new Intl.Locale(locale);
  } catch {
    return {};
  }
};
