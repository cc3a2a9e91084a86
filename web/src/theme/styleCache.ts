import createCache, { type EmotionCache } from '@emotion/cache';

/** The ids of the rules that the static page contains, read from the rules' class names. */
const idsInDocument = (): string[] =>
  [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
    Array.from(textContent.matchAll(/\.css-(\w+)/g), ([, id]) => id ?? ''),
  );

/**
 * Emotion's cache, for prerendering and for the browser. It adds no vendor prefixes: all supported browsers know the
 * unprefixed rules, and the prefixes made up a quarter of each page's styles.
 */
export const createStyleCache = (): EmotionCache => {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  if (!import.meta.env.SSR) for (const id of idsInDocument()) cache.inserted[id] = true;
  return cache;
};
