import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, doc, getDocs, serverTimestamp, setDoc } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { collections } from '../../shared/collections.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { mayCreate } from '../support/firestoreRest.ts';
import { rulesProject, startRulesEnvironment } from '../support/rules/rulesEnvironment.ts';
import { sampleRequest } from '../support/samples.ts';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterEach(() => environment.clearFirestore());
afterAll(() => environment.cleanup());

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
  await environment.withSecurityRulesDisabled(async (administrator) => {
    const stored = await getDocs(collection(administrator.firestore(), collections.requests));
    expect(stored.size).toBe(0);
  });
}, 600_000);

test('nobody may create a request under an id that has a ledger entry', async () => {
  const create = (id: string) => {
    const database = environment.unauthenticatedContext().firestore();
    const request = { ...sampleRequest, created_at: serverTimestamp() };
    return setDoc(doc(database, collections.requests, id), request);
  };
  const id = newRequestId();
  await environment.withSecurityRulesDisabled((administrator) =>
    setDoc(doc(administrator.firestore(), collections.ledger, id), { mails: [] }),
  );
  await assertFails(create(id));
  await assertSucceeds(create(newRequestId()));
});
