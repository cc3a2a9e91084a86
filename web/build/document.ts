import type { Manifest } from 'vite';
import type { Rendered } from '../src/render.tsx';
import { laterScriptsElement } from './laterScripts.ts';

const chunkOf = (manifest: Manifest, source: string) => {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`Expected ${source} among the built files, found none`);
  return chunk;
};

/** The files of a source and of everything it imports statically. */
const filesOf = (manifest: Manifest, source: string): string[] => {
  const chunk = chunkOf(manifest, source);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported))];
};

const fontOf = (manifest: Manifest): string => {
  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'))?.file;
  if (!font) throw new Error('Expected a font among the built files, found none');
  return font;
};

/** It stands in the body: for a font that is preloaded in the head Chromium holds the first frame back, up to 100 ms. */
const fontPreload = (manifest: Manifest) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fontOf(manifest)}">`;

/** What the entry starts after the first frame. */
const app = 'src/main.tsx';

/** `<` could end the script early, whatever stands in the texts. */
const linkedData = (structuredData: object) =>
  `<script type="application/ld+json">${JSON.stringify(structuredData).replaceAll('<', '\\u003c')}</script>`;

/** React writes one attribute in the case of its property. */
const lowerCase = (head: string) => head.replaceAll(' hrefLang="', ' hreflang="');

/** One static document: the template with a page's language, head, styles, body and the names of its chunks. */
export const documentOf = (template: string, manifest: Manifest, rendered: Rendered): string => {
  const page = chunkOf(manifest, rendered.source);
  const files = new Set(
    [app, rendered.source, ...rendered.texts].flatMap((source) => filesOf(manifest, source)),
  );
  const head = [
    lowerCase(rendered.head),
    rendered.styles,
    ...(rendered.structuredData ? [linkedData(rendered.structuredData)] : []),
  ];
  return template
    .replace('<html lang="en">', `<html lang="${rendered.language}">`)
    .replace('<!--head-->', () => head.join('\n    '))
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-page="${rendered.page}" data-module="/${page.file}">${rendered.body}</div>`,
    )
    .replace('<body>', () => `<body>\n    ${fontPreload(manifest)}`)
    .replace('</body>', () => `  ${laterScriptsElement([...files])}\n  </body>`);
};
