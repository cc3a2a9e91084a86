import { laterScripts } from './laterScripts.ts';

const rawElements = /<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** What the content security policy would stop in the browser, and where a page would show it. */
const forbidden = {
  'a style attribute': /<[a-z][^>]*\sstyle=[^>]*>/i,
  'an event handler attribute': /<[a-z][^>]*\son[a-z]+=[^>]*>/i,
  'an address that is a script': /<[a-z][^>]*=["'\s]*javascript:[^>]*>/i,
};

const isInlineScript = (attributes: string) =>
  !/\ssrc=/.test(attributes) && !attributes.includes('type="application/ld+json"');

/** The texts between a page's tags that its policy admits by hash, to the letter. */
interface InlineParts {
  styles: string[];
  scripts: string[];
}

/** Throws where the page carries what no hash shall admit: the one script that it may contain is `laterScripts`. */
export const inlinePartsOf = (page: string): InlineParts => {
  const parts: InlineParts = { styles: [], scripts: [] };
  const rest = page.replaceAll(rawElements, (_, name: string, attributes: string, text: string) => {
    if (name === 'style') parts.styles.push(text);
    else if (text === laterScripts) parts.scripts.push(text);
    else if (isInlineScript(attributes))
      throw new Error(`Expected a page without other inline scripts, found <script${attributes}>`);
    return `<${name}${attributes}>`;
  });
  for (const [what, pattern] of Object.entries(forbidden)) {
    const [found] = pattern.exec(rest) ?? [];
    if (found) throw new Error(`Expected a page without ${what}, found ${found}`);
  }
  return parts;
};
