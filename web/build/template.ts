import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/**
 * The bundler's `index.html` with its style sheet, which is a few hundred bytes of font rules, written into it: linked,
 * it would hold back the first paint for a request. Every script waits behind the text and the font.
 */
export const readTemplate = async (folder: string, manifest: Manifest): Promise<string> => {
  let template = await readFile(join(folder, 'index.html'), 'utf8');
  for (const file of manifest['index.html']?.css ?? []) {
    const rules = (await readFile(join(folder, file), 'utf8')).trim();
    template = template.replace(
      new RegExp(`<link rel="stylesheet"[^>]*href="/${file}">`),
      () => `<style>${rules}</style>`,
    );
    if (!template.includes(rules)) throw new Error(`Expected a link to ${file} in index.html, found none`);
    await rm(join(folder, file));
  }
  return template
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
};
