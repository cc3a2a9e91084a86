import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const entry = /<script type="module"([^>]*) src="([^"]+)"/;

const preloads = /\s*<link rel="modulepreload"[^>]*>/g;

/**
 * The bundler's `index.html`, in which the entry waits behind the text and the font, without the preloads of what it
 * imports. The browser runs the entry only if it is the one that these pages were built with; without it a page still
 * reads and links.
 */
export const readTemplate = async (folder: string): Promise<string> => {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const [, , source] = entry.exec(template) ?? [];
  if (!source) throw new Error('Expected an entry script in index.html, found none');
  const digest = createHash('sha256')
    .update(await readFile(join(folder, source)))
    .digest('base64');
  return template
    .replaceAll(preloads, '')
    .replace(
      entry,
      `<script type="module" fetchpriority="low" integrity="sha256-${digest}"$1 src="${source}"`,
    );
};
