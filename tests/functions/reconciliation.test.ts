import { expect, test } from 'vitest';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import type { NotificationSettings } from '../../functions/src/consultation/notify.ts';
import { requestIsNew } from '../../functions/src/retention.ts';
import type { Submission } from '../../shared/consultationRequest.ts';
import { newRequestId } from '../../web/src/consultation/requestId.ts';
import { newSubmission } from './submissions.ts';
import { browser, hour, later, loggedBy, minute, useWorld } from './world.ts';

const world = useWorld();
const day = 24 * hour;
const each = (count: number) => Array.from({ length: count }, () => newSubmission());

/** A run, and the deliveries that it orders. */
const reconcileAndDeliver = async (settings?: NotificationSettings) => {
  const report = await world.reconcile(settings);
  await world.mailEvents();
  return report;
};
const document = (path: string) => world.firestore.doc(path).get();
const ledger = ({ request_id }: Submission) => document(`ledger/${request_id}`);

test('a stored request whose event is lost is mailed by the next run', async () => {
  const submission = newSubmission();
  await world.store(submission);
  expect(await reconcileAndDeliver()).toMatchObject({ notified: 0 });
  later(6 * minute);
  expect(await reconcileAndDeliver()).toMatchObject({ notified: 1 });
  expect(world.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('the requests of an hour, and of four days, without any function are all mailed', async () => {
  await world.reconcile();
  const submissions = each(5);
  for (const submission of submissions) {
    await world.store(submission);
    later(20 * hour);
  }
  expect(await reconcileAndDeliver()).toMatchObject({ notified: 5 });
  for (const submission of submissions) expect(world.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('a request that comes back from a backup is mailed by nobody', async () => {
  later(10 * day);
  await world.reconcile();
  const submission = newSubmission();
  await world.store(submission, new Date(Date.now() - requestIsNew - minute));
  await world.requestEvent(submission);
  await answerSubmission(world.settings(), submission, browser);
  await reconcileAndDeliver();
  expect(await world.mails()).toEqual([]);
});

test('every request is looked at once it is written, however the runs fall', async () => {
  const submissions: Submission[] = [];
  for (let run = 0; run < 8; run++) {
    for (const submission of each(2)) {
      submissions.push(submission);
      await world.store(submission);
      later((run % 4) * minute);
    }
    await reconcileAndDeliver();
  }
  later(15 * minute);
  await reconcileAndDeliver();
  for (const submission of submissions) expect(world.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('while Firestore refuses the work, a request stays in sight, is overdue after an hour, and is mailed later', async () => {
  const submission = newSubmission();
  await world.store(submission);
  const broken = {
    ...world.settings(),
    get salt(): string {
      throw new Error('14 UNAVAILABLE');
    },
  };
  later(20 * minute);
  expect(await world.reconcile(broken)).toMatchObject({ notified: 0, overdue: 0 });
  later(hour);
  expect(await world.reconcile(broken)).toMatchObject({ notified: 0, overdue: 1 });
  later(3 * day);
  expect(await reconcileAndDeliver()).toMatchObject({ notified: 1, overdue: 0 });
  expect(world.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('a document that holds no request is told of once', async () => {
  const id = newRequestId();
  await world.firestore.doc(`consultation_requests/${id}`).create({ name: 'Anna', created_at: new Date() });
  const lines = await loggedBy(async () => {
    for (let run = 0; run < 3; run++) {
      later(15 * minute);
      await world.reconcile();
    }
  });
  const told = lines.filter((line) => 'message' in line && line.message === 'requestUnusable');
  expect(told).toEqual([{ severity: 'ERROR', message: 'requestUnusable', requestId: id }]);
});

test('an e-mail that nobody has picked up is ordered, and overdue after an hour', async () => {
  const submission = newSubmission();
  await world.store(submission);
  await world.requestEvent(submission);
  later(16 * minute);
  expect(await world.reconcile()).toMatchObject({ ordered: 2, overdue: 0 });
  later(hour);
  expect(await world.reconcile()).toMatchObject({ ordered: 2, overdue: 2 });
  await world.mailEvents();
  expect(world.copies(submission)).toEqual({ team: 1, visitor: 1 });
  later(hour);
  expect(await world.reconcile()).toMatchObject({ ordered: 0, overdue: 0 });
});

test('what is overdue is one line of severity ERROR with a count', async () => {
  for (const submission of each(3)) {
    await world.store(submission);
    await world.requestEvent(submission);
  }
  later(2 * hour);
  const lines = await loggedBy(() => world.reconcile());
  expect(lines.filter((line) => 'severity' in line && line.severity === 'ERROR')).toEqual([
    { severity: 'ERROR', message: 'overdue', count: 6 },
  ]);
});

test('a run beside another, and one after a delivery, order nothing twice', async () => {
  const submissions = each(5);
  for (const submission of submissions) await world.store(submission);
  later(20 * minute);
  await Promise.all([world.reconcile(), world.reconcile(), world.reconcile()]);
  await Promise.all([world.mailEvents(), world.mailEvents()]);
  later(20 * minute);
  await reconcileAndDeliver();
  for (const submission of submissions) expect(world.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('beyond the cap of the day requests come in one digest, and by themselves again the next day', async () => {
  const limits = { team: 3 };
  const settings = world.settings(limits);
  const submissions = each(8);
  for (const submission of submissions) {
    await world.store(submission);
    await world.requestEvent(submission, settings);
  }
  await world.mailEvents();
  expect(world.server.messages).toHaveLength(6);

  expect(await reconcileAndDeliver(settings)).toMatchObject({ digests: 1 });
  expect(world.server.messages).toHaveLength(7);
  const digest = world.server.messages.at(-1)?.content ?? '';
  for (const [index, { request_id }] of submissions.entries())
    expect(digest.includes(request_id)).toBe(index >= 3);
  expect(await reconcileAndDeliver(settings)).toMatchObject({ digests: 0 });

  later(day);
  const next = newSubmission();
  await world.store(next);
  await world.requestEvent(next, settings);
  await world.mailEvents();
  expect(world.copies(next)).toEqual({ team: 1, visitor: 1 });
});

test('a call that may mail at once takes its request out of the next digest, and not out of one that was written', async () => {
  const settings = world.settings({ source: 1 });
  const [first, early, late] = [newSubmission(), newSubmission(), newSubmission()];
  for (const submission of [first, early, late]) {
    await world.store(submission);
    await world.requestEvent(submission, settings);
  }
  await answerSubmission(settings, early, browser);
  await reconcileAndDeliver(settings);
  await answerSubmission(settings, late, { ...browser, network: '192.0.2.2' });
  await world.mailEvents();

  const digests = (await world.mails()).filter((mail) => mail.get('kind') === 'digest');
  expect(digests.map((mail) => mail.get('request_ids'))).toEqual([[late.request_id]]);
  expect((await ledger(early)).data()).toMatchObject({ mails: ['team', 'visitor'] });
  expect((await ledger(late)).data()).toMatchObject({ mails: ['visitor'], digest: digests[0]?.id });
});

test('a digest of the longest requests fits into one document', async () => {
  const settings = world.settings({ source: 1 });
  const submissions = Array.from({ length: 100 }, () =>
    newSubmission({
      name: '漢'.repeat(100),
      company: '漢'.repeat(200),
      message: `${newRequestId()}${'漢'.repeat(1_980)}`,
    }),
  );
  for (const submission of submissions) await world.store(submission);
  await Promise.all(submissions.map((submission) => world.requestEvent(submission, settings)));
  let digests = 0;
  for (let run = 0; run < 3; run++) digests += (await world.reconcile(settings)).digests;
  const told = (await world.mails()).flatMap((mail) =>
    mail.get('kind') === 'digest' ? mail.get('request_ids') : [],
  );
  expect(digests).toBeGreaterThan(0);
  expect(new Set(told).size).toBe(99);
}, 60_000);
