/** The keys of what this site keeps in the visitor's browser; the policies name each of them, and that of the draft. */
export const storageKeys = {
  cookieConsent: 'cookieConsent',
  language: 'i18nextLng',
  languageHint: 'languageHint',
  /** Each waiting request has a key of its own, which begins with this one. */
  outbox: 'consultationOutbox',
} as const;
/** The key of the tab's own storage for what is typed into the form. */
export const draftKey = 'consultationDraft';
type Key = (typeof storageKeys)[keyof typeof storageKeys] | `${typeof storageKeys.outbox}/${string}`;

/** The stored value, or null where there is none or the browser refuses access. */
export const readStored = (key: Key): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Stores a value, or removes it with null; a browser that refuses access keeps nothing. */
export const store = (key: Key, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {}
};

/** The stored keys that begin so; none where the browser refuses access. */
export const storedKeys = <Start extends Key>(start: Start): (Start | `${Start}${string}`)[] => {
  try {
    return Object.keys(localStorage).filter((key): key is `${Start}${string}` => key.startsWith(start));
  } catch {
    return [];
  }
};
