import { dirname, join } from 'node:path';

export const root = dirname(import.meta.dirname);

/** Commands write logs, received test e-mails and other files to this folder. Git ignores it. */
export const stateFolder = join(root, '.local');
