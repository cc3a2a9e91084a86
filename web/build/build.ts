import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtempDisposable, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Renderer from '../src/render.tsx';
import { inlineScript } from './contentSecurityPolicy.ts';
import { ogImagesOf } from './ogImages.ts';
import { prerender } from './prerender.ts';
import { siteFilesOf } from './siteFiles.ts';
import { excesses, sizesOf } from './sizes.ts';
import { checkSyntax } from './supportedBrowsers.ts';

process.env['NODE_ENV'] = 'production';

const root = join(import.meta.dirname, '..');
const site = join(root, 'dist');
await mkdir(join(root, '.build'), { recursive: true });
/** Each build needs its own folder, because several builds may run at the same time. */
await using workshop = await mkdtempDisposable(join(root, '.build/'));
const next = join(workshop.path, 'site');
const server = join(workshop.path, 'server');

await build({ root, logLevel: 'warn', build: { outDir: next } });
const ssr = {
  outDir: server,
  manifest: false,
  copyPublicDir: false,
  ssr: 'src/render.tsx',
  rolldownOptions: { output: { entryFileNames: '[name].js' } },
};
await build({ root, logLevel: 'warn', build: ssr });
const renderer: typeof Renderer = await import(pathToFileURL(join(server, 'render.js')).href);

const pages = await prerender(renderer, next);
// The manifest is not part of the site: from here on, only tests read it.
await rename(join(next, '.vite/manifest.json'), join(root, '.build/manifest.json'));
await rm(join(next, '.vite'), { recursive: true });
const files = { ...pages, ...(await ogImagesOf(renderer)), ...(await siteFilesOf(renderer)) };
for (const [path, content] of Object.entries(files)) {
  await mkdir(dirname(join(next, path)), { recursive: true });
  await writeFile(join(next, path), content);
}

checkSyntax('web/src/inline.ts', inlineScript);
for (const file of globSync('**/*.js', { cwd: next }))
  checkSyntax(file, readFileSync(join(next, file), 'utf8'));

/**
 * Replaces the site by renaming, so that a running Hosting emulator never serves half a site. Retries, because another
 * build may rename the same folders.
 */
const putInPlace = async (attempt = 1): Promise<void> => {
  await rename(site, join(workshop.path, `before-${attempt}`)).catch(() => undefined);
  await rename(next, site).catch((error) => {
    if (attempt === 10) throw error;
    return putInPlace(attempt + 1);
  });
};

const sizes = await sizesOf(next);
if (process.argv.includes('--sizes')) console.table(sizes);
const tooMuch = excesses(sizes);
if (tooMuch.length === 0) {
  await putInPlace();
  console.log(`Built ${Object.keys(pages).length} pages`);
} else {
  console.error(`Over the budgets of web/build/sizes.ts:\n${tooMuch.join('\n')}`);
  process.exitCode = 1;
}
