import { createHash } from 'node:crypto';
import { company } from '@helvardar/shared/company';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlinePartsOf, inlineScript } from './contentSecurityPolicy.ts';

const page = (body = '') => `<!doctype html>\n<html lang="en"><head>
<style>@font-face{src:url(/a.woff2)}</style><style data-emotion="css">p > a{color:red}</style>
<script type="application/ld+json">{"name":"<b style=\\"color:red\\" onclick=\\"\\">"}</script>
<script type="module" src="/assets/index.js"></script></head><body>${body}</body></html>`;

const directive = (pages: string[], name: string, services: string[] = []) => {
  const found = contentSecurityPolicy(pages, services)
    .split('; ')
    .find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1);
};

test('one policy allows by hash the inline styles of all pages and the empty style of Emotion', () => {
  const pages = ['<style>p{color:red}</style>', '<style>p{color:blue}</style><style>p{color:red}</style>'];
  // Each hash is the output of `printf 'p{color:red}' | openssl dgst -sha256 -binary | base64` for one style.
  expect(directive(pages, 'style-src')?.toSorted()).toEqual([
    "'self'",
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "'sha256-O3MD3BNalwJODrH2e1G/rVFeOlpBK2DGxBAnY1kvk5U='",
    "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='",
  ]);
});

test('the policy allows the one inline script, the services and nothing else', () => {
  const pages = [page(`<script data-modules="/a.js">${inlineScript}</script>`)];
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  expect(directive(pages, 'script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
  expect(directive(pages, 'connect-src', ['https://a.example/b/'])).toEqual([
    "'self'",
    'https://a.example/b/',
  ]);
  expect(directive([], 'script-src')).toEqual(["'self'"]);
  expect(directive([], 'default-src')).toEqual(["'none'"]);
  expect(directive([], 'trusted-types')).toEqual(["'none'"]);
  expect(directive([], 'require-trusted-types-for')).toEqual(["'script'"]);
  expect(directive([], 'media-src')).toEqual([new URL(company.video.address).origin]);
});

test('the styles of a page are the exact text between the tags', () => {
  const { styles, scripts } = inlinePartsOf(page('<p title="on = off">onclick="" style=""</p>'));
  expect(styles).toEqual(['@font-face{src:url(/a.woff2)}', 'p > a{color:red}']);
  expect(scripts).toEqual([]);
});

test('the message about a blocked attribute describes its element', () => {
  const alert = '<div class="MuiAlert-root" style="--Paper-shadow:none"><p>Sold out</p></div>';
  expect(() => inlinePartsOf(page(`<main>${alert}</main>`))).toThrow(
    `in <div class="MuiAlert-root" style="--Paper-shadow:none"></div> with the text 'Sold out'`,
  );
});

test.for([
  ['a style attribute', '<path d="M0 0" style="">'],
  ['an event handler attribute', '<button type="button" onClick=go()>'],
  ['an address that is a script', '<a href="javascript:go()">'],
  ['other inline scripts', '<script type="module">go()</script>'],
  ['files of other origins', '<script async src="https://counter.example/count.js"></script>'],
  ['files of other origins', '<img alt="" src="//counter.example/pixel.png">'],
  ['other inline scripts', `<script>${inlineScript};go()</script>`],
] as const)('a page with %s is refused: %s', ([what, element]) => {
  expect(() => inlinePartsOf(page(element))).toThrow(`Expected a page without ${what}, found`);
});
