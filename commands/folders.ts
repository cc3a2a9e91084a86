import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folder for files that commands write and git ignores: logs, the inbox, the jar of the emulator. */
export const stateFolder = join(root, '.local');
