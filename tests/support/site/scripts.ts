import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../commands/folders.ts';

/**
 * Matches the addresses of built scripts. `name` is the file name of a module, or one of the `groups` in
 * `web/vite.config.ts`.
 */
export const scriptsNamed = (name: string): RegExp => {
  const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
    readFileSync(join(root, 'web/.build/manifest.json'), 'utf8'),
  );
  const files = Object.values(manifest).filter((chunk) => chunk.name === name && chunk.file.endsWith('.js'));
  if (files.length === 0) throw new Error(`Expected a built script ${name}, found none`);
  return new RegExp(`/(?:${files.map(({ file }) => file).join('|')})$`);
};
