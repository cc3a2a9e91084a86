import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts';
import { budgets, excesses, firstViewOf, sizesOf } from './sizes.ts';

/** Text that is larger than `budget` even after compression. */
const noise = (budget: number) => randomBytes(budget).toString('base64');

test('finds what a browser fetches with a page, and nothing that only a click or a robot fetches', () => {
  const html = `<link rel="canonical" href="https://own.example/"><link rel="apple-touch-icon" href="/touch.png">
    <link rel="preload" as="font" href="/a.woff2"><link rel="icon" href="/icon.svg"><img src="/a.png"><img src="/a.png">
    <link rel="stylesheet" media="print" href="/a.css">
    <script type="module" src="/a.js"></script><script data-modules="/b.js /c.js">go()</script><a href="/de">`;
  const files = ['/a.css', '/a.js', '/a.png', '/a.woff2', '/b.js', '/c.js', '/icon.svg'];
  expect(firstViewOf(html).toSorted()).toEqual(files);
});

test('names only the pages and parts that exceed their budgets', async () => {
  const heavy = `<p>${noise(budgets.document)}</p>`;
  const files = {
    'index.html': '<img src="/a.png">',
    'en.html': heavy,
    'de/about.html': heavy,
    'fr/about.html': '<script data-modules="/a.js /b.js"></script>',
    'a.png': 'a'.repeat(1_000),
    'a.js': 'run()',
    'b.js': noise(budgets.scripts),
  };
  const sizes = await sizesOf(temporaryFolder(files));
  const document = brotliCompressSync(heavy).length;
  const [home] = [sizes['/']];
  expect(home && home.everything - home.document).toBe(1_000);
  expect(sizes['/de/about']).toEqual({ document, scripts: 0, everything: document });
  expect(excesses(sizes)).toEqual([
    `/de/about: document: ${document} of 13800 bytes`,
    `/fr/about: scripts: ${sizes['/fr/about']?.scripts} of 150000 bytes`,
  ]);
});

test('documents fit into the first congestion window, except those of the page with measurements', () => {
  const size = { document: 13_801, scripts: 0, everything: 13_801 };
  expect(excesses({ '/fr': size })).toEqual(['/fr: document: 13801 of 13800 bytes']);
  expect(excesses({ '/fr/services/website-development': size })).toEqual([]);
  const larger = { ...size, document: 16_385 };
  expect(excesses({ '/services/website-development': larger })).toEqual([
    '/services/website-development: document: 16385 of 16384 bytes',
  ]);
});
