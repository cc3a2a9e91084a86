import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** For logs, the inbox and other files of commands. Git ignores this folder. */
export const stateFolder = join(root, '.local');
