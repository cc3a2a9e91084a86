import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hour } from '../../functions/src/time.ts';
import { mayCreate } from '../support/firestoreRest.ts';
import { rulesProject, useDatabase } from '../support/rules/rulesEnvironment.ts';
import { sampleRequest } from '../support/samples.ts';

/** No test starts in the last 10 seconds of an hour, because the hour could end during the test. */
const margin = 10_000;

const database = useDatabase();
beforeEach(async () => {
  const left = hour - (Date.now() % hour);
  if (left < margin) await sleep(left);
}, 2 * margin);
afterEach(database.clear);

test('nobody may create a request while the current hour is closed', async () => {
  await database.closeHour(0);
  expect(await mayCreate(rulesProject, sampleRequest)).toBe(false);
});

test.each([
  ['before the current one', -1],
  ['after the current one', 1],
])('closing the hour %s has no effect', async (_, hoursFromNow) => {
  await database.closeHour(hoursFromNow);
  expect(await mayCreate(rulesProject, sampleRequest)).toBe(true);
});
