import { expect, it } from 'vitest';
import { documentOf } from './document.ts';

const template = '<html lang="en"><head><!--head--></head><body><div id="root"></div></body></html>';
const manifest = {
  'index.html': { file: 'assets/index.js', dynamicImports: ['src/main.tsx'] },
  'src/main.tsx': { file: 'assets/main.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'Page.tsx': { file: 'assets/page.js', imports: ['_shared.js', '_part.js'] },
  '_part.js': { file: 'assets/part.js' },
  'texts.json': { file: 'assets/texts.js' },
  'font.woff2': { file: 'assets/font.woff2' },
};
const rendered = {
  page: 'about',
  language: 'de',
  head: '<title>$& Über uns</title><link rel="alternate" hrefLang="de" href="/de/about"/>',
  styles: '<style>a{}</style>',
  body: '<main>$1</main>',
  source: 'Page.tsx',
} as const;
const written = documentOf(template, manifest, { ...rendered, texts: ['texts.json'] });

it('carries the language, the head and the page as they were rendered', () => {
  expect(written).toContain('<html lang="de">');
  expect(written).toContain('<title>$& Über uns</title>');
  expect(written).toContain(
    '<div id="root" data-page="about" data-module="/assets/page.js"><main>$1</main></div>',
  );
});

it('writes attributes in lower case', () => {
  expect(written).toContain('<link rel="alternate" hreflang="de" href="/de/about"/>');
});

it('preloads the font without holding the first frame back, and names for later what the page needs beside the entry', () => {
  expect(written).toMatch(
    /<body>\s*<link rel="preload" as="font" type="font\/woff2" crossorigin href="\/assets\/font.woff2">/,
  );
  expect(written).toContain(
    '<script data-modules="/assets/main.js /assets/shared.js /assets/page.js /assets/part.js /assets/texts.js">',
  );
});

it('writes structured data that cannot end its script, and none where there is none', () => {
  const text = 'Texts </script><script>alert(1)</script>';
  const page = { ...rendered, texts: [], structuredData: { name: text } };
  const [, data = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(documentOf(template, manifest, page)) ?? [];
  expect(JSON.parse(data)).toEqual({ name: text });
  expect(written).not.toContain('ld+json');
});
