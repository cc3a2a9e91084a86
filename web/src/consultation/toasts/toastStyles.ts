import createCache from '@emotion/cache';

interface Styles {
  [name: string]: string | number | Styles;
}

const cache = createCache({ key: 'toast', stylisPlugins: [] });
let classes = 0;

const hyphenated = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const textOf = (styles: Styles): string =>
  Object.entries(styles)
    .map(([name, value]) =>
      typeof value === 'object' ? `${name}{${textOf(value)}}` : `${hyphenated(name)}:${value};`,
    )
    .join('');

/** Replaces `goober` in notistack: the Content Security Policy blocks goober's style elements. */
export const css = (styles: Styles): string => {
  classes += 1;
  const name = `toast-${classes}`;
  cache.insert(`.${name}`, { name, styles: textOf(styles) }, cache.sheet, false);
  return name;
};
