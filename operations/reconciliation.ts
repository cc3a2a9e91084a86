import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { Problem } from '../commands/command.ts';
import { run } from '../commands/commandLine.ts';
import { root } from '../commands/folders.ts';
import { addressSalt, readConfiguration } from '../functions/src/config.ts';
import type { NotificationSettings } from '../functions/src/consultation/notify.ts';
import { type Report, reconcile } from '../functions/src/reconciliation/reconcile.ts';
import { functionsValuesOf } from '../release/functionsValues.ts';
import { type Database, databaseOf } from './database.ts';

export const settingsOf = async ({
  firestore,
  projectId,
  isReal,
}: Database): Promise<NotificationSettings> => {
  const configuration = readConfiguration({ ...functionsValuesOf(projectId), GCLOUD_PROJECT: projectId });
  const local = parseEnv(readFileSync(join(root, 'functions/.secret.local'), 'utf8'))[addressSalt.name] ?? '';
  return { ...configuration, firestore, salt: isReal ? await salted(projectId) : local };
};

export const reconcileOnce = async (database: Database, now = new Date()): Promise<Report> =>
  reconcile(await settingsOf(database), now);

/**
 * Reads the functions' secret for hashes. The functions count requests for the daily limits under such hashes, so with
 * another secret this process would not find their counts.
 */
const salted = async (project: string): Promise<string> => {
  const command = ['firebase', 'functions:secrets:access', addressSalt.name, '--project', project] as const;
  const { failed, stdout } = await run(command, { stderr: 'inherit' });
  if (failed || !stdout)
    throw new Problem(`${addressSalt.name} of ${project} could not be read: see the output above.`);
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
