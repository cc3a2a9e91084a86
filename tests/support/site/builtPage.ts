import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { root } from '../../../commands/folders.ts';

type Selection = ReturnType<CheerioAPI>;

interface BuiltPage {
  /** The HTML of the file. */
  source: string;
  $: CheerioAPI;
  /** The one section with this label, or with this first heading. */
  section: (name: string) => Selection;
  textsOf: (elements: Selection) => string[];
  /** The attribute's value for each element that has the attribute. */
  valuesOf: (elements: Selection, attribute: string) => string[];
}

const folder = join(root, 'web/dist');
const pages = new Map<string, BuiltPage>();

const read = (path: string): BuiltPage => {
  const file = join(folder, `${path === '/' ? 'index' : path}.html`);
  const source = readFileSync(existsSync(file) ? file : join(folder, '404.html'), 'utf8');
  const $ = load(source);
  const nameOf = (section: Selection) => section.attr('aria-label') ?? section.find('h1, h2').first().text();
  return {
    source,
    $,
    section: (name) => {
      const found = $('section').filter((_, element) => nameOf($(element)) === name);
      if (found.length === 1) return found;
      throw new Error(`Expected one section “${name}” on ${path}, got ${found.length}`);
    },
    textsOf: (elements) => elements.map((_, element) => $(element).text()).get(),
    valuesOf: (elements, attribute) => elements.map((_, element) => $(element).attr(attribute)).get(),
  };
};

/** The built page at an address, read without a browser; the not-found page if there is none. */
export const builtPage = (path: string): BuiltPage => {
  const page = pages.get(path) ?? read(path);
  pages.set(path, page);
  return page;
};
