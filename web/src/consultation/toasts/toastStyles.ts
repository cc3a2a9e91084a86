import createCache from '@emotion/cache';
import { type CSSObject, css as serialize } from '@emotion/react';

const cache = createCache({ key: 'toast', stylisPlugins: [] });

/** Replaces `goober` in notistack: the Content Security Policy blocks goober's style elements. */
export const css = (styles: CSSObject): string => {
  const serialized = serialize(styles);
  const name = `toast-${serialized.name}`;
  cache.insert(`.${name}`, serialized, cache.sheet, false);
  return name;
};
