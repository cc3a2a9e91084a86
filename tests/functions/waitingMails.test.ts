import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { deliver } from '../../functions/src/mail/send/deliver.ts';
import { batch, requeueMails } from '../../functions/src/reconciliation/mails.ts';
import { reconcile } from '../../functions/src/reconciliation/reconcile.ts';
import { day, hour, minute } from '../../functions/src/time.ts';
import { requireRightClock } from '../../operations/database.ts';
import { settle } from '../../operations/mail.ts';
import { later, loggedBy, useHarness } from '../support/functions/harness.ts';

const harness = useHarness();

/** Deletes expired e-mails, as Firestore's TTL policy does. */
const expire = async () => {
  const { docs } = await harness.firestore.collection('mail').where('expires_at', '<=', new Date()).get();
  for (const { ref } of docs) await ref.delete();
};
/** Runs reconciliation once a day for this number of days. */
const days = async (count: number) => {
  for (let passed = 0; passed < count; passed++) {
    later(day);
    await harness.reconcile();
    await expire();
  }
};

test.each([
  ['an e-mail that nobody has sent for 31 days', 31, true],
  ['an e-mail that nobody has sent or checked for 95 days', 95, false],
])('%s does not expire', async (_, count, isChecked) => {
  const submission = await harness.arrived();
  if (isChecked) await days(count);
  else later(count * day);
  await expire();
  await harness.reconcileAndDeliver();
  expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('an e-mail expires 30 days after it was sent, refused, or settled by reconciliation or by hand', async () => {
  const submissions = [await harness.arrived(), await harness.arrived()];
  harness.faults.push(undefined, { at: 'recipient', code: 550, text: '5.1.1 none' });
  const [sent, byHand] = await harness.mails('team');
  const [refused, unknown] = await harness.mails('visitor');
  for (const mail of [sent, refused]) if (mail) await deliver(harness.delivery, mail);
  if (byHand) await settle(byHand.ref);
  const lease = { leaseExpireTime: Timestamp.now(), startTime: Timestamp.now(), attempts: 1 };
  await unknown?.ref.update({ delivery: { ...lease, state: 'PROCESSING', endTime: null, error: null } });
  later(hour);
  await harness.reconcile();
  later(29 * day);
  await expire();
  expect(await harness.mails()).toHaveLength(2 * submissions.length);
  later(day);
  await expire();
  expect(await harness.mails()).toEqual([]);
});

test('an e-mail that needs a person raises one alarm a day, and ends after 90 days', async () => {
  await harness.arrived();
  const refusal = { at: 'recipient', code: 550, text: '5.1.1 none' } as const;
  harness.faults.push(refusal, refusal);
  await harness.mailEvents();
  // From noon on, midnight is within 24 hours, so the alarms of two days are among theirs.
  later(1.5 * day - (Date.now() % day));
  const ofADay = async () => {
    const lines = await loggedBy(async () => {
      for (let run = 0; run < 24; run++) {
        expect(await harness.reconcile()).toMatchObject({ requeued: 0, overdue: 0, left: 1 });
        later(hour);
      }
    });
    return lines.filter(({ severity }) => severity === 'ERROR');
  };
  const alarm = { severity: 'ERROR', message: 'leftToPerson', count: 1 };
  expect(await ofADay()).toEqual([alarm, alarm]);
  await days(60);
  expect(await harness.reconcile()).toMatchObject({ left: 1 });
  await days(30);
  expect(await harness.reconcile()).toMatchObject({ left: 0 });
  await days(31);
  expect(await harness.mails()).toEqual([]);
});

test('e-mails that need a person do not prevent others from being requeued, even if a run cannot read them all', async () => {
  const pages = 2;
  const times = { startTime: Timestamp.now(), endTime: Timestamp.now(), leaseExpireTime: null };
  const failure = { error: '554 5.7.1', attempts: 1, token: 't', handedOver: false, trouble: 'recipient' };
  const writer = harness.firestore.bulkWriter();
  for (let index = 0; index < batch.size * pages; index++)
    writer.create(harness.firestore.doc(`mail/digest-${index}`), {
      kind: 'digest',
      to: 'team@helvardar.example',
      request_ids: [`request-${index}`],
      due_at: new Date(),
      delivery: { ...times, ...failure, state: 'ERROR' },
    });
  await writer.close();
  await harness.arrived();
  later(2 * hour);
  await requeueMails(harness.settings(), Date.now(), pages);
  later(15 * minute);
  expect((await requeueMails(harness.settings(), Date.now(), pages)).requeued).toBe(2);
});

test('e-mails that a run with a clock a day ahead has requeued without effect are requeued by the next correct run', async () => {
  const submission = await harness.arrived();
  later(20 * minute);
  await reconcile(harness.settings(), new Date(Date.now() + day));
  later(15 * minute);
  expect(await harness.reconcile()).toMatchObject({ requeued: 2 });
  await harness.mailEvents();
  expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('an e-mail that nobody has tried for 73 hours is not given up when its first attempt fails', async () => {
  const submission = await harness.arrived();
  later(73 * hour);
  harness.faults.push({ at: 'greeting', code: 421 }, { at: 'greeting', code: 421 });
  await harness.mailEvents();
  later(16 * minute);
  await harness.reconcileAndDeliver();
  expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

test('a command on a machine with a wrong clock refuses to work', async () => {
  await requireRightClock(harness.firestore);
  later(2 * minute);
  await expect(requireRightClock(harness.firestore)).rejects.toThrow(
    /clock of this machine is 1[12]\d s off/,
  );
});
