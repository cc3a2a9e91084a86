import createCache, { type EmotionCache } from '@emotion/cache';

/** The ids of the rules in the static page, read from its class names. */
const idsInDocument = (): string[] =>
  [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
    Array.from(textContent.matchAll(/\.css-(\w+)/g), ([, id]) => id ?? ''),
  );

/**
 * Emotion's cache, for prerendering and in the browser. It adds no vendor prefixes: all supported browsers know the
 * unprefixed rules, and prefixes were a quarter of each page's styles.
 */
export const createStyleCache = (): EmotionCache => {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  if (!import.meta.env.SSR) for (const id of idsInDocument()) cache.inserted[id] = true;
  return cache;
};
