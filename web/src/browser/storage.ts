/** The localStorage keys of this site. The cookie policy and the privacy policy name these keys and `draftKey`. */
export const storageKeys = {
  cookieConsent: 'cookieConsent',
  language: 'i18nextLng',
  languageHint: 'languageHint',
  /** The prefix of the keys of requests that are not delivered yet; each request has its own key. */
  outbox: 'consultationOutbox',
} as const;
/** The sessionStorage key of the values typed into the form. */
export const draftKey = 'consultationDraft';
type Key = (typeof storageKeys)[keyof typeof storageKeys] | `${typeof storageKeys.outbox}/${string}`;

/** The stored value; null when there is none or the browser refuses access. */
export const readStored = (key: Key): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Stores a value; null removes the stored value. Does nothing when the browser refuses access. */
export const store = (key: Key, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {}
};

/** The stored keys that begin with `start`; empty when the browser refuses access. */
export const storedKeys = <Start extends Key>(start: Start): (Start | `${Start}${string}`)[] => {
  try {
    return Object.keys(localStorage).filter((key): key is `${Start}${string}` => key.startsWith(start));
  } catch {
    return [];
  }
};
