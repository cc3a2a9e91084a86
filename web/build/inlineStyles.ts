const rawElements = /<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** What the content security policy would stop in the browser, and where a page would show it. */
const forbidden = {
  'a style attribute': /<[a-z][^>]*\sstyle=[^>]*>/i,
  'an event handler attribute': /<[a-z][^>]*\son[a-z]+=[^>]*>/i,
  'an address that is a script': /<[a-z][^>]*=["'\s]*javascript:[^>]*>/i,
};

const isInlineScript = (attributes: string) =>
  !/\ssrc=/.test(attributes) && !attributes.includes('type="application/ld+json"');

/** The texts of a static page's style elements; throws where the page carries what no hash can admit. */
export const inlineStylesOf = (page: string): string[] => {
  const styles: string[] = [];
  const rest = page.replaceAll(rawElements, (_, name: string, attributes: string, text: string) => {
    if (name === 'style') styles.push(text);
    else if (isInlineScript(attributes))
      throw new Error(`Expected a page without inline scripts, found <script${attributes}>`);
    return `<${name}${attributes}>`;
  });
  for (const [what, pattern] of Object.entries(forbidden)) {
    const [found] = pattern.exec(rest) ?? [];
    if (found) throw new Error(`Expected a page without ${what}, found ${found}`);
  }
  return styles;
};
