import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion inserts no styles that the prerendered page has, except those of buttons, because the page has them without
 * their states (`withoutUnused` in render.tsx).
 *
 * The cache adds no vendor prefixes, because all supported browsers know the unprefixed properties, and prefixes would
 * be a quarter of the styles.
 */
export const createStyleCache = (): EmotionCache => {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  if (import.meta.env.SSR) return cache;
  const served = Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join('');
  const { inserted } = cache;
  // The first rule of a class is its main rule. All of Material UI's buttons have `user-select`.
  for (const [, id = '', rule] of served.matchAll(/\.css-(\w+)([^}]*)/g))
    if (!(id in inserted)) inserted[id] = rule?.includes('user-select') ? undefined : true;
  return cache;
};
