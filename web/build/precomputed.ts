import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Runs modules of plain data at build time, and replaces them by their exports. */
export const precomputed = (...files: string[]): Plugin => ({
  name: 'precomputed',
  apply: 'build',
  enforce: 'pre',
  load: async (id) => {
    if (!files.includes(id)) return;
    const values: Record<string, unknown> = await import(pathToFileURL(id).href);
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});
