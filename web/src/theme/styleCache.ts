import createCache, { type EmotionCache } from '@emotion/cache';

/** The ids of the rules that the static page brought along. */
const idsInDocument = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('style[data-rules]')].flatMap(
    ({ dataset }) => dataset['rules']?.split(' ') ?? [],
  );

/** A style element of a static page. Emotion would move one with a mark of its own, and all styles were computed anew. */
export const styleElement = (ids: string[], rules: string): string =>
  `<style data-rules="${ids.join(' ')}">${rules}</style>`;

/**
 * Where Emotion keeps its rules, when prerendering and in the browser. Without its prefixer: every browser that runs this
 * site knows the rules by their own names, and a quarter of each page's styles were prefixes.
 */
export const createStyleCache = (): EmotionCache => {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  if (!import.meta.env.SSR) for (const id of idsInDocument()) cache.inserted[id] = true;
  return cache;
};
