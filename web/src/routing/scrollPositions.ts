import type { Location } from 'react-router-dom';

type Entry = Pick<Location, 'pathname' | 'key'>;

/** Where the visitor was in the entries of the history that this document has shown, in pixels from the top. */
const positions = new Map<string, number>();

/** The first entry of every document has the same key; its path tells the documents of the languages apart. */
const keyOf = ({ pathname, key }: Entry) => `scroll:${pathname}:${key}`;

/** Keeps where the visitor is, in memory: the storage takes longer than a page change has. */
export const keepScroll = (entry: Entry): void => void positions.set(keyOf(entry), window.scrollY);

/** Hands the positions on to the next document of this tab; a browser that refuses access keeps nothing. */
export const handOnScroll = (): void => {
  try {
    for (const [key, top] of positions) sessionStorage.setItem(key, String(top));
  } catch {}
};

/** Where the visitor was in an entry of the history, where that is known. */
export const keptScroll = (entry: Entry): number | undefined => {
  const key = keyOf(entry);
  try {
    const kept = positions.get(key) ?? sessionStorage.getItem(key);
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined;
  }
};
