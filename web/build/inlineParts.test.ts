import { describe, expect, test } from 'vitest';
import { inlinePartsOf } from './inlineParts.ts';
import { laterScripts, laterScriptsElement } from './laterScripts.ts';

const page = (body: string) => `<!doctype html>\n<html lang="en"><head>
<style>@font-face{src:url(/a.woff2)}</style><style data-emotion="css abc">.css-abc{color:red;}</style>
<script type="application/ld+json">{"name":"<b style=\\"color:red\\" onclick=\\"\\">"}</script>
<script type="module" crossorigin src="/assets/index.js"></script></head><body>${body}</body></html>`;

test('the styles of a page are what stands between the tags, to the letter', () => {
  expect(inlinePartsOf(page('<p class="style=" title="on = off">onclick="" style=""</p>')).styles).toEqual([
    '@font-face{src:url(/a.woff2)}',
    '.css-abc{color:red;}',
  ]);
});

test('the script that asks for the later scripts is the only one', () => {
  expect(inlinePartsOf(page('')).scripts).toEqual([]);
  expect(inlinePartsOf(page(laterScriptsElement(['assets/a.js']))).scripts).toEqual([laterScripts]);
});

describe('a page is refused', () => {
  test.for<[string, string]>([
    ['a style attribute', '<p style="color:red">'],
    ['a style attribute', '<path d="M0 0" style="">'],
    ['an event handler attribute', '<img src="/a.svg" onerror="go()">'],
    ['an event handler attribute', '<button type="button" onClick=go()>'],
    ['an address that is a script', '<a href="javascript:go()">'],
    ['other inline scripts', '<script>go()</script>'],
    ['other inline scripts', '<script type="module">go()</script>'],
    ['other inline scripts', `<script>${laterScripts};go()</script>`],
  ])('for %s: %s', ([what, element]) => {
    expect(() => inlinePartsOf(page(element))).toThrow(`without ${what}, found ${element.split('>')[0]}`);
  });
});
