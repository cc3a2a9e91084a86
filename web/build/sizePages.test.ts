import { expect, it } from 'vitest';
import { temporaryFolder } from '../../emulators/temporaryFolder.ts';
import { readPages } from './sizePages.ts';
import { importsOf, requestsOf } from './sizeRequests.ts';

it('finds what a browser fetches by itself, and nothing that only a click or a robot fetches', () => {
  const html = `
    <link rel="canonical" href="https://own.example/"><link rel="alternate" hreflang="de" href="https://own.example/de">
    <link rel="apple-touch-icon" href="/touch.png"><link rel="preload" as="font" href="/a.woff2">
    <link rel="preconnect" href="https://fonts.example"><script type="module" src="/a.js"></script>
    <script data-modules="/b.js /c.js">go()</script>
    <style>@font-face{src:url(/a.woff2)}b{background:url("https://images.example/b.png")}path{fill:url(#c)}</style>
    <img alt="" src="//images.example/d.png"><a href="https://elsewhere.example">`;
  expect(requestsOf(html).toSorted()).toEqual([
    '//images.example/d.png',
    '/a.js',
    '/a.woff2',
    '/b.js',
    '/c.js',
    'https://fonts.example',
    'https://images.example/b.png',
  ]);
});

it('finds static imports of built scripts, not dynamic ones', () => {
  const script = 'import"./a.js";import{t as e}from"./b.js";const l=()=>import("./c.js");export*from"./d.js"';
  expect(importsOf(script)).toEqual(['./a.js', './b.js', './d.js']);
});

it('reads a page once, under its shortest address, with what is foreign and what is found too late', async () => {
  const about =
    '<html lang="en"><script src="/assets/a.js"></script><img src="https://x.example/i.png"><p data-page="about">';
  const pages = await readPages(
    temporaryFolder({
      'about.html': about,
      'en/about.html': about,
      'index.html': '<html lang="en"><p data-page="home">',
      'assets/a.js': 'import"./b.js"',
      'assets/b.js': '',
    }),
  );
  expect(pages.map(({ path, page, language }) => ({ path, page, language }))).toEqual([
    { path: '/about', page: 'about', language: 'en' },
    { path: '/', page: 'home', language: 'en' },
  ]);
  expect(pages[0]).toMatchObject({
    scripts: ['assets/a.js', 'assets/b.js'],
    unnamed: ['assets/b.js'],
    foreign: ['https://x.example/i.png'],
  });
});
