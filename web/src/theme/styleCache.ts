import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion inserts no styles that the prerendered page has.
 *
 * The cache adds no vendor prefixes, which would be a quarter of the styles. The few that a supported browser needs are in
 * the prerendered page (`minifyStyles` in web/build/supportedBrowsers.ts).
 */
export const createStyleCache = (): EmotionCache => {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  if (import.meta.env.SSR) return cache;
  const served = document.head.textContent ?? '';
  for (const [, id = ''] of served.matchAll(/\.css-(\w+)/g)) cache.inserted[id] = true;
  return cache;
};
