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

/** Replaces `goober` in notistack: the Content Security Policy blocks goober's style elements. */
export const css = (styles: Styles): string => {
  const name = `toast-${sheet.cssRules.length}`;
  sheet.insertRule(`.${name}{${textOf(styles)}}`, sheet.cssRules.length);
  return name;
};
