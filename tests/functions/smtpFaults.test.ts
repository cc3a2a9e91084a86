import { Timestamp } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import type { Trouble } from '../../functions/src/mail/mailDocument.ts';
import { deliver } from '../../functions/src/mail/send/deliver.ts';
import { smtpSender } from '../../functions/src/mail/send/smtp.ts';
import { RetryableError } from '../../functions/src/retryableError.ts';
import { day, hour, minute } from '../../functions/src/time.ts';
import { later, loggedBy, useHarness } from '../support/functions/harness.ts';
import { type Fault, messageId, startMailServer } from '../support/functions/mailServer.ts';
import { content, deliveryOf, now, written } from '../support/functions/writtenMail.ts';

const harness = useHarness();

/** The real SMTP client for this port. It logs in if `user` is given. */
const senderTo = (port: number, user = '', host = '127.0.0.1') =>
  smtpSender(`smtp://${user && `${encodeURIComponent(user)}@`}${host}:${port}`, 'password', 10_000);

const deliveryFor = (fault: Fault) => (fault.milliseconds ? harness.impatient : harness.delivery);
const notTaken: [string, Fault, Trouble][] = [
  ['421 at the greeting', { at: 'greeting', code: 421 }, 'connection'],
  ['554 at the greeting', { at: 'greeting', code: 554 }, 'account'],
  ['550 for the sender', { at: 'sender', code: 550 }, 'account'],
  ['a used-up quota, said of the sender', { at: 'sender', code: 550, text: 'sending quota' }, 'account'],
  ['a used-up quota, said of the message', { at: 'message', code: 550, text: '5.4.5 quota' }, 'account'],
  ['450 for the recipient', { at: 'recipient', code: 450 }, 'recipient'],
  ['451 for the message', { at: 'message', code: 451 }, 'recipient'],
  ['a connection cut before the message', { at: 'recipient', cut: true }, 'connection'],
  ['a connection cut in the middle of the message', { at: 'content', cut: true }, 'connection'],
  ['denied relaying', { at: 'recipient', code: 554, text: '5.7.1 Relay access denied' }, 'account'],
  ['a server that does not greet in time', { at: 'greeting', milliseconds: 60_000 }, 'connection'],
  ['a server that is slow before the message', { at: 'recipient', milliseconds: 60_000 }, 'connection'],
];
test.each(notTaken)('after a day of %s, the e-mail is sent once', async (_, fault, trouble) => {
  const event = await written(harness);
  const end = Date.now() + day;
  while (Date.now() < end) {
    harness.faults.push(fault);
    const lines = await loggedBy(() =>
      expect(deliver(deliveryFor(fault), event)).rejects.toThrow(RetryableError),
    );
    // Only a problem of our account raises an alarm, which an ERROR in the log does.
    expect(lines.some(({ severity }) => severity === 'ERROR')).toBe(trouble === 'account');
    expect(await deliveryOf(event)).toMatchObject({ state: 'PENDING', leaseExpireTime: null, trouble });
    later(8 * hour);
  }
  await deliver(harness.delivery, event);
  expect(harness.server.messages).toHaveLength(1);
  expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 4, error: null });
});

test('the pauses grow from seconds to an hour, and an early event makes no attempt', async () => {
  const event = await written(harness);
  const pauses: number[] = [];
  for (let round = 0; round < 12; round++) {
    harness.faults.push({ at: 'recipient', code: 450 });
    await expect(deliver(harness.delivery, event)).rejects.toThrow('mail-postponed');
    await expect(deliver(harness.delivery, event)).rejects.toThrow('mail-early');
    const pause = (await now(event)).get('due_at').toMillis() - Date.now();
    pauses.push(Math.round(pause / 1_000));
    later(pause + 1_000);
  }
  expect(pauses[0]).toBe(10);
  expect(pauses.at(-1)).toBe(3_600);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(await deliveryOf(event)).toMatchObject({ attempts: 12 });
});

test.each(['team', 'visitor'] as const)('after three days the e-mail to the %s is given up', async (kind) => {
  const event = await written(harness, {}, kind);
  harness.faults.push({ at: 'recipient', code: 450 }, { at: 'recipient', code: 450 });
  await expect(deliver(harness.delivery, event)).rejects.toThrow('mail-postponed');
  later(72 * hour + minute);
  await deliver(harness.delivery, event);
  expect(await deliveryOf(event)).toMatchObject({ state: 'ERROR', attempts: 2 });
  expect(await harness.reconcile()).toMatchObject({ requeued: 0, left: kind === 'team' ? 1 : 0 });
});

test.each<Fault>([
  { at: 'recipient', code: 550 },
  { at: 'message', code: 554 },
])('$code for the $at ends the delivery at once', async (fault) => {
  const event = await written(harness);
  harness.faults.push(fault);
  await deliver(harness.delivery, event);
  await deliver(harness.delivery, event);
  expect(harness.server.messages).toHaveLength(0);
  expect(await deliveryOf(event)).toMatchObject({
    state: 'ERROR',
    attempts: 1,
    error: expect.stringContaining(`${fault.code}`),
    endTime: expect.any(Timestamp),
  });
});

test.each([
  'Unknown user quota@relay.example (relay.example)',
  '5.1.1 <quota@relay.example>: host mx.relay.example said: 550 5.4.5 Daily sending quota exceeded',
])('a visitor’s address quoted in “550 %s” does not change the outcome', async (text) => {
  const event = await written(harness, { to: 'quota@relay.example' });
  harness.faults.push({ at: 'recipient', code: 550, text });
  const lines = await loggedBy(() => deliver(harness.delivery, event));
  expect(lines).toEqual([
    expect.objectContaining({ severity: 'WARNING', message: 'mailRefusedByRecipient' }),
  ]);
  later(2 * hour);
  expect(await harness.reconcile()).toMatchObject({ overdue: 0 });
});

test('while a server accepts nothing for hours, each run of reconciliation counts the waiting e-mails', async () => {
  const event = await written(harness, {}, 'team');
  for (const pause of [0, 5 * hour]) {
    later(pause);
    harness.faults.push({ at: 'greeting', code: 421 });
    await expect(deliver(harness.delivery, event)).rejects.toThrow('mail-postponed');
  }
  for (let run = 0; run < 3; run++) {
    later(15 * minute);
    expect(await harness.reconcile()).toMatchObject({ requeued: 0, overdue: 1 });
  }
});

/** Lets more than three days pass, with runs of reconciliation in between. */
const passThreeDays = async () => {
  for (const pause of [15 * minute, hour, day, 2 * day]) {
    later(pause);
    await harness.reconcileAndDeliver();
  }
};

const unknown: [string, Fault][] = [
  ['the connection is cut after the message', { at: 'message', cut: true }],
  ['250 comes too late', { at: 'message', milliseconds: 60_000 }],
];
test.each(unknown)('if %s, a visitor gets no second e-mail', async (_, fault) => {
  harness.delivery = deliveryFor(fault);
  const event = await written(harness);
  harness.faults.push(fault);
  await deliver(harness.delivery, event);
  await passThreeDays();
  expect(harness.server.messages).toHaveLength(1);
  expect(await deliveryOf(event)).toMatchObject({ state: 'ERROR', attempts: 1 });
});

test.each(unknown)(
  'if %s every time, the team gets one more copy after an hour, with the same Message-ID',
  async (_, fault) => {
    harness.delivery = deliveryFor(fault);
    const event = await written(harness, {}, 'team');
    harness.faults.push(fault, fault);
    await deliver(harness.delivery, event);
    later(50 * minute);
    await harness.reconcileAndDeliver();
    expect(harness.server.messages).toHaveLength(1);
    await passThreeDays();
    expect(harness.server.messages).toHaveLength(2);
    expect(new Set(harness.server.messages.map(messageId)).size).toBe(1);
    expect(await harness.reconcile()).toMatchObject({ requeued: 0, left: 1 });
  },
);

test('a refused log-in is retried until the account works', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  const faults: Fault[] = [{ at: 'login', code: 535 }];
  const server = await startMailServer({ encrypted: true, nextFault: () => faults.shift() });
  const settings = { ...harness.delivery, send: senderTo(server.port, 'team@helvardar.example') };
  const event = await written(harness);
  await expect(deliver(settings, event)).rejects.toThrow(RetryableError);
  expect(await deliveryOf(event)).toMatchObject({ state: 'PENDING', trouble: 'account' });
  later(minute);
  await deliver(settings, event);
  await server.close();
  vi.unstubAllEnvs();
  expect(server.logins).toEqual(['team@helvardar.example', 'team@helvardar.example']);
  expect(server.messages).toHaveLength(1);
});

test('without a server, an e-mail is not taken', async () => {
  const closed = await startMailServer();
  await closed.close();
  const attempt = await senderTo(closed.port)('id', content, async () => {});
  expect(attempt).toMatchObject({ outcome: 'postponed', trouble: 'connection' });
});

test.each([
  ['a server without encryption gets no password', '127.0.0.1', 'user@example.com', {}],
  ['a server without encryption elsewhere gets no message', '127.0.0.2', '', {}],
  [
    'a server with a self-signed certificate gets neither',
    '127.0.0.1',
    'user@example.com',
    { encrypted: true },
  ],
])('%s', async (_, host, user, options) => {
  const server = await startMailServer({ host, ...options });
  const attempt = await senderTo(server.port, user, host)('id', content, async () => {});
  await server.close();
  expect(attempt).toMatchObject({ outcome: 'postponed' });
  expect([server.logins, server.messages]).toEqual([[], []]);
});
