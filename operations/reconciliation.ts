import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { Problem } from '../commands/command.ts';
import { run } from '../commands/commandLine.ts';
import { root } from '../commands/folders.ts';
import { readConfiguration, secretSalt } from '../functions/src/config.ts';
import type { NotificationSettings } from '../functions/src/consultation/notify.ts';
import { type Report, reconcile } from '../functions/src/reconciliation/reconcile.ts';
import { differingValues, functionsValuesOf, type Values } from '../release/functionsValues.ts';
import { readDeployedValues } from '../release/projectState.ts';
import { type Database, databaseOf } from './database.ts';

export const settingsOf = async (database: Database): Promise<NotificationSettings> => {
  const { firestore, projectId, isReal } = database;
  const values = functionsValuesOf(projectId);
  if (isReal) await requireDeployedValues(projectId, values);
  const configuration = readConfiguration(values);
  const local = parseEnv(readFileSync(join(root, 'functions/.secret.local'), 'utf8'))[secretSalt.name] ?? '';
  return { ...configuration, firestore, salt: isReal ? await salted(projectId) : local };
};

/**
 * Throws a `Problem` unless the deployed function has the settings of this checkout. With other settings, this process
 * would write e-mails to another team, or from another sender.
 */
export const requireDeployedValues = async (project: string, values: Values): Promise<void> => {
  const deployed = await readDeployedValues(project, 'reconcile');
  if (!deployed)
    throw new Problem(
      'Google did not say which settings are deployed: run `gcloud auth login`, then try again.',
    );
  const names = differingValues(values, deployed).join(', ');
  if (names)
    throw new Problem(
      `This checkout has other settings than ${project}: ${names}. Take the deployed version, or deploy this one.`,
    );
};

export const reconcileOnce = async (database: Database): Promise<Report> =>
  reconcile(await settingsOf(database));

/**
 * Reads the functions' secret for hashes. The functions count requests for the daily limits under such hashes, so with
 * another secret this process would not find their counts.
 */
const salted = async (project: string): Promise<string> => {
  const command = ['firebase', 'functions:secrets:access', secretSalt.name, '--project', project] as const;
  const { failed, stdout } = await run(command, { stderr: 'inherit' });
  if (failed || !stdout)
    throw new Problem(`${secretSalt.name} of ${project} could not be read: see the output above.`);
  return stdout.trim();
};

/** The emulators run no scheduled functions, so this process runs reconciliation every minute. */
if (import.meta.main) {
  const database = await databaseOf({ emulators: process.argv[2] });
  for (;;) {
    await reconcileOnce(database).catch((error: Error) => console.error(error.message));
    await wait(60_000);
  }
}
