import { join } from 'node:path';
import { startChild } from './children.ts';
import type { Suite } from './configuration.ts';
import { root, stateFolder } from './paths.ts';

/** Runs reconciliation every minute: the emulators run no scheduled function, and deliver no failed event again. */
export const startReconciliation = ({ name }: Suite): void => {
  startChild({
    name: 'Reconciliation',
    command: [process.execPath, join(root, 'operations/everyMinute.ts'), name],
    log: join(stateFolder, name, 'reconciliation.log'),
  });
};
