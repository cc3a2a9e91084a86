import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { day, hour, minute } from '../../functions/src/time.ts';
import { restoreFromBackup } from '../../operations/restoreFromBackup.ts';
import type { Submission } from '../../shared/consultationRequest.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { open } from '../support/functions/databases.ts';
import { later, useHarness } from '../support/functions/harness.ts';
import { newSubmission, newSubmissions } from '../support/functions/submissions.ts';

const harness = useHarness();
const { firestore } = harness;

/** The database into which the backup of a test is restored. */
let backup: Firestore;
beforeEach(() => {
  backup = open(`demo-${newRequestId().toLowerCase()}`);
});

const kept = ['ledger', 'consultation_requests', 'mail', 'claims'];
const makeBackup = async () => {
  for (const name of kept)
    for (const document of (await firestore.collection(name).get()).docs)
      await backup.doc(document.ref.path).create(document.data());
};
const lose = async (...names: string[]) => {
  for (const name of names) await firestore.recursiveDelete(firestore.collection(name));
};
const restore = () => restoreFromBackup(firestore, backup);
/** Makes something happen before the command reads a collection of the backup. */
const beforeReading = (name: string, work: () => Promise<unknown>) => {
  const [read, found] = [backup.collection.bind(backup), backup.collection(name)];
  const get = found.get.bind(found);
  found.get = async () => {
    await work();
    return get();
  };
  backup.collection = (other) => (other === name ? found : read(other));
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
  ['all', kept, true],
  ['all, and no event of a copied document', kept, false],
  ['all e-mails', ['mail'], false],
  ['nothing', [], false],
])(
  'after the loss of %s and a restore beside reconciliation, the team gets every request once, and no visitor is confirmed twice',
  async (_, lost, withEvents) => {
    const submissions = await severalOfEach();
    await makeBackup();
    await lose(...lost);
    beforeReading('consultation_requests', reconcileAndDeliver);
    await restore();
    if (withEvents) for (const submission of submissions) await harness.requestEvent(submission, settings());
    await reconcileAndDeliver();
    expect(await restore()).toEqual([]);
    later(20 * minute);
    await reconcileAndDeliver();
    for (const [index, submission] of submissions.entries()) {
      const { team, visitor } = harness.copies(submission);
      expect([index, team]).toEqual([index, 1]);
      expect(visitor).toBeLessThanOrEqual(1);
    }
    expect(await harness.reconcile(settings())).toMatchObject({ overdue: 0, left: 0 });
  },
);

const old = Timestamp.fromMillis(Date.now() - 12 * day);
test.each<[string, object | undefined, boolean]>([
  ['without an entry', undefined, true],
  ['left to a person', { mails: [], digest: 'person' }, true],
  ['unusable, and corrected since', { mails: [], unusable: true }, true],
  ['whose e-mail is missing', { mails: ['team', 'visitor'] }, true],
  ['whose digest is missing', { mails: [], digest: 'digest-lost' }, true],
  [
    'mailed before all backups, so that its e-mail may have expired',
    { mails: ['team'], created_at: old },
    false,
  ],
  ['that repeats another', { mails: [], repeats: 'x' }, false],
  ['that waits for a digest, by an entry without a time', { mails: [], digest: 'due' }, false],
])(
  'a restore puts a request %s into the next digest if the team may not know of it',
  async (_, entry, isTold) => {
    const submission = newSubmission();
    await harness.store(submission, new Date(Date.now() - 3 * hour));
    if (entry) await harness.entry(submission).create(entry);
    expect(await restore()).toEqual(isTold ? [submission.request_id] : []);
    const { digest, unusable } = (await harness.entry(submission).get()).data() ?? {};
    if (isTold) expect({ digest, unusable }).toEqual({ digest: 'due', unusable: undefined });
  },
);

test('a request of the last hour is left to the functions, which also confirm it', async () => {
  const submission = newSubmission();
  await harness.store(submission, new Date(Date.now() - 50 * minute));
  expect(await restore()).toEqual([]);
  await reconcileAndDeliver();
  expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('each ledger entry is restored before its request, and nothing of a person who was erased since', async () => {
  const [lost, erased] = [newSubmission(), newSubmission()];
  for (const submission of [lost, erased]) await harness.arrived(submission);
  await harness.mailEvents();
  await makeBackup();
  await harness.forget(erased.email);
  const documents = [harness.entry(lost), harness.request(lost)];
  for (const document of documents) await document.delete();

  await restore();
  const [entry, request] = await firestore.getAll(...documents);
  const [first, second] = [entry, request].map((document) => document?.createTime?.valueOf() ?? '');
  expect(first && second && first < second).toBe(true);
  expect(request?.get('email')).toBe(lost.email);
  expect(await harness.everything()).not.toContain(erased.email);
  expect((await harness.entry(erased).get()).exists).toBe(false);

  await harness.requestEvent(lost);
  later(20 * minute);
  await reconcileAndDeliver();
  expect(harness.copies(lost)).toEqual({ team: 1, visitor: 1 });
});

test('an erasure while ledger entries are copied leaves none of the person', async () => {
  const submission = await harness.arrived();
  await makeBackup();
  beforeReading('ledger', () => harness.forget(submission.email));
  await restore();
  expect((await harness.entry(submission).get()).exists).toBe(false);
});
