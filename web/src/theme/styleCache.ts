import createCache, { type EmotionCache } from '@emotion/cache';

/** The main rules of Material UI's buttons, with the ids of their classes: all of them have `user-select`. */
export const buttonRules = /\.css-(\w+)\{[^}]*user-select/g;

/**
 * Emotion inserts no styles that the prerendered page has, except those of buttons, because the page has them without
 * their states (`withoutUnused` in render.tsx).
 *
 * The cache adds no vendor prefixes, which would be a quarter of the styles. The few that a supported browser needs are in
 * the prerendered page (`minifyStyles` in web/build/supportedBrowsers.ts).
 */
export const createStyleCache = (): EmotionCache => {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  if (import.meta.env.SSR) return cache;
  const served = document.head.textContent ?? '';
  for (const [, id = ''] of served.matchAll(/\.css-(\w+)/g)) cache.inserted[id] = true;
  for (const [, id = ''] of served.matchAll(buttonRules)) cache.inserted[id] = undefined;
  return cache;
};
