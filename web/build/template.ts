import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The bundler's `index.html`, in which every script waits behind the text and the font. */
export const readTemplate = async (folder: string): Promise<string> => {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  return template
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
};
