import type { Location } from 'react-router-dom';

type Entry = Pick<Location, 'pathname' | 'key'>;

/** The scroll positions of the history entries that this document has shown, in pixels from the top. */
const positions = new Map<string, number>();

/**
 * The storage key of a history entry. The router's key is the same for the first entry of every document, so the path
 * is added.
 */
const keyOf = ({ pathname, key }: Entry) => `scroll:${pathname}:${key}`;

/** Keeps the scroll position of an entry in memory: writing to storage is too slow during a page change. */
export const keepScrollPosition = (entry: Entry): void => void positions.set(keyOf(entry), window.scrollY);

/** Saves the positions for the next document of this tab. A browser that refuses access saves nothing. */
export const saveScrollPositions = (): void => {
  try {
    for (const [key, top] of positions) sessionStorage.setItem(key, String(top));
  } catch {}
};

/** The scroll position of an entry; undefined if unknown. */
export const scrollPositionOf = (entry: Entry): number | undefined => {
  const key = keyOf(entry);
  try {
    const kept = positions.get(key) ?? sessionStorage.getItem(key);
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined;
  }
};
