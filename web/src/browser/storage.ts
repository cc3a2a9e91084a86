/** The localStorage keys of this site. The policies name each of them, and `draftKey`. */
export const storageKeys = {
  cookieConsent: 'cookieConsent',
  language: 'i18nextLng',
  languageHint: 'languageHint',
  /** A prefix: each waiting request has its own key that begins with it. */
  outbox: 'consultationOutbox',
} as const;
/** The sessionStorage key of the values typed into the form. */
export const draftKey = 'consultationDraft';
type Key = (typeof storageKeys)[keyof typeof storageKeys] | `${typeof storageKeys.outbox}/${string}`;

/** The stored value; null where there is none or the browser refuses access. */
export const readStored = (key: Key): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Stores a value, or removes it with null. A browser that refuses access stores nothing. */
export const store = (key: Key, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {}
};

/** The stored keys with this prefix; none where the browser refuses access. */
export const storedKeys = <Start extends Key>(start: Start): (Start | `${Start}${string}`)[] => {
  try {
    return Object.keys(localStorage).filter((key): key is `${Start}${string}` => key.startsWith(start));
  } catch {
    return [];
  }
};
