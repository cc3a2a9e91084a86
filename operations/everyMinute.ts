import { setTimeout as wait } from 'node:timers/promises';
import { databaseOf } from './database.ts';
import { reconcileOnce } from './reconciliation.ts';

/** Stands in for the schedule where a suite runs on; a run that fails is made up for by the next. */
const database = await databaseOf({ suite: process.argv[2] });
for (;;) {
  await reconcileOnce(database).catch((error: Error) => console.error(error.message));
  await wait(60_000);
}
