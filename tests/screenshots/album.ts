import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One picture (`file`), or the three of a comparison (`before-${file}`, `after-${file}` and `difference-${file}`). */
export interface Entry {
  title: string;
  file: string;
  /** The share of pixels that have changed; undefined if nothing was compared. */
  share?: number;
}

const head = (title: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>body{font:1rem system-ui;margin:1rem}div{display:flex;gap:1rem;align-items:start;max-height:80vh;overflow:auto}figure{margin:0}img{max-width:30vw;border:1px solid #888}</style>
<h1>${title}</h1>`;

const figure = (file: string, caption: string) =>
  `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a></figure>`;

/** Writes a page with one row of pictures per title. Returns the path of the page. */
export const writeAlbum = (folder: string, title: string, entries: Entry[]): string => {
  const rows = [...Map.groupBy(entries, (entry) => entry.title)].map(([name, row]) => {
    const figures = row.map(({ file, share }) =>
      share === undefined
        ? figure(file, file)
        : ['before', 'after', 'difference'].map((state) => figure(`${state}-${file}`, state)).join('\n'),
    );
    return `<h2>${name}</h2><div>${figures.join('\n')}</div>`;
  });
  const index = join(folder, 'index.html');
  writeFileSync(index, `${head(title)}\n${rows.join('\n')}\n`);
  return index;
};
