import createCache, { type EmotionCache } from '@emotion/cache';

/** The ids of the rules that the static page brought along, as the names of its classes tell them. */
const idsInDocument = (): string[] =>
  [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
    Array.from(textContent.matchAll(/\.css-(\w+)/g), ([, id]) => id ?? ''),
  );

/**
 * Where Emotion keeps its rules, when prerendering and in the browser. Without its prefixer: every browser that runs this
 * site knows the rules by their own names, and a quarter of each page's styles were prefixes.
 */
export const createStyleCache = (): EmotionCache => {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  if (!import.meta.env.SSR) for (const id of idsInDocument()) cache.inserted[id] = true;
  return cache;
};
