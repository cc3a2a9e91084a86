import { setTimeout as sleep } from 'node:timers/promises';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hour } from '../../functions/src/time.ts';
import { collections } from '../../shared/collections.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { mayCreate } from '../support/firestoreRest.ts';
import { open } from '../support/functions/databases.ts';
import { rulesProject, useDatabase } from '../support/rules/rulesEnvironment.ts';
import { sampleRequest } from '../support/samples.ts';

// The rules look up two documents: the closed hour and the ledger entry.
const database = useDatabase();
/** No test starts in the last 10 seconds of an hour, because the hour could end during the test. */
const margin = 10_000;
beforeEach(async () => {
  const left = hour - (Date.now() % hour);
  if (left < margin) await sleep(left);
}, 2 * margin);
afterEach(database.clear);

const many = (count: number) => Array<object>(count).fill(sampleRequest);

test('a commit may create at most 19 requests', async () => {
  expect(await mayCreate(rulesProject, ...many(19))).toBe(true);
  expect(await mayCreate(rulesProject, ...many(20))).toBe(false);
});

/** The number of commits in the next test. `COMMITS=100` takes a minute. */
const commits = Number(process.env['COMMITS'] ?? 1);

test('a commit of 100 creates stores nothing', async () => {
  for (let commit = 0; commit < commits; commit++)
    expect(await mayCreate(rulesProject, ...many(100))).toBe(false);
  const stored = await open(rulesProject).collection(collections.requests).get();
  expect(stored.size).toBe(0);
}, 600_000);

test('nobody may create a request under an id that has a ledger entry', async () => {
  const create = (id: string) => {
    const request = { ...sampleRequest, created_at: serverTimestamp() };
    return setDoc(doc(database.ofAnybody(), collections.requests, id), request);
  };
  const id = newRequestId();
  await database.store(collections.ledger, id, { mails: [] });
  await assertFails(create(id));
  await assertSucceeds(create(newRequestId()));
});

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
