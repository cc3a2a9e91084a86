const keyOf = (entry: string) => `scroll:${entry}`;

/** Keeps where the visitor is in an entry of the history; a browser that refuses access keeps nothing. */
export const keepScroll = (entry: string): void => {
  try {
    sessionStorage.setItem(keyOf(entry), String(window.scrollY));
  } catch {}
};

/** Where the visitor was in an entry of the history; the top where nothing is known. */
export const keptScroll = (entry: string): number => {
  try {
    return Number(sessionStorage.getItem(keyOf(entry)) ?? 0);
  } catch {
    return 0;
  }
};
