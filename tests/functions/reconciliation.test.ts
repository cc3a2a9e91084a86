import { expect, test } from 'vitest';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import type { NotificationSettings } from '../../functions/src/consultation/notify.ts';
import { newRequestPeriod } from '../../functions/src/retention.ts';
import { day, hour, minute } from '../../functions/src/time.ts';
import type { Submission } from '../../shared/consultationRequest.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { bytesOfChange } from '../support/functions/bytesOfChange.ts';
import { browser, later, loggedBy, useHarness } from '../support/functions/harness.ts';
import { newSubmission } from '../support/functions/submissions.ts';

const harness = useHarness();
const each = (count: number) => Array.from({ length: count }, () => newSubmission());

const reconcileAndDeliver = async (settings?: NotificationSettings) => {
  const report = await harness.reconcile(settings);
  await harness.mailEvents();
  return report;
};
const document = (path: string) => harness.firestore.doc(path).get();
const ledger = ({ request_id }: Submission) => document(`ledger/${request_id}`);

test('the next run mails a stored request whose event was lost', async () => {
  const submission = newSubmission();
  await harness.store(submission);
  expect(await reconcileAndDeliver()).toMatchObject({ notified: 0 });
  later(6 * minute);
  expect(await reconcileAndDeliver()).toMatchObject({ notified: 1 });
  expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('all requests of four days without functions are mailed', async () => {
  await harness.reconcile();
  const submissions = each(5);
  for (const submission of submissions) {
    await harness.store(submission);
    later(20 * hour);
  }
  expect(await reconcileAndDeliver()).toMatchObject({ notified: 5 });
  for (const submission of submissions) expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('a request that is restored from a backup is not mailed', async () => {
  later(10 * day);
  await harness.reconcile();
  const submission = newSubmission();
  await harness.store(submission, new Date(Date.now() - newRequestPeriod - minute));
  await harness.requestEvent(submission);
  await answerSubmission(harness.settings(), submission, browser);
  await reconcileAndDeliver();
  expect(await harness.mails()).toEqual([]);
});

test('after 95 days without reconciliation nothing is mailed twice, and requests without an entry are left to a person', async () => {
  await harness.reconcile();
  const [old, recent] = [newSubmission(), newSubmission()];
  for (const submission of [old, recent]) {
    await harness.store(submission);
    await harness.requestEvent(submission);
    await harness.mailEvents();
    later(20 * day);
  }
  later(55 * day);
  // After this time, Firestore's TTL policies would have deleted these documents.
  for (const mail of await harness.mails()) await mail.ref.delete();
  await harness.firestore.doc(`ledger/${old.request_id}`).delete();
  for (let run = 0; run < 3; run++) {
    expect(await reconcileAndDeliver()).toMatchObject({ notified: 0, left: 1 });
    later(15 * minute);
  }
  expect((await ledger(old)).get('expires_at').toMillis()).toBeLessThan(Date.now() + 91 * day);
  for (const submission of [old, recent]) expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('every request is mailed, whenever the runs of reconciliation start', async () => {
  const submissions: Submission[] = [];
  for (let run = 0; run < 8; run++) {
    for (const submission of each(2)) {
      submissions.push(submission);
      await harness.store(submission);
      later((run % 4) * minute);
    }
    await reconcileAndDeliver();
  }
  later(15 * minute);
  await reconcileAndDeliver();
  for (const submission of submissions) expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('while Firestore fails, a request is tried again, is overdue after an hour, and is mailed later', async () => {
  const submission = newSubmission();
  await harness.store(submission);
  const broken = {
    ...harness.settings(),
    get salt(): string {
      throw new Error('14 UNAVAILABLE');
    },
  };
  later(20 * minute);
  expect(await harness.reconcile(broken)).toMatchObject({ notified: 0, overdue: 0 });
  later(hour);
  expect(await harness.reconcile(broken)).toMatchObject({ notified: 0, overdue: 1 });
  later(3 * day);
  expect(await reconcileAndDeliver()).toMatchObject({ notified: 1, overdue: 0 });
  expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('a document without a valid request is logged once', async () => {
  const id = newRequestId();
  await harness.firestore.doc(`consultation_requests/${id}`).create({ name: 'Anna', created_at: new Date() });
  const lines = await loggedBy(async () => {
    for (let run = 0; run < 3; run++) {
      later(15 * minute);
      await harness.reconcile();
    }
  });
  const told = lines.filter((line) => 'message' in line && line.message === 'requestUnusable');
  expect(told).toEqual([{ severity: 'ERROR', message: 'requestUnusable', requestId: id }]);
});

test('an e-mail that nobody has picked up is requeued, and overdue after an hour', async () => {
  const submission = newSubmission();
  await harness.store(submission);
  await harness.requestEvent(submission);
  later(16 * minute);
  expect(await harness.reconcile()).toMatchObject({ requeued: 2, overdue: 0 });
  later(hour);
  expect(await harness.reconcile()).toMatchObject({ requeued: 2, overdue: 2 });
  await harness.mailEvents();
  expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
  later(hour);
  expect(await harness.reconcile()).toMatchObject({ requeued: 0, overdue: 0 });
});

test('all overdue requests and e-mails are counted in one log line of severity ERROR', async () => {
  for (const submission of each(3)) {
    await harness.store(submission);
    await harness.requestEvent(submission);
  }
  later(2 * hour);
  const lines = await loggedBy(() => harness.reconcile());
  expect(lines.filter((line) => 'severity' in line && line.severity === 'ERROR')).toEqual([
    { severity: 'ERROR', message: 'overdue', count: 6 },
  ]);
});

test('two concurrent runs, and a run after a delivery, requeue nothing twice', async () => {
  const submissions = each(5);
  for (const submission of submissions) await harness.store(submission);
  later(20 * minute);
  await Promise.all([harness.reconcile(), harness.reconcile(), harness.reconcile()]);
  await Promise.all([harness.mailEvents(), harness.mailEvents()]);
  later(20 * minute);
  await reconcileAndDeliver();
  for (const submission of submissions) expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('beyond the daily limit requests come in one digest, and the next day in their own e-mails', async () => {
  const limits = { team: 3 };
  const settings = harness.settings(limits);
  const submissions = each(8);
  for (const submission of submissions) {
    await harness.store(submission);
    await harness.requestEvent(submission, settings);
  }
  await harness.mailEvents();
  expect(harness.server.messages).toHaveLength(6);

  expect(await reconcileAndDeliver(settings)).toMatchObject({ digests: 1 });
  expect(harness.server.messages).toHaveLength(7);
  const digest = harness.server.messages.at(-1)?.content ?? '';
  for (const [index, { request_id }] of submissions.entries())
    expect(digest.includes(request_id)).toBe(index >= 3);
  expect(await reconcileAndDeliver(settings)).toMatchObject({ digests: 0 });

  later(day);
  const next = newSubmission();
  await harness.store(next);
  await harness.requestEvent(next, settings);
  await harness.mailEvents();
  expect(harness.copies(next)).toEqual({ team: 1, visitor: 1 });
});

test('a call that may mail at once removes its request from the next digest, but not from a written one', async () => {
  const settings = harness.settings({ teamPerSource: 1 });
  const [first, early, late] = [newSubmission(), newSubmission(), newSubmission()];
  for (const submission of [first, early, late]) {
    await harness.store(submission);
    await harness.requestEvent(submission, settings);
  }
  await answerSubmission(settings, early, browser);
  await reconcileAndDeliver(settings);
  await answerSubmission(settings, late, { ...browser, network: '192.0.2.2' });
  await harness.mailEvents();

  const digests = (await harness.mails()).filter((mail) => mail.get('kind') === 'digest');
  expect(digests.map((mail) => mail.get('request_ids'))).toEqual([[late.request_id]]);
  expect((await ledger(early)).data()).toMatchObject({ mails: ['team', 'visitor'] });
  expect((await ledger(late)).data()).toMatchObject({ mails: ['visitor'], digest: digests[0]?.id });
});

test('a change of a digest of the longest requests is an event that Eventarc delivers', async () => {
  const settings = { ...harness.settings({ teamPerSource: 1 }), answerList: true };
  // In HTML a quotation mark takes six bytes, more than any other visible character. An e-mail address cannot contain
  // quotation marks, so it consists of apostrophes, which take five bytes.
  const submissions = Array.from({ length: 100 }, (_, index) =>
    newSubmission({
      name: '"'.repeat(100),
      email: `${"'".repeat(240)}${100 + index}@example.com`,
      phone: '"'.repeat(20),
      company: '"'.repeat(200),
      message: `${'"'.repeat(1_980)}${newRequestId()}`,
      preferred_contact_method: 'phone',
    }),
  );
  for (const submission of submissions) await harness.store(submission);
  await Promise.all(submissions.map((submission) => harness.requestEvent(submission, settings)));
  await harness.reconcile(settings);
  const digests = (await harness.mails()).filter((mail) => mail.get('kind') === 'digest');
  expect(digests.flatMap((mail) => mail.get('request_ids'))).toHaveLength(99);
  for (const mail of digests) expect(bytesOfChange(mail)).toBeLessThan(500_000);
}, 60_000);
