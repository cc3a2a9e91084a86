import createCache, { type EmotionCache } from '@emotion/cache';

/** The ids of the static page's rules, read from their class names. */
const idsInDocument = (): string[] =>
  [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
    Array.from(textContent.matchAll(/\.css-(\w+)/g), ([, id]) => id ?? ''),
  );

/**
 * No vendor prefixes: all supported browsers know the unprefixed rules, and the prefixes made up a quarter of the
 * styles.
 */
export const createStyleCache = (): EmotionCache => {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  if (!import.meta.env.SSR) for (const id of idsInDocument()) cache.inserted[id] = true;
  return cache;
};
