import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { load } from 'cheerio/slim';

const compress = promisify(brotliCompress);

/**
 * The limits of a page's compressed size on a first visit, in bytes. `everything` includes document and scripts. With
 * its headers, a document of this size fits into the first congestion window of a connection.
 */
export const budgets = { document: 13_800, scripts: 150_000, everything: 195 * 1024 };

/** The measurements on this page make its document larger than the first congestion window. */
const largerDocument = { path: /\/services\/website-development$/, budget: 16 * 1024 };

type PageSize = Record<keyof typeof budgets, number>;

/**
 * The site's files that a browser loads without an action of the visitor, including the scripts that it loads after the
 * first paint.
 */
export const firstViewOf = (html: string): string[] => {
  const $ = load(html);
  const named = (selector: string, attribute: string) =>
    [...$(selector)].flatMap((element) => $(element).attr(attribute)?.split(' ') ?? []);
  const files = [
    ...named('[src]', 'src'),
    ...named('[data-modules]', 'data-modules'),
    ...named('link:is([rel=icon], [rel=manifest], [rel=preload], [rel=stylesheet])', 'href'),
  ];
  return [...new Set(files)];
};

/** Hosting compresses these files. Fonts and bitmaps are compressed already. */
const isText = (file: string) => /\.(?:css|html|js|svg|webmanifest)$/.test(file);

/**
 * The transferred bytes of each page, compressed with Brotli. Pages below `/en/` are skipped, because they are copies
 * of the pages without this prefix.
 */
export const sizesOf = async (folder: string): Promise<Record<string, PageSize>> => {
  const pages = globSync('**/*.html', { cwd: folder, exclude: ['en/**', 'en.html'] }).toSorted();
  const views = pages.map((page) => {
    const files = [`/${page}`, ...firstViewOf(readFileSync(join(folder, page), 'utf8'))];
    return { path: `/${page.replace(/(^index)?\.html$/, '')}`, files };
  });
  const weigh = async (file: string): Promise<[string, number]> => {
    const content = await readFile(join(folder, file));
    return [file, (isText(file) ? await compress(content) : content).length];
  };
  const weights = new Map(await Promise.all([...new Set(views.flatMap(({ files }) => files))].map(weigh)));
  const sum = (files: string[]) => files.reduce((total, file) => total + (weights.get(file) ?? 0), 0);
  const sizes = views.map(({ path, files }) => {
    const scripts = files.filter((file) => file.endsWith('.js'));
    return [path, { document: sum(files.slice(0, 1)), scripts: sum(scripts), everything: sum(files) }];
  });
  return Object.fromEntries(sizes);
};

const budgetOf = (path: string, part: keyof PageSize): number =>
  part === 'document' && largerDocument.path.test(path) ? largerDocument.budget : budgets[part];

/** A message for each value above its budget. */
export const excesses = (sizes: Record<string, PageSize>): string[] =>
  Object.entries(sizes).flatMap(([path, size]) =>
    (Object.keys(budgets) as (keyof PageSize)[])
      .filter((part) => size[part] > budgetOf(path, part))
      .map((part) => `${path}: ${part}: ${size[part]} of ${budgetOf(path, part)} bytes`),
  );
