import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';

const isTexts = /\/i18n\/locales\/\w+\/\w+\.json$/;

/** Where each text under `links` in a page's text file is moved: the other text file, and the group in that file. */
const moved = { label: { file: 'common', group: 'routes' }, card: { file: 'services', group: 'cards' } };

/**
 * The text file of a page contains the texts of links to this page. This plugin moves them to text files that the pages
 * with such links load.
 */
export const linkTexts = (): Plugin => ({
  name: 'linkTexts',
  enforce: 'pre',
  transform(code, id) {
    if (!isTexts.test(id)) return;
    const { links: _, ...texts } = JSON.parse(code);
    for (const [name, { file, group }] of Object.entries(moved)) {
      if (basename(id, '.json') !== file) continue;
      const pages = globSync(`${dirname(id)}/*.json`);
      for (const page of pages) this.addWatchFile(page);
      texts[group] = Object.fromEntries(
        pages
          .map((page) => [basename(page, '.json'), JSON.parse(readFileSync(page, 'utf8')).links?.[name]])
          .filter(([, text]) => text),
      );
    }
    return { code: JSON.stringify(texts), map: null };
  },
  // Vitest's cache would depend on the file alone, but these results depend on other files too.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (isTexts.test(id) ? false : undefined)),
});
