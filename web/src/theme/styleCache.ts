import createCache, { type EmotionCache } from '@emotion/cache';

/** The ids of the styles in the prerendered page, read from their class names. Emotion does not insert them again. */
const idsInDocument = (): string[] =>
  [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
    Array.from(textContent.matchAll(/\.css-(\w+)/g), ([, id]) => id ?? ''),
  );

/**
 * The cache adds no vendor prefixes, because all supported browsers know the unprefixed properties, and prefixes would
 * be a quarter of the styles.
 */
export const createStyleCache = (): EmotionCache => {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  if (!import.meta.env.SSR) for (const id of idsInDocument()) cache.inserted[id] = true;
  return cache;
};
