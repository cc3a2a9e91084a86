import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { run } from '../delivery/cli.ts';
import { valuesOf } from '../delivery/readSettings.ts';
import { root } from '../emulators/paths.ts';
import { Problem } from '../emulators/problem.ts';
import { addressSalt, readConfiguration } from '../functions/src/config.ts';
import { type Report, reconcile } from '../functions/src/reconciliation/reconcile.ts';
import type { Database } from './database.ts';

/** One run of reconciliation from here, with the settings of the project's functions. */
export const reconcileOnce = async ({ firestore, projectId, isReal }: Database): Promise<Report> => {
  const configuration = readConfiguration(valuesOf('functions/.env', [projectId]));
  const salt = isReal ? await salted(projectId) : localSalt();
  return reconcile({ ...configuration, firestore, salt });
};

const localSalt = (): string =>
  parseEnv(readFileSync(join(root, 'functions/.secret.local'), 'utf8'))[addressSalt.name] ?? '';

/** The secret of the project, so that its limits count on where the functions have stopped. */
const salted = async (project: string): Promise<string> => {
  const parameters = ['functions:secrets:access', addressSalt.name, '--project', project];
  const { code, output } = await run({ program: 'firebase', parameters }, 'complaints');
  const salt = output.trim();
  if (code !== 0 || salt === '')
    throw new Problem(`${addressSalt.name} of ${project} could not be read: what it says stands above.`);
  return salt;
};
