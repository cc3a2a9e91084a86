import { expect, test } from 'vitest';
import type { Rendered } from '../src/render.tsx';
import { documentOf } from './prerender.ts';

const template =
  '<html lang="en"><head><!--head--><style>p{}</style></head><body><div id="root"></div></body></html>';
const manifest = {
  'src/main.tsx': { file: 'assets/main.js', imports: ['_shared.js'], dynamicImports: ['Page.tsx'] },
  '_shared.js': { file: 'assets/shared.js' },
  'Page.tsx': { file: 'assets/page.js', imports: ['_shared.js', '_part.js'] },
  '_part.js': { file: 'assets/part.js' },
  'texts.json': { file: 'assets/texts.js' },
  'font.woff2': { file: 'assets/font.woff2' },
};
const rendered: Rendered = {
  page: 'about',
  language: 'de',
  head: '<title>$& Über uns</title><link rel="alternate" hrefLang="de" href="/de/about"/>',
  styles: 'a{}',
  body: '<main>$1</main>',
  source: 'Page.tsx',
  texts: ['texts.json'],
};
const written = documentOf(template, manifest, rendered);

test('contains language, head and page as rendered, with attributes in lower case', () => {
  expect(written).toContain('<html lang="de">');
  expect(written).toContain(
    '<title>$& Über uns</title><link rel="alternate" hreflang="de" href="/de/about"/>',
  );
  expect(written).toContain(
    'data-page="about" data-language="de" data-module="/assets/page.js"><main>$1</main></div>',
  );
});

test('has one style element, with the rules of the template first', () => {
  expect(written.match(/<style>.*?<\/style>/g)).toEqual(['<style>p{}a{}</style>']);
});

test('lists the files of the page besides the entry, with everything they import', () => {
  expect(/data-modules="(.*?)"/.exec(written)?.[1]?.split(' ')).toEqual(
    ['main', 'shared', 'page', 'part', 'texts'].map((name) => `/assets/${name}.js`),
  );
});

test('writes structured data that cannot close its script element, and omits the element if there is none', () => {
  const data = { name: 'Texts </script><script>alert(1)</script>' };
  const page = documentOf(template, manifest, { ...rendered, structuredData: data });
  expect(JSON.parse(/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '')).toEqual(data);
  expect(written).not.toContain('ld+json');
});

test('describes the page before the styles, within 4 KB', () => {
  expect(written.indexOf('<title>')).toBeLessThan(written.indexOf('<style>'));
  const head = `<title>${'a'.repeat(4096)}</title>`;
  expect(() => documentOf(template, manifest, { ...rendered, head })).toThrow(
    'Expected about (de) to start its styles within 4096 bytes',
  );
});
