import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { deliver } from '../../functions/src/mail/send/deliver.ts';
import type { Send } from '../../functions/src/mail/send/smtp.ts';
import { RetryableError } from '../../functions/src/retryableError.ts';
import { minute } from '../../functions/src/time.ts';
import { later, useHarness } from '../support/functions/harness.ts';
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

test('a redelivered event sends nothing after the e-mail was sent', async () => {
  const event = await written(harness);
  await deliver(harness.delivery, event);
  await deliver(harness.delivery, event);
  expect(harness.server.messages).toHaveLength(1);
});

test('the writes of a delivery cause no further delivery', async () => {
  const startTime = Timestamp.now();
  for (const state of ['PROCESSING', 'SUCCESS', 'ERROR', 'PENDING'])
    await deliver(harness.delivery, await written(harness, { delivery: { state, startTime, attempts: 1 } }));
  expect(harness.server.messages).toHaveLength(0);
});

const heldUntil = (milliseconds: number, handedOver?: boolean): object => ({
  delivery: {
    state: 'PROCESSING',
    startTime: Timestamp.now(),
    leaseExpireTime: Timestamp.fromMillis(Date.now() + milliseconds),
    attempts: 1,
    endTime: null,
    error: null,
    ...(handedOver !== undefined && { token: 'of another', handedOver }),
  },
});

test('while another delivery holds the lease, nothing is sent and the event is retried', async () => {
  const event = await written(harness);
  await event.ref.update(heldUntil(60_000, false));
  await expect(deliver(harness.delivery, event)).rejects.toThrow('mail-held');
  expect(harness.server.messages).toHaveLength(0);
});

test.each(['before', 'after'] as const)(
  'a run of reconciliation %s the hand-over of the message does not take the lease from its holder',
  async (moment) => {
    const event = await written(harness, { due_at: new Date(Date.now() - minute) }, 'team');
    const send: Send = async (...mail) => {
      if (moment === 'before') await harness.reconcile();
      const attempt = await harness.delivery.send(...mail);
      if (moment === 'after') await harness.reconcile();
      return attempt;
    };
    await deliver({ ...harness.delivery, send }, event);
    expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 1 });
    expect((await now(event)).get('due_at')).toBeUndefined();
    expect(harness.server.messages).toHaveLength(1);
  },
);

test('a delivery that was killed before the hand-over is repeated after the end of its lease', async () => {
  const event = await written(harness);
  await event.ref.update(heldUntil(-1, false));
  await deliver(harness.delivery, event);
  expect(harness.server.messages).toHaveLength(1);
  expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 2 });
});

test.each([
  ['our own delivery was killed after the hand-over', true],
  ['a delivery of the extension was killed', undefined],
])('a redelivered event sends nothing after %s', async (_, handedOver) => {
  const event = await written(harness);
  await event.ref.update(heldUntil(-1, handedOver));
  await deliver(harness.delivery, event);
  expect(harness.server.messages).toHaveLength(0);
});

test('a delivery whose lease has ended sends nothing after another delivery has taken the document', async () => {
  const event = await written(harness, {}, 'team');
  const slow = deliver(
    {
      ...harness.delivery,
      send: async (id, mail, beforeMessage) => {
        later(20 * minute);
        await deliver(harness.delivery, event);
        return harness.delivery.send(id, mail, beforeMessage);
      },
    },
    event,
  );
  await expect(slow).rejects.toThrow(RetryableError);
  expect(harness.server.messages).toHaveLength(1);
  expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 2 });
});

test('a delivery that has lost its lease overwrites nothing with its result', async () => {
  const event = await written(harness, {}, 'team');
  await deliver(
    {
      ...harness.delivery,
      send: async (id, mail, beforeMessage) => {
        const attempt = await harness.delivery.send(id, mail, beforeMessage);
        await event.ref.update({ 'delivery.token': 'of another', 'delivery.state': 'ERROR' });
        return attempt;
      },
    },
    event,
  );
  expect(await deliveryOf(event)).toMatchObject({ state: 'ERROR', token: 'of another' });
});

test('an e-mail that an erasure changes during the attempt is not sent with the erased words', async () => {
  const event = await written(harness, {}, 'team');
  const erase = () => event.ref.update({ 'message.text': 'Less' });
  const send: Send = async (id, mail, beforeEnd) =>
    harness.delivery.send(id, mail, async () => {
      await erase();
      await beforeEnd();
    });
  await expect(deliver({ ...harness.delivery, send }, event)).rejects.toThrow('mail-held');
  expect(harness.server.messages).toHaveLength(0);
  later(20 * minute);
  await deliver(harness.delivery, event);
  expect(harness.server.messages.map((message) => message.content.includes('Less'))).toEqual([true]);
});

test('an e-mail that an erasure changes after it was sent is not sent again', async () => {
  const event = await written(harness, {}, 'team');
  const send: Send = async (...mail) => {
    const attempt = await harness.delivery.send(...mail);
    await event.ref.update({ 'message.text': 'Less' });
    return attempt;
  };
  await deliver({ ...harness.delivery, send }, event);
  expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 1 });
});

test('a failed e-mail is sent again if its state is set to RETRY by hand', async () => {
  const event = await written(harness);
  harness.faults.push({ at: 'recipient', code: 550 });
  await deliver(harness.delivery, event);
  await event.ref.update({ 'delivery.state': 'RETRY' });
  await deliver(harness.delivery, await now(event));
  expect(harness.server.messages).toHaveLength(1);
  expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 2, error: null });
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
