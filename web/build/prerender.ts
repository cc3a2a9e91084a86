import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@helvardar/shared/languages';
import type { Manifest } from 'vite';
import type * as Renderer from '../src/render.tsx';
import { documentOf } from './document.ts';
import { inlinePartsOf } from './inlineParts.ts';
import { readTemplate } from './template.ts';
import { write } from './write.ts';

/** `/` is `index.html`, `/de/about` is `de/about.html`: Hosting's `cleanUrls` serves them without the ending. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Writes a static file for every route, unprefixed and under every language, and `404.html`; says how many. */
export const prerender = async (renderer: typeof Renderer, folder: string): Promise<number> => {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const template = await readTemplate(folder);
  const paths = renderer.routeIds.flatMap((id) => [
    renderer.routes[id].path,
    ...languages.map((language) => renderer.prefixedPath(id, language)),
  ]);
  const files = [
    ...paths.map((path) => ({ path, file: fileOf(path) })),
    { path: '/404/404', file: '404.html' },
  ];
  for (const { path, file } of files) {
    const page = documentOf(template, manifest, await renderer.render(path));
    // Throws where the page carries what its content security policy would stop.
    inlinePartsOf(page);
    await write(folder, file, page);
  }
  await rm(join(folder, '.vite'), { recursive: true });
  return files.length;
};
