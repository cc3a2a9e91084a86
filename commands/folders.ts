import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Commands write logs, received test e-mails and other files to this folder. Git ignores it. */
export const stateFolder = join(root, '.local');
