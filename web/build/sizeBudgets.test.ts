import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../emulators/temporaryFolder.ts';
import { budgets, excesses } from './sizeBudgets.ts';
import { readPages, sizeOf } from './sizePages.ts';
import { openScale } from './sizeScale.ts';

/** Of so many characters that no compression makes it smaller than its budget. */
const noise = (budget: number) => randomBytes(budget).toString('base64');

const page = (body = '') =>
  `<html lang="de"><script src="/assets/a.js"></script><body data-page="about">${body}</body></html>`;

const weighed = async (files: Record<string, string>) => {
  const folder = temporaryFolder(files);
  const scale = await openScale(join(folder, 'cache/sizes.json'));
  return { folder, scale, pages: await readPages(folder) };
};

it('finds nothing on a page within its budgets', async () => {
  const { folder, scale, pages } = await weighed({ 'de/about.html': page(), 'assets/a.js': 'run()' });
  expect(await excesses(folder, pages, scale)).toEqual([]);
});

it('names the page whose document is too heavy, and by how much', async () => {
  const html = page(noise(budgets.html));
  const { folder, scale, pages } = await weighed({ 'de/about.html': html, 'assets/a.js': 'run()' });
  const size = brotliCompressSync(html).length;
  expect(await excesses(folder, pages, scale)).toEqual([
    `/de/about: the document: ${size} of 12000 bytes, ${size - 12_000} too many`,
  ]);
});

it('names the scripts that are too heavy, the one behind an import too', async () => {
  const { folder, scale, pages } = await weighed({
    'de/about.html': page(),
    'assets/a.js': 'import{x}from"./b.js";run(x)',
    'assets/b.js': `export const x="${noise(budgets.scripts)}"`,
  });
  const [excess, ...others] = await excesses(folder, pages, scale);
  expect(excess).toMatch(
    /^\/de\/about: its scripts: \d+ of 135000 bytes, \d+ too many \(assets\/b\.js \d+, /,
  );
  expect(others).toEqual([]);
});

it('counts fonts and images as they are, and once where two tags name them', async () => {
  const image = noise(1_000);
  const { folder, scale, pages } = await weighed({
    'index.html': '<html lang="en"><img src="/a.png"><img src="/a.png"><style>a{src:url(/a.woff2)}</style>',
    'a.png': image,
    'a.woff2': image,
  });
  const [home] = pages;
  if (!home) throw new Error('Expected a page, found none');
  const { html, scripts, everything } = await sizeOf(folder, home, scale.exactly);
  expect({ scripts, others: everything - html }).toEqual({ scripts: 0, others: 2 * image.length });
});

it('remembers what it has weighed exactly', async () => {
  const file = join(temporaryFolder(), 'cache/sizes.json');
  const first = await openScale(file);
  const content = Buffer.from('a'.repeat(1_000));
  const weight = await first.exactly(content);
  await first.save();
  const [[key]] = JSON.parse(readFileSync(file, 'utf8'));
  expect(key).toMatch(/^11 /);
  expect(await (await openScale(file)).exactly(content)).toBe(weight);
});
