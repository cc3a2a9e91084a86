import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';

const isTexts = /\/i18n\/locales\/\w+\/\w+\.json$/;

/** For each key under `links` in a page's text file: the file and the group to which this plugin moves the text. */
const moved = { label: { file: 'common', group: 'routes' }, card: { file: 'services', group: 'cards' } };

/**
 * A page's text file contains the texts of links to the page. This plugin moves them to files that the linking pages
 * load.
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
  // Vitest must not cache the result for a text file, because the result also depends on other text files.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (isTexts.test(id) ? false : undefined)),
});
