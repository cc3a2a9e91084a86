import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Runs the given modules at build time, and replaces their code by their exported values, which must be plain data. */
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
