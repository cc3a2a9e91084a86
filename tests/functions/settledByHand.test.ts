import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { deliver } from '../../functions/src/mail/send/deliver.ts';
import { hour, minute } from '../../functions/src/time.ts';
import { retry, settle } from '../../operations/mail.ts';
import { Extension, reconciledFor } from '../support/functions/extension.ts';
import { later, loggedBy, useHarness } from '../support/functions/harness.ts';
import { withBefore } from '../support/functions/interruptedWrites.ts';
import { content, deliveryOf, now, written } from '../support/functions/writtenMail.ts';

const harness = useHarness();

/** Creates an e-mail to the team whose delivery has begun or ended. */
const left = (delivery: object) => {
  const usual = {
    startTime: Timestamp.now(),
    endTime: null,
    leaseExpireTime: null,
    attempts: 1,
    error: null,
  };
  return written(harness, { delivery: { ...usual, ...delivery } }, 'team');
};
const lease = (milliseconds: number) => ({
  leaseExpireTime: Timestamp.fromMillis(Date.now() + milliseconds),
});

test('a redelivered event does not send a settled e-mail whose next attempt is due', async () => {
  const event = await written(harness);
  harness.faults.push({ at: 'recipient', code: 450 });
  await expect(deliver(harness.delivery, event)).rejects.toThrow('mail-postponed');
  await settle(event.ref);
  later(hour);
  await deliver(harness.delivery, event);
  await deliver(harness.delivery, await now(event));
  await reconciledFor(harness, 2 * hour);
  expect(harness.server.messages).toHaveLength(0);
});

test.each(['our own delivery', 'the extension'])(
  'an e-mail that is settled before anybody has picked it up is not sent by %s',
  async (deliverer) => {
    const extension = new Extension();
    const event = await written(harness);
    await settle(event.ref);
    await (deliverer === 'the extension'
      ? extension.written(event.ref)
      : deliver(harness.delivery, await now(event)));
    await deliver(harness.delivery, event);
    const reports = await reconciledFor(harness, 2 * hour, extension);
    expect([...harness.server.messages, ...extension.copies]).toEqual([]);
    expect(reports.at(-1)).toMatchObject({ requeued: 0, overdue: 0 });
  },
);

test('an e-mail that is settled before its final dot is not sent', async () => {
  const event = await written(harness);
  const settled = harness.during('before', () => settle(event.ref));
  await expect(deliver(settled, event)).rejects.toThrow('mail-held');
  await deliver(harness.delivery, event);
  expect(harness.server.messages).toHaveLength(0);
});

test('settling an e-mail keeps the recorded result of its delivery', async () => {
  const refused = await left({ state: 'ERROR', error: '550 5.1.1' });
  await settle(refused.ref);
  expect(await deliveryOf(refused)).toMatchObject({ state: 'ERROR', error: '550 5.1.1' });
});

const own = { token: 'own', trouble: 'connection' };
const ofExtension = (error: string) => ({ state: 'ERROR', error: `Error: ${error}` });
test.each([
  ['that was sent', 'only', { state: 'SUCCESS' }],
  ['with an unknown outcome', 'only', { ...own, state: 'ERROR', handedOver: true }],
  ['that is being sent', 'only', { ...own, state: 'PROCESSING', handedOver: false, ...lease(minute) }],
  ['that the extension is sending', 'only', { state: 'PROCESSING', ...lease(minute) }],
  ['that was interrupted', 'only', { state: 'PROCESSING', ...lease(-minute) }],
  ['left after a cut connection', 'only', ofExtension('Connection closed unexpectedly')],
  ['left after its lease', 'only', { state: 'ERROR', error: 'Message processing lease expired.' }],
  ['that was refused', 'also', { ...own, state: 'ERROR', handedOver: true, trouble: 'recipient' }],
  ['that was given up', 'also', { ...own, state: 'ERROR', handedOver: false }],
  ['that was postponed', 'also', { ...own, state: 'PENDING', handedOver: false, trouble: 'account' }],
  ['refused to the extension', 'also', ofExtension('Message failed: 554 5.7.1 no')],
  ['without a connection', 'also', ofExtension('connect ECONNREFUSED ::1:465')],
])('an e-mail %s is requeued by hand, %s with --force', async (_, force, delivery) => {
  const event = await left(delivery);
  if (force === 'only') {
    await expect(retry(event.ref)).rejects.toThrow('--force');
    expect(await deliveryOf(event)).toMatchObject(delivery);
  }
  await retry(event.ref, force === 'only');
  await deliver(harness.delivery, await now(event));
  expect(harness.server.messages).toHaveLength(1);
});

test.each(['retry', 'settle'] as const)(
  '%s changes nothing if the e-mail has changed meanwhile',
  async (command) => {
    const event = await written(harness);
    await withBefore(
      0,
      () => expect({ retry, settle }[command](event.ref)).rejects.toThrow('has changed meanwhile'),
      () => deliver(harness.delivery, event),
    );
    await deliver(harness.delivery, await now(event));
    expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 1 });
    expect(harness.server.messages).toHaveLength(1);
  },
);

test('an e-mail that is requeued by hand and whose delivery is then killed is counted and sent', async () => {
  const extension = new Extension();
  extension.endings.team = [{ arrives: false, killed: true }];
  const reference = harness.firestore.doc('mail/abc-team');
  await reference.create({ ...content, kind: 'team', request_ids: ['abc'], due_at: new Date() });
  const others = await Promise.all([written(harness), written(harness)]);
  await retry(reference);
  await extension.written(reference);
  for (const { ref } of others) await extension.written(ref);

  const reports = await reconciledFor(harness, 3 * hour, extension);
  expect(reports.some(({ overdue }) => overdue === 1)).toBe(true);
  expect(extension.copiesOf('team')).toBe(1);
  expect(reports.at(-1)).toMatchObject({ overdue: 0 });
});

test('an e-mail with unusable fields does not affect the others', async () => {
  for (const delivery of [
    { state: 'PROCESSING', leaseExpireTime: 'soon' },
    { state: 'ERROR', error: 5 },
    'sent',
    null,
  ])
    await written(harness, { delivery }, 'team');
  await written(harness, { due_at: 'tomorrow' }, 'team');
  const refused = { state: 'ERROR', error: 'Error: Message failed: 554', attempts: 1 };
  const digests = { kind: 'digest', due_at: new Date(0), delivery: refused };
  await written(harness, { ...digests, request_ids: null });
  const digest = await written(harness, { ...digests, request_ids: 'all' });
  const event = await written(harness, {}, 'team');
  later(2 * hour);
  const lines = await loggedBy(() => harness.reconcile());
  const counted = lines.filter(({ message }) => /^(?:overdue|leftToPerson)$/.test(message ?? ''));
  expect(counted.reduce((sum, line) => sum + Number(line['count']), 0)).toBe(8);
  const failed = lines.filter(({ message }) => message === 'eventFailed');
  expect(failed).toEqual([expect.objectContaining({ mailId: digest.id })]);
  await deliver(harness.delivery, await now(event));
  expect(harness.server.messages).toHaveLength(1);
});
