import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where Emotion keeps its rules, when prerendering and in the browser. Without its prefixer: every browser that runs this
 * site knows the rules by their own names, and a quarter of each page's styles were prefixes.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });
