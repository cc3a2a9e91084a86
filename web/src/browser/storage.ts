/** The cookie policy and the privacy policy name these keys and `draftKey`, so a change must be made there too. */
export const storageKeys = {
  cookieConsent: 'cookieConsent',
  language: 'i18nextLng',
  languageHint: 'languageHint',
  /** The prefix of the keys of undelivered requests. Each request has its own key. */
  outbox: 'consultationOutbox',
} as const;
/** The sessionStorage key of the form's values. */
export const draftKey = 'consultationDraft';
type Key = (typeof storageKeys)[keyof typeof storageKeys] | `${typeof storageKeys.outbox}/${string}`;

/** Null if nothing is stored or the browser refuses access. */
export const readStored = (key: Key): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Null removes the stored value. Does nothing if the browser refuses access. */
export const store = (key: Key, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {}
};

/** Empty if the browser refuses access. */
export const storedKeys = <Start extends Key>(start: Start): (Start | `${Start}${string}`)[] => {
  try {
    return Object.keys(localStorage).filter((key): key is `${Start}${string}` => key.startsWith(start));
  } catch {
    return [];
  }
};
