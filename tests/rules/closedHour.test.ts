import { setTimeout as sleep } from 'node:timers/promises';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { hour } from '../../functions/src/time.ts';
import { mayCreate } from '../support/firestoreRest.ts';
import { closeHour, rulesProject, startRulesEnvironment } from '../support/rules/rulesEnvironment.ts';
import { sampleRequest } from '../support/samples.ts';

/** No test starts in the last 10 seconds of an hour, because the hour could end during the test. */
const margin = 10_000;

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
beforeEach(async () => {
  const left = hour - (Date.now() % hour);
  if (left < margin) await sleep(left);
}, 2 * margin);
afterEach(() => environment.clearFirestore());
afterAll(() => environment.cleanup());

test('nobody may create a request while the current hour is closed', async () => {
  await closeHour(environment, 0);
  expect(await mayCreate(rulesProject, sampleRequest)).toBe(false);
});

test.each([
  ['before the current one', -1],
  ['after the current one', 1],
])('closing the hour %s has no effect', async (_, hoursFromNow) => {
  await closeHour(environment, hoursFromNow);
  expect(await mayCreate(rulesProject, sampleRequest)).toBe(true);
});
