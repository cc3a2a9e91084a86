import { expect, test } from 'vitest';
import type { NotificationSettings } from '../../functions/src/consultation/notify.ts';
import { notifyForgotten } from '../../functions/src/reconciliation/requests.ts';
import { day, hour, minute } from '../../functions/src/time.ts';
import type { Submission } from '../../shared/consultationRequest.ts';
import { later, loggedBy, useHarness } from '../support/functions/harness.ts';
import { newSubmission, newSubmissions } from '../support/functions/submissions.ts';

const harness = useHarness();
const copies = (submissions: Submission[]) => submissions.map((submission) => harness.copies(submission));
const once = { team: 1, visitor: 1 };

test('more requests with one created_at than a run reads do not hold up the request after them', async () => {
  const created_at = new Date();
  await harness.record(newSubmissions(700), () => ({
    created_at,
    entry: { mails: ['team', 'visitor'] },
  }));
  later(2_000);
  const forgotten = newSubmission();
  await harness.store(forgotten);
  for (let run = 0; run < 5; run++) {
    later(15 * minute);
    await notifyForgotten(harness.settings(), Date.now(), 1);
  }
  await harness.mailEvents();
  expect(harness.copies(forgotten)).toEqual(once);
});

/** Settings under which notify() always fails. */
const broken = (): NotificationSettings => ({
  ...harness.settings(),
  get salt(): string {
    throw new Error('14 UNAVAILABLE');
  },
});

test('a request that fails repeatedly does not affect others, is overdue after an hour, and is mailed later', async () => {
  const [failing, ...others] = newSubmissions(4) as [Submission, ...Submission[]];
  await harness.store(failing);
  later(20 * minute);
  await harness.reconcile(broken());
  const orphan = harness.firestore.doc(`mail/${failing.request_id}-team`);
  await orphan.create({ kind: 'team' });
  for (const other of others) {
    await harness.store(other);
    later(2 * hour);
    expect(await harness.reconcile()).toMatchObject({ notified: 1, overdue: 1 });
    await harness.mailEvents();
  }
  expect(copies(others)).toEqual([once, once, once]);
  await orphan.delete();
  await harness.reconcileAndDeliver();
  expect(harness.copies(failing)).toEqual(once);
});

test('a run that cannot continue logs an error, and the next successful one notifies about all requests', async () => {
  const submissions = newSubmissions(30);
  for (const submission of submissions) await harness.store(submission);
  later(20 * minute);
  const lines = await loggedBy(() => harness.reconcile(broken()));
  expect(lines).toContainEqual(
    expect.objectContaining({ severity: 'ERROR', message: 'reconciliationStopped' }),
  );
  later(3 * day);
  expect(await harness.reconcile()).toMatchObject({ notified: 30 });
  await harness.mailEvents();
  expect(copies(submissions)).toEqual(submissions.map(() => once));
});

test('a run with a clock that is a day ahead loses no request of that day', async () => {
  await harness.reconcile();
  later(day);
  await harness.reconcile();
  later(-day);
  const submissions = newSubmissions(3);
  for (const submission of submissions) await harness.store(submission);
  later(20 * minute);
  expect(await harness.reconcile()).toMatchObject({ notified: 3 });
});
