interface Styles {
  [name: string]: string | number | Styles;
}

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

const hyphenated = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const textOf = (styles: Styles): string =>
  Object.entries(styles)
    .map(([name, value]) =>
      typeof value === 'object' ? `${name}{${textOf(value)}}` : `${hyphenated(name)}:${value};`,
    )
    .join('');

/**
 * Replaces the style library of notistack, `goober` (see `vite.config.ts`). It adds no style element, which the content
 * security policy would block.
 */
export const css = (styles: Styles): string => {
  const name = `toast-${sheet.cssRules.length}`;
  sheet.insertRule(`.${name}{${textOf(styles)}}`, sheet.cssRules.length);
  return name;
};
