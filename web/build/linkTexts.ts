import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';

const isTexts = /\/i18n\/locales\/\w+\/\w+\.json$/;

/** The texts below `links` in the files of pages, and the file and group that holds them in the bundle. */
const moved = { label: { file: 'common', group: 'routes' }, card: { file: 'services', group: 'cards' } };

/** Moves the texts of links to a page from the page's own file to the file of the pages that show the links. */
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
  // Vitest's cache knows only the file itself, and these results depend on other files too.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (isTexts.test(id) ? false : undefined)),
});
