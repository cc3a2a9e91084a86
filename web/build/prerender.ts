import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@helvardar/shared/languages';
import type { Manifest } from 'vite';
import type * as Renderer from '../src/render.tsx';
import { inlinePartsOf, inlineScript } from './contentSecurityPolicy.ts';
import { minifyStyles } from './supportedBrowsers.ts';
import { variableSheet } from './variableSheet.ts';

const entry = /<script type="module"([^>]*) src="([^"]+)"/;
const preloads = /\s*<link rel="modulepreload"[^>]*>/g;

/** The bundler's `index.html`, changed so that text and font load before scripts. */
const templateOf = async (folder: string): Promise<string> => {
  const written = (await readFile(join(folder, 'index.html'), 'utf8')).replaceAll(/\n\s*/g, '\n');
  const [, , source] = entry.exec(written) ?? [];
  if (!source) throw new Error('Expected an entry script in index.html, found none');
  const attributes = 'type="module" fetchpriority="low"';
  return written.replaceAll(preloads, '').replace(entry, `<script ${attributes}$1 src="${source}"`);
};

const chunkOf = (manifest: Manifest, source: string) => {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`Expected ${source} among the built files, found none`);
  return chunk;
};

/** The built files of a source module and its static imports. */
const filesOf = (manifest: Manifest, source: string): string[] => {
  const chunk = chunkOf(manifest, source);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported))];
};

/**
 * This preload belongs in the head: there Chromium waits for the font up to 100 ms, so that the first frame shows it
 * (docs/decisions/036).
 */
const fontPreload = (manifest: Manifest): string => {
  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'))?.file;
  if (!font) throw new Error('Expected a font among the built files, found none');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`;
};

const app = 'src/main.tsx';

/** Escaping `<` keeps any text from closing the script element. */
const linkedData = (structuredData: object) =>
  `<script type="application/ld+json">${JSON.stringify(structuredData).replaceAll('<', '\\u003c')}</script>`;

/**
 * The largest number of bytes before the styles. Services that show a preview of a link read only the beginning of a
 * document.
 */
const longestDescription = 4096;

/** Fills the template with a rendered page and the names of its chunks. */
export const documentOf = (template: string, manifest: Manifest, rendered: Renderer.Rendered): string => {
  const { page, language, source, texts, structuredData, styles, body } = rendered;
  const modules = new Set([app, source, ...texts].flatMap((name) => filesOf(manifest, name)));
  const names = [...modules].map((file) => `/${file}`).join(' ');
  // The attribute is `hreflang` in HTML, but React writes `hrefLang`.
  const head = rendered.head.replaceAll(' hrefLang="', ' hreflang="');
  const data = structuredData ? linkedData(structuredData) : '';
  const module = `/${chunkOf(manifest, source).file}`;
  const root = `<div id="root" data-page="${page}" data-language="${language}" data-module="${module}">${body}</div>`;
  const document = template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('</style>', () => `${styles}</style>${data}`)
    .replace('<!--head-->', () => `${head}${fontPreload(manifest)}`)
    .replace('<div id="root"></div>', () => root)
    .replace('</body>', `<script data-modules="${names}">${inlineScript}</script>\n</body>`);
  const length = Buffer.byteLength(document.slice(0, document.indexOf('<style>')));
  if (length > longestDescription)
    throw new Error(
      `Expected ${page} (${language}) to start its styles within ${longestDescription} bytes, got ${length}`,
    );
  return document;
};

/** `de/about.html` for `/de/about`. Hosting's `cleanUrls` omits the ending. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** All static documents by file name: each route with and without a language prefix, and `404.html`. */
export const prerender = async (
  renderer: typeof Renderer,
  folder: string,
): Promise<Record<string, string>> => {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const template = await templateOf(folder);
  const paths = renderer.routeIds.flatMap((id) => [
    renderer.routes[id].path,
    ...languages.map((language) => renderer.prefixedPath(id, language)),
  ]);
  const addresses = {
    ...Object.fromEntries(paths.map((path) => [fileOf(path), path])),
    '404.html': '/404/404',
  };
  const rendered: [string, Renderer.Rendered][] = [];
  for (const [file, path] of Object.entries(addresses)) rendered.push([file, await renderer.render(path)]);
  // The app changes pages without loading another document, so each document has the CSS variables of all pages.
  const sheet = variableSheet(
    renderer.cssVariables,
    rendered.flatMap(([, { styles, body }]) => [styles, body]),
  );
  const pages: Record<string, string> = {};
  for (const [file, parts] of rendered) {
    const page = documentOf(template, manifest, {
      ...parts,
      styles: minifyStyles(sheet + parts.styles),
    });
    try {
      // Throws if the content security policy would block a part of the page.
      inlinePartsOf(page);
    } catch (cause) {
      throw new Error(`The page ${file} cannot be served`, { cause });
    }
    pages[file] = page;
  }
  return pages;
};
