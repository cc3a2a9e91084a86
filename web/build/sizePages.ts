import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { importsOf, requestsOf } from './sizeRequests.ts';
import type { Scale } from './sizeScale.ts';

/** A static page with everything that its first view fetches from the site itself. */
export interface BuiltPage {
  /** As in the address bar, without the ending. */
  path: string;
  /** Which page it shows, and in which language. */
  page: string;
  language: string;
  html: string;
  scripts: string[];
  /** Fonts, icons, images. */
  others: string[];
  /** Scripts that are imported and that the document does not name: they are found out about too late. */
  unnamed: string[];
  /** Addresses of other sites from which it would fetch something. */
  foreign: string[];
}

const isOwn = (address: string) => /^\/(?!\/)/.test(address);

const pathOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

/** Scripts, and what they import, and so on. */
const withImports = (folder: string, scripts: string[]): string[] => {
  const found = new Set(scripts);
  for (const script of found)
    for (const imported of importsOf(readFileSync(join(folder, script), 'utf8')))
      found.add(posix.join(posix.dirname(script), imported));
  return [...found];
};

/** Every different page of a built site; `/en/about` is `/about` once more and not told apart. */
export const readPages = async (folder: string): Promise<BuiltPage[]> => {
  const files = globSync('**/*.html', { cwd: folder }).toSorted();
  const documents = new Map<string, string>();
  for (const file of files) {
    const html = await readFile(join(folder, file), 'utf8');
    const before = documents.get(html);
    if (!before || pathOf(file).length < before.length) documents.set(html, pathOf(file));
  }
  return [...documents].map(([html, path]) => {
    const addresses = requestsOf(html);
    const own = addresses.filter(isOwn).map((address) => address.slice(1));
    const named = own.filter((file) => file.endsWith('.js'));
    const scripts = withImports(folder, named);
    return {
      path,
      page: /data-page="(\w+)"/.exec(html)?.[1] ?? '',
      language: /<html lang="(\w+)"/.exec(html)?.[1] ?? '',
      html,
      scripts,
      others: own.filter((file) => !file.endsWith('.js')),
      unnamed: scripts.filter((script) => !named.includes(script)),
      foreign: addresses.filter((address) => !isOwn(address) && !address.startsWith('data:')),
    };
  });
};

/** Bytes on the line. */
export interface PageSize {
  html: number;
  scripts: number;
  everything: number;
}

/** Hosting compresses text; a font or a picture is compressed as it is. */
const isText = (file: string) => /\.(?:js|css|svg|json|webmanifest)$/.test(file);

export const sizeOf = async (
  folder: string,
  { html, scripts, others }: BuiltPage,
  weigh: Scale['exactly'],
): Promise<PageSize> => {
  const fileSize = async (file: string) => {
    const content = await readFile(join(folder, file));
    return isText(file) ? weigh(content) : content.length;
  };
  const sum = async (files: string[]) =>
    (await Promise.all(files.map(fileSize))).reduce((total, size) => total + size, 0);
  const [document, code, rest] = await Promise.all([weigh(Buffer.from(html)), sum(scripts), sum(others)]);
  return { html: document, scripts: code, everything: document + code + rest };
};
