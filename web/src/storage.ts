/** The keys under which this site keeps something in the visitor's browser; the policies name each of them. */
export const storageKeys = {
  cookieConsent: 'cookieConsent',
  language: 'i18nextLng',
  languageHint: 'languageHint',
  outbox: 'consultationOutbox',
} as const;
type Key = (typeof storageKeys)[keyof typeof storageKeys];

/** The stored value, or null where there is none or the browser refuses access. */
export const readStored = (key: Key): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Stores a value, or removes it with null; says whether the browser allowed it. */
export const store = (key: Key, value: string | null): boolean => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
};
