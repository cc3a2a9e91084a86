import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { deliver } from '../../functions/src/mail/send/deliver.ts';
import { RetryableError } from '../../functions/src/retryableError.ts';
import { minute } from '../../functions/src/time.ts';
import { later, useHarness } from '../support/functions/harness.ts';
import { handleWrites } from '../support/functions/interruptedWrites.ts';
import { messageId } from '../support/functions/mailServer.ts';
import { content, deliveryOf, now, written } from '../support/functions/writtenMail.ts';

const harness = useHarness();

test('a document is sent once, with its headers, and the answer of the server is recorded', async () => {
  const event = await written(harness);
  await deliver(harness.delivery, event);

  expect(harness.server.messages).toHaveLength(1);
  expect(harness.server.messages[0]?.content).toContain('Auto-Submitted: auto-replied');
  expect(harness.server.messages[0]?.content).toContain('Reply-To: hello@helvardar.example');
  expect(await deliveryOf(event)).toMatchObject({
    state: 'SUCCESS',
    attempts: 1,
    error: null,
    leaseExpireTime: null,
    startTime: expect.any(Timestamp),
    endTime: expect.any(Timestamp),
    info: {
      accepted: ['visitor@example.com'],
      rejected: [],
      pending: [],
      response: expect.stringContaining('250'),
    },
  });
  expect((await now(event)).get('due_at')).toBeUndefined();
});

test('a result that Firestore does not take at first is recorded by the same attempt', async () => {
  const event = await written(harness);
  // The lease, the hand-over, and the result twice.
  let writes = 0;
  const restore = handleWrites((commit) =>
    ++writes === 3 ? Promise.reject(Object.assign(new Error('14 UNAVAILABLE'), { code: 14 })) : commit(),
  );
  await deliver(harness.delivery, event);
  restore();
  expect(writes).toBe(4);
  expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 1 });
  expect(harness.server.messages).toHaveLength(1);
});

test('when ten deliveries of one event run in parallel, one of them sends, and no other acknowledges the event', async () => {
  for (let race = 0; race < 5; race++) {
    const event = await written(harness);
    const before = harness.server.messages.length;
    const ends = await Promise.allSettled(Array.from({ length: 10 }, () => deliver(harness.delivery, event)));
    expect(harness.server.messages.length - before).toBe(1);
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(RetryableError);
      else expect((await deliveryOf(event)).state).toBe('SUCCESS');
    expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  }
});

test('the writes of a delivery cause no further delivery', async () => {
  const startTime = Timestamp.now();
  for (const state of ['PROCESSING', 'SUCCESS', 'ERROR', 'PENDING'])
    await deliver(harness.delivery, await written(harness, { delivery: { state, startTime, attempts: 1 } }));
  expect(harness.server.messages).toHaveLength(0);
});

const own = { token: 'of another' };
test.each([
  ['another delivery holds the lease', minute, { ...own, handedOver: false }],
  ['our own delivery was killed after the hand-over', -1, { ...own, handedOver: true }],
  ['a delivery of the extension was killed', -1, {}],
])('a redelivered event sends nothing if %s', async (_, left, change) => {
  const event = await written(harness);
  const times = { startTime: Timestamp.now(), leaseExpireTime: Timestamp.fromMillis(Date.now() + left) };
  await event.ref.update({ delivery: { state: 'PROCESSING', attempts: 1, ...times, ...change } });
  const end = deliver(harness.delivery, event);
  await (left > 0 ? expect(end).rejects.toThrow('mail-held') : end);
  expect(harness.server.messages).toHaveLength(0);
});

test.each(['before', 'after'] as const)(
  'a run of reconciliation %s the hand-over of the message does not take the lease from its holder',
  async (moment) => {
    const event = await written(harness, { due_at: new Date(Date.now() - minute) }, 'team');
    await deliver(
      harness.during(moment, () => harness.reconcile()),
      event,
    );
    expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 1 });
    expect((await now(event)).get('due_at')).toBeUndefined();
    expect(harness.server.messages).toHaveLength(1);
  },
);

test('a delivery whose lease has ended sends nothing after another delivery has taken the document', async () => {
  const event = await written(harness, {}, 'team');
  const slow = harness.during('before', async () => {
    later(20 * minute);
    await deliver(harness.delivery, event);
  });
  await expect(deliver(slow, event)).rejects.toThrow(RetryableError);
  expect(harness.server.messages).toHaveLength(1);
  expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 2 });
});

test('a delivery that has lost its lease overwrites nothing with its result', async () => {
  const event = await written(harness, {}, 'team');
  const taken = { 'delivery.token': 'of another', 'delivery.state': 'ERROR' };
  await deliver(
    harness.during('after', () => event.ref.update(taken)),
    event,
  );
  expect(await deliveryOf(event)).toMatchObject({ state: 'ERROR', token: 'of another' });
});

test('a document that the extension has only marked as PENDING is sent', async () => {
  const delivery = { state: 'PENDING', attempts: 0, startTime: Timestamp.now(), error: null };
  await deliver(harness.delivery, await written(harness, { delivery }));
  expect(harness.server.messages).toHaveLength(1);
});

test.each([
  ['without a message', { message: null }],
  ['with several recipients', { to: ['a@example.com', 'b@example.com'] }],
  ['without a subject', { message: { ...content.message, subject: '' } }],
])('a document %s ends in an error', async (_, change) => {
  const event = await written(harness, change);
  await deliver(harness.delivery, event);
  expect(harness.server.messages).toHaveLength(0);
  expect(await deliveryOf(event)).toMatchObject({ state: 'ERROR' });
});

test('the delivery of a deleted document does nothing', async () => {
  const event = await written(harness);
  await event.ref.delete();
  await deliver(harness.delivery, event);
  expect(harness.server.messages).toHaveLength(0);
});

test('all copies of one document have the same Message-ID, and two documents have different ones', async () => {
  for (const id of ['one', 'one', 'two']) await harness.delivery.send(id, content, async () => {});
  const [first, again, other] = harness.server.messages.map(messageId);
  expect(first).toMatch(/^<[0-9a-f]{40}@helvardar\.example>$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
