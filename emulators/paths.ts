import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What the launcher writes and git ignores: logs, generated configuration. */
export const stateFolder = join(root, '.local');

/** The program of a package in node_modules, started as `node <program>`. */
export const firebase = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
export const maildev = join(root, 'node_modules/maildev/bin/maildev');
export const playwright = join(root, 'node_modules/playwright-core/cli.js');
export const vite = join(root, 'node_modules/vite/bin/vite.js');
export const tsc = join(root, 'node_modules/typescript/bin/tsc');
export const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
export const vitest = join(root, 'node_modules/vitest/vitest.mjs');
