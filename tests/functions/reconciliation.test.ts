import { expect, test } from 'vitest';
import { newRequestPeriod } from '../../functions/src/retention.ts';
import { day, hour, minute } from '../../functions/src/time.ts';
import type { Submission } from '../../shared/consultationRequest.ts';
import { later, loggedBy, useHarness } from '../support/functions/harness.ts';
import { newSubmission, newSubmissions } from '../support/functions/submissions.ts';

const harness = useHarness();

test('the next run mails a stored request whose event was lost', async () => {
  const submission = newSubmission();
  await harness.store(submission);
  expect(await harness.reconcileAndDeliver()).toMatchObject({ notified: 0 });
  later(6 * minute);
  expect(await harness.reconcileAndDeliver()).toMatchObject({ notified: 1 });
  expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('all requests of four days without functions are mailed', async () => {
  await harness.reconcile();
  const submissions = newSubmissions(5);
  for (const submission of submissions) {
    await harness.store(submission);
    later(20 * hour);
  }
  expect(await harness.reconcileAndDeliver()).toMatchObject({ notified: 5 });
  for (const submission of submissions) expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('a request that is restored from a backup is not mailed', async () => {
  later(10 * day);
  await harness.reconcile();
  const submission = newSubmission();
  await harness.store(submission, new Date(Date.now() - newRequestPeriod - minute));
  await harness.requestEvent(submission);
  await harness.call(submission);
  await harness.reconcileAndDeliver();
  expect(await harness.mails()).toEqual([]);
});

test('after 95 days without reconciliation nothing is mailed twice, and requests without an entry are left to a person', async () => {
  await harness.reconcile();
  const [old, recent] = [newSubmission(), newSubmission()];
  for (const submission of [old, recent]) {
    await harness.arrived(submission);
    await harness.mailEvents();
    later(20 * day);
  }
  later(55 * day);
  // After this time, Firestore's TTL policies would have deleted these documents.
  for (const mail of await harness.mails()) await mail.ref.delete();
  await harness.entry(old).delete();
  for (let run = 0; run < 3; run++) {
    expect(await harness.reconcileAndDeliver()).toMatchObject({ notified: 0, left: 1 });
    later(15 * minute);
  }
  expect((await harness.entry(old).get()).get('expires_at').toMillis()).toBeLessThan(Date.now() + 91 * day);
  for (const submission of [old, recent]) expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('every request is mailed, whenever the runs of reconciliation start', async () => {
  const submissions: Submission[] = [];
  for (let run = 0; run < 8; run++) {
    for (const submission of newSubmissions(2)) {
      submissions.push(submission);
      await harness.store(submission);
      later((run % 4) * minute);
    }
    await harness.reconcileAndDeliver();
  }
  later(15 * minute);
  await harness.reconcileAndDeliver();
  for (const submission of submissions) expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('e-mails that nobody has picked up are requeued, and after an hour one log line of severity ERROR counts them', async () => {
  const submissions = newSubmissions(3);
  for (const submission of submissions) await harness.arrived(submission);
  later(16 * minute);
  expect(await harness.reconcile()).toMatchObject({ requeued: 6, overdue: 0 });
  later(hour);
  const lines = await loggedBy(async () =>
    expect(await harness.reconcile()).toMatchObject({ requeued: 6, overdue: 6 }),
  );
  expect(lines.filter(({ severity }) => severity === 'ERROR')).toEqual([
    { severity: 'ERROR', message: 'overdue', count: 6 },
  ]);
  await harness.mailEvents();
  for (const submission of submissions) expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
  later(hour);
  expect(await harness.reconcile()).toMatchObject({ requeued: 0, overdue: 0 });
});

test('two concurrent runs, and a run after a delivery, requeue nothing twice', async () => {
  const submissions = newSubmissions(5);
  for (const submission of submissions) await harness.store(submission);
  later(20 * minute);
  await Promise.all([harness.reconcile(), harness.reconcile(), harness.reconcile()]);
  await Promise.all([harness.mailEvents(), harness.mailEvents()]);
  later(20 * minute);
  await harness.reconcileAndDeliver();
  for (const submission of submissions) expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('beyond the daily limit requests come in one digest, and the next day in their own e-mails', async () => {
  const settings = harness.settings({ team: 3 });
  const submissions = newSubmissions(8);
  for (const submission of submissions) await harness.arrived(submission, settings);
  await harness.mailEvents();
  expect(harness.server.messages).toHaveLength(6);

  expect(await harness.reconcileAndDeliver(settings)).toMatchObject({ digests: 1 });
  expect(harness.server.messages).toHaveLength(7);
  const digest = harness.server.messages.at(-1)?.content ?? '';
  for (const [index, { request_id }] of submissions.entries())
    expect(digest.includes(request_id)).toBe(index >= 3);
  expect(await harness.reconcileAndDeliver(settings)).toMatchObject({ digests: 0 });

  later(day);
  const next = await harness.arrived(newSubmission(), settings);
  await harness.mailEvents();
  expect(harness.copies(next)).toEqual({ team: 1, visitor: 1 });
});

test('a call that may mail at once removes its request from the next digest, but not from a written one', async () => {
  const settings = harness.settings({ teamPerSource: 1 });
  const [first, early, late] = [newSubmission(), newSubmission(), newSubmission()];
  for (const submission of [first, early, late]) await harness.arrived(submission, settings);
  await harness.call(early, settings);
  await harness.reconcileAndDeliver(settings);
  await harness.call(late, settings, '192.0.2.2');
  await harness.mailEvents();

  const digests = await harness.mails('digest');
  expect(digests.map((mail) => mail.get('request_ids'))).toEqual([[late.request_id]]);
  expect((await harness.entry(early).get()).data()).toMatchObject({ mails: ['team', 'visitor'] });
  expect((await harness.entry(late).get()).data()).toMatchObject({
    mails: ['visitor'],
    digest: digests[0]?.id,
  });
});
