import { rename, rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Renderer from '../src/render.tsx';
import { prerender } from './prerender.ts';
import { writePreviews } from './previews.ts';
import { writeSiteFiles } from './siteFiles.ts';

process.env['NODE_ENV'] = 'production';

const root = fileURLToPath(new URL('..', import.meta.url));
const next = `${root}dist.next`;
const last = `${root}dist.last`;
const server = `${root}.build`;

await build({ root, logLevel: 'warn', build: { outDir: next, emptyOutDir: true } });
await build({
  root,
  logLevel: 'warn',
  build: { outDir: server, emptyOutDir: true, manifest: false, copyPublicDir: false, ssr: 'src/render.tsx' },
});
const renderer: typeof Renderer = await import(pathToFileURL(`${server}/render.js`).href);
const [pages] = await Promise.all([
  prerender(renderer, next),
  writePreviews(renderer, next),
  writeSiteFiles(renderer, next),
]);

/** The finished site takes the place of the one before at once, so that a running Hosting emulator never serves half. */
await rm(last, { recursive: true, force: true });
await rename(`${root}dist`, last).catch(() => undefined);
await rename(next, `${root}dist`);
await rm(last, { recursive: true, force: true });
console.log(`Built ${pages} pages`);
