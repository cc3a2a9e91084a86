import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { hour, minute } from '../../functions/src/time.ts';
import { copyMissing, putIntoDigest, unreportedRequests } from '../../operations/restoreFromBackup.ts';
import type { Submission } from '../../shared/consultationRequest.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { open } from '../support/functions/databases.ts';
import { everything, forget } from '../support/functions/erasure.ts';
import { later, useHarness } from '../support/functions/harness.ts';
import { newSubmission, newSubmissions } from '../support/functions/submissions.ts';

const harness = useHarness();

/** The database into which a backup is restored. */
const restored = open(`demo-${newRequestId().toLowerCase()}`);

type Backup = Record<'ledger' | 'consultation_requests', [id: string, data: DocumentData][]>;
const backup = async (): Promise<Backup> => {
  for (const mail of await harness.mails()) await restored.doc(mail.ref.path).create(mail.data() ?? {});
  const contents = async (name: string) =>
    (await harness.firestore.collection(name).get()).docs.map((document): [string, DocumentData] => [
      document.id,
      document.data(),
    ]);
  return {
    ledger: await contents('ledger'),
    consultation_requests: await contents('consultation_requests'),
  };
};
const loseAll = async () => {
  for (const name of ['ledger', 'consultation_requests', 'mail', 'claims'])
    await harness.firestore.recursiveDelete(harness.firestore.collection(name));
};
const restore = async (name: keyof Backup, contents: Backup) => {
  for (const [id, data] of contents[name]) await harness.firestore.doc(`${name}/${id}`).create(data);
};
const tellOfRestored = async () => {
  for (const request of await unreportedRequests(harness.firestore, restored))
    await putIntoDigest(harness.firestore, request);
};
const settings = () => harness.settings({ teamPerSource: 4 });
const reconcileAndDeliver = () => harness.reconcileAndDeliver(settings());

/** Stores two requests in each state: mailed, e-mails not sent yet, waiting for a digest, without a ledger entry. */
const severalOfEach = async (): Promise<Submission[]> => {
  const submissions = newSubmissions(8);
  const created = new Date(Date.now() - 3 * hour);
  for (const submission of submissions) await harness.store(submission, created);
  for (const submission of submissions.slice(0, 2)) await harness.requestEvent(submission, settings());
  await harness.mailEvents();
  for (const submission of submissions.slice(2, 6)) await harness.requestEvent(submission, settings());
  return submissions;
};

test.each([
  ['with events for the restored documents', true],
  ['without events', false],
])(
  'after a restore as in docs/operations.md, %s, the team gets every request and no visitor is confirmed twice',
  async (_, withEvents) => {
    const submissions = await severalOfEach();
    const contents = await backup();
    await loseAll();
    await reconcileAndDeliver();

    await restore('ledger', contents);
    await reconcileAndDeliver();
    await restore('consultation_requests', contents);
    if (withEvents) for (const submission of submissions) await harness.requestEvent(submission, settings());
    await reconcileAndDeliver();
    await tellOfRestored();
    expect(await unreportedRequests(harness.firestore, restored)).toEqual([]);
    later(20 * minute);
    await reconcileAndDeliver();

    for (const [index, submission] of submissions.entries()) {
      const { team, visitor } = harness.copies(submission);
      expect([index, team]).toEqual([index, 1]);
      expect(visitor).toBeLessThanOrEqual(1);
    }
  },
);

test('the command restores each ledger entry before its request, and nothing of a person who was erased since', async () => {
  const [lost, erased] = [newSubmission(), newSubmission()];
  for (const submission of [lost, erased]) await harness.arrived(submission);
  await harness.mailEvents();
  const contents = await backup();
  for (const name of ['ledger', 'consultation_requests'] as const)
    for (const [id, data] of contents[name]) await restored.doc(`${name}/${id}`).create(data);
  await forget(harness.firestore, erased.email);
  const documents = ['ledger', 'consultation_requests'].map((name) =>
    harness.firestore.doc(`${name}/${lost.request_id}`),
  );
  for (const document of documents) await document.delete();

  await copyMissing(harness.firestore, restored);
  const [entry, request] = await harness.firestore.getAll(...documents);
  const [first, second] = [entry, request].map((document) => document?.createTime?.valueOf() ?? '');
  expect(first && second && first < second).toBe(true);
  expect(request?.get('email')).toBe(lost.email);
  expect(await everything(harness.firestore)).not.toContain(erased.email);
  expect((await harness.entry(erased).get()).exists).toBe(false);

  await harness.requestEvent(lost);
  later(20 * minute);
  await reconcileAndDeliver();
  expect(harness.copies(lost)).toEqual({ team: 1, visitor: 1 });
});

test('an erasure while ledger entries are copied leaves none of the person', async () => {
  const submission = await harness.arrived();
  for (const [id, data] of (await backup()).ledger) await restored.doc(`ledger/${id}`).create(data);
  const read = async function* (name: string) {
    if (name === 'ledger') await forget(harness.firestore, submission.email);
    yield* restored.collection(name).stream();
  };
  const whileErased = { collection: (name: string) => ({ stream: () => read(name) }) };
  await copyMissing(harness.firestore, whileErased);
  const entry = await harness.entry(submission).get();
  expect(entry.exists).toBe(false);
});

test('a request that is restored an hour after its ledger entry is counted, and the last step of the restore mails it', async () => {
  const submissions = await severalOfEach();
  const contents = await backup();
  await loseAll();
  await reconcileAndDeliver();
  await restore('ledger', contents);
  later(2 * hour);
  await harness.reconcile(settings());
  expect(await harness.reconcile(settings())).toMatchObject({ left: 2 });
  await restore('consultation_requests', contents);
  await tellOfRestored();
  await reconcileAndDeliver();
  for (const submission of submissions) expect(harness.copies(submission).team).toBe(1);
  expect(await harness.reconcile(settings())).toMatchObject({ overdue: 0, left: 0 });
});

test('the last step of a restore names nothing if nothing was lost', async () => {
  await severalOfEach();
  later(20 * minute);
  await reconcileAndDeliver();
  later(20 * minute);
  await reconcileAndDeliver();
  expect(await unreportedRequests(harness.firestore, restored)).toEqual([]);
});

test('after the loss of all e-mails, the last step of a restore requires a reconciliation, then names the unsent requests', async () => {
  const submission = newSubmission();
  await harness.store(submission, new Date(Date.now() - 3 * hour));
  await harness.requestEvent(submission);
  await backup();
  await harness.firestore.recursiveDelete(harness.firestore.collection('mail'));
  await expect(unreportedRequests(harness.firestore, restored)).rejects.toThrow('npm run mail -- reconcile');
  await harness.reconcile();
  expect((await unreportedRequests(harness.firestore, restored)).map(({ id }) => id)).toEqual([
    submission.request_id,
  ]);
});

test('a ledger entry that was written by hand without a time stops neither the last step of a restore nor the digest', async () => {
  const [byHand, lost] = [newSubmission(), newSubmission()];
  for (const submission of [byHand, lost]) await harness.store(submission, new Date(Date.now() - 3 * hour));
  await harness.entry(byHand).create({ mails: [], digest: 'due' });
  await harness.firestore.doc('control/reconciliation').set({ until: Timestamp.now() });
  later(2 * hour);
  expect(await harness.reconcile()).toMatchObject({ overdue: 1 });
  const named = await unreportedRequests(harness.firestore, restored);
  expect(named.map(({ id }) => id)).toEqual([lost.request_id]);
});

test('a restored request that was unusable and then corrected is mailed by the last step of the restore', async () => {
  const submission = newSubmission();
  const reference = harness.request(submission);
  const withheld = harness.settings({ teamPerSource: 0 });
  const time = new Date(Date.now() - 3 * hour);
  await harness.store(submission, time);
  await harness.requestEvent(submission, withheld);
  await reference.update({ created_at: time.toISOString() });
  await harness.reconcile(withheld);
  await reference.update({ created_at: time });
  later(hour);
  await harness.reconcile(withheld);
  await tellOfRestored();
  await reconcileAndDeliver();
  expect(harness.copies(submission).team).toBe(1);
});
