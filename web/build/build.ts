import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Renderer from '../src/render.tsx';
import { prerender } from './prerender.ts';
import { writePreviews } from './previews.ts';
import { putInPlace } from './putInPlace.ts';
import { writeSiteFiles } from './siteFiles.ts';
import { checkSize } from './size.ts';

process.env['NODE_ENV'] = 'production';

const root = fileURLToPath(new URL('..', import.meta.url));
await mkdir(`${root}.build`, { recursive: true });
/** A folder of its own for every build: two of them may run at once, for `npm start` and `npm test`. */
const workshop = await mkdtemp(`${root}.build/`);
const next = `${workshop}/site`;
const server = `${workshop}/server`;

const built = await build({ root, logLevel: 'warn', build: { outDir: next, emptyOutDir: true } });
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

const excesses = await checkSize(next, built, `${root}.cache`);
if (excesses.length > 0) {
  await rm(workshop, { recursive: true, force: true });
  console.error(`Over the budgets of web/build/sizeBudgets.ts:\n${excesses.join('\n')}`);
  process.exit(1);
}

await putInPlace(next, `${root}dist`, `${workshop}/last`);
await rm(workshop, { recursive: true, force: true });
console.log(`Built ${pages} pages`);
