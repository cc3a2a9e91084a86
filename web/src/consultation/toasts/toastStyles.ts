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

/** Replaces goober, which notistack uses for its classes (see `vite.config.ts`), so that no style element is added. */
export const css = (styles: Styles): string => {
  const name = `toast-${sheet.cssRules.length}`;
  sheet.insertRule(`.${name}{${textOf(styles)}}`, sheet.cssRules.length);
  return name;
};
