import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { type Fault, messageId, startMailServer } from '../../emulators/mailServer.ts';
import { type Delivery, type MailContent, newMail } from '../../functions/src/mail/contract.ts';
import { deliver } from '../../functions/src/mail/deliver.ts';
import { type Send, smtpSender } from '../../functions/src/mail/smtp.ts';
import { Redelivery } from '../../functions/src/redelivery.ts';
import { newRequestId } from '../../web/src/consultation/requestId.ts';
import { hour, later, minute, useWorld } from './world.ts';

const world = useWorld();

const content: MailContent = {
  to: 'visitor@example.com',
  from: 'Helvardar <hello@helvardar.example>',
  replyTo: 'hello@helvardar.example',
  headers: { 'Auto-Submitted': 'auto-replied' },
  message: { subject: 'Grüezi', text: 'Text', html: '<p>HTML</p>' },
};

/** The document of an event: as it was when the event happened. */
const written = async (change: object = {}, kind: 'team' | 'visitor' = 'visitor') => {
  const reference = world.firestore.collection('mail').doc(newRequestId());
  await reference.create({ ...newMail(kind, [newRequestId()], content), ...change });
  return reference.get();
};
const now = (event: DocumentSnapshot) => event.ref.get();
const deliveryOf = async (event: DocumentSnapshot): Promise<Delivery> => (await now(event)).get('delivery');
const refusesWith = (port: number) => ({ ...world.delivery, send: senderTo(port) });
const senderTo = (port: number, user = '') =>
  smtpSender(`smtp://${user && `${encodeURIComponent(user)}@`}127.0.0.1:${port}`, 'password', 10_000);

test('a document is sent once, with its headers, and says what the server answered', async () => {
  const event = await written();
  await deliver(world.delivery, event);

  expect(world.server.messages).toHaveLength(1);
  expect(world.server.messages[0]?.content).toContain('Auto-Submitted: auto-replied');
  expect(world.server.messages[0]?.content).toContain('Reply-To: hello@helvardar.example');
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

test('of ten parallel deliveries of one event one sends, and no other says that it is done', async () => {
  for (let race = 0; race < 5; race++) {
    const event = await written();
    const before = world.server.messages.length;
    const ends = await Promise.allSettled(Array.from({ length: 10 }, () => deliver(world.delivery, event)));
    expect(world.server.messages.length - before).toBe(1);
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(Redelivery);
      else expect((await deliveryOf(event)).state).toBe('SUCCESS');
    expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  }
});

test('an event that comes again after the e-mail was sent sends nothing', async () => {
  const event = await written();
  await deliver(world.delivery, event);
  await deliver(world.delivery, event);
  expect(world.server.messages).toHaveLength(1);
});

test('the writes of a delivery itself order nothing', async () => {
  const startTime = Timestamp.now();
  for (const state of ['PROCESSING', 'SUCCESS', 'ERROR', 'PENDING'])
    await deliver(world.delivery, await written({ delivery: { state, startTime, attempts: 1 } }));
  expect(world.server.messages).toHaveLength(0);
});

const day = 24 * hour;
const deliveryFor = (fault: Fault) => (fault.milliseconds ? world.impatient : world.delivery);
const notTaken: [string, Fault][] = [
  ['421 at the greeting', { at: 'greeting', code: 421 }],
  ['554 at the greeting', { at: 'greeting', code: 554 }],
  ['550 for the sender, whose quota is used up', { at: 'sender', code: 550, text: '5.4.5 daily quota' }],
  ['550 for the message, as the quota is used up', { at: 'message', code: 550, text: '5.4.5 daily quota' }],
  ['450 for the recipient', { at: 'recipient', code: 450 }],
  ['451 for the message', { at: 'message', code: 451 }],
  ['a line cut before the message', { at: 'recipient', cut: true }],
  ['a server that does not greet in time', { at: 'greeting', milliseconds: 60_000 }],
  ['a server that is slow before the message', { at: 'recipient', milliseconds: 60_000 }],
];
test.each(notTaken)('after %s, for a day, the e-mail is sent once', async (_, fault) => {
  const event = await written();
  const end = Date.now() + day;
  while (Date.now() < end) {
    world.faults.push(fault);
    await expect(deliver(deliveryFor(fault), event)).rejects.toThrow(Redelivery);
    expect(await deliveryOf(event)).toMatchObject({ state: 'PENDING', leaseExpireTime: null });
    later(8 * hour);
  }
  await deliver(world.delivery, event);
  expect(world.server.messages).toHaveLength(1);
  expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 4, error: null });
});

test('the pauses grow from seconds to an hour, and an event before its time attempts nothing', async () => {
  const event = await written();
  const pauses: number[] = [];
  for (let round = 0; round < 12; round++) {
    world.faults.push({ at: 'recipient', code: 450 });
    await expect(deliver(world.delivery, event)).rejects.toThrow('mail-postponed');
    await expect(deliver(world.delivery, event)).rejects.toThrow('mail-early');
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
  const event = await written({}, kind);
  later(72 * hour + minute);
  world.faults.push({ at: 'recipient', code: 450 });
  await deliver(world.delivery, event);
  expect(await deliveryOf(event)).toMatchObject({ state: 'ERROR', attempts: 1 });
  expect(await world.reconcile()).toMatchObject({ ordered: 0, overdue: kind === 'team' ? 1 : 0 });
});

test.each<Fault>([
  { at: 'recipient', code: 550 },
  { at: 'message', code: 554 },
])('$code for the $at ends the delivery at once', async (fault) => {
  const event = await written();
  world.faults.push(fault);
  await deliver(world.delivery, event);
  await deliver(world.delivery, event);
  expect(world.server.messages).toHaveLength(0);
  expect(await deliveryOf(event)).toMatchObject({
    state: 'ERROR',
    attempts: 1,
    error: expect.stringContaining(`${fault.code}`),
    endTime: expect.any(Timestamp),
  });
});

const unknown: [string, Fault][] = [
  ['the line is cut after the message', { at: 'message', cut: true }],
  ['250 comes too late', { at: 'message', milliseconds: 60_000 }],
];
test.each(unknown)('where %s, a visitor gets no second e-mail', async (_, fault) => {
  world.delivery = deliveryFor(fault);
  const event = await written();
  world.faults.push(fault);
  await deliver(world.delivery, event);
  for (const pause of [15 * minute, hour, day, 2 * day]) {
    later(pause);
    await world.reconcile();
    await world.mailEvents();
  }
  expect(world.server.messages).toHaveLength(1);
  expect(await deliveryOf(event)).toMatchObject({ state: 'ERROR', attempts: 1 });
});

test.each(unknown)(
  'where %s every time, the team gets one more after an hour, under the same Message-ID',
  async (_, fault) => {
    world.delivery = deliveryFor(fault);
    const event = await written({}, 'team');
    world.faults.push(fault, fault);
    await deliver(world.delivery, event);
    later(50 * minute);
    await world.reconcile();
    await world.mailEvents();
    expect(world.server.messages).toHaveLength(1);

    for (const pause of [15 * minute, hour, day, 2 * day]) {
      later(pause);
      await world.reconcile();
      await world.mailEvents();
    }
    expect(world.server.messages).toHaveLength(2);
    expect(new Set(world.server.messages.map(messageId)).size).toBe(1);
    expect(await world.reconcile()).toMatchObject({ ordered: 0, overdue: 1 });
  },
);

test('a refused log-in is tried again until the account works', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  const faults: Fault[] = [{ at: 'login', code: 535 }];
  const server = await startMailServer({ encrypted: true, nextFault: () => faults.shift() });
  const settings = { ...world.delivery, send: senderTo(server.port, 'team@helvardar.example') };
  const event = await written();
  await expect(deliver(settings, event)).rejects.toThrow(Redelivery);
  expect(await deliveryOf(event)).toMatchObject({ state: 'PENDING', trouble: 'account' });
  later(minute);
  await deliver(settings, event);
  await server.close();
  vi.unstubAllEnvs();
  expect(server.logins).toEqual(['team@helvardar.example', 'team@helvardar.example']);
  expect(server.messages).toHaveLength(1);
});

test('while no server answers, the event is asked for again, and sent when one does', async () => {
  const closed = await startMailServer();
  await closed.close();
  const event = await written();
  await expect(deliver(refusesWith(closed.port), event)).rejects.toThrow(Redelivery);
  expect(await deliveryOf(event)).toMatchObject({ state: 'PENDING', attempts: 1, trouble: 'connection' });
  later(minute);
  await deliver(world.delivery, event);
  expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 2, error: null });
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

test('while another delivery holds the document, the event is asked for again and nothing is sent', async () => {
  const event = await written();
  await event.ref.update(heldUntil(60_000, false));
  await expect(deliver(world.delivery, event)).rejects.toThrow('mail-held');
  expect(world.server.messages).toHaveLength(0);
});

test.each(['before', 'after'] as const)(
  'reconciliation that looks at a document %s its message is handed over takes nothing from its holder',
  async (moment) => {
    const event = await written({ due_at: new Date(Date.now() - minute) }, 'team');
    const send: Send = async (...mail) => {
      if (moment === 'before') await world.reconcile();
      const attempt = await world.delivery.send(...mail);
      if (moment === 'after') await world.reconcile();
      return attempt;
    };
    await deliver({ ...world.delivery, send }, event);
    expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 1 });
    expect((await now(event)).get('due_at')).toBeUndefined();
    expect(world.server.messages).toHaveLength(1);
  },
);

test('a delivery that was killed before the message is made up for when its lease has ended', async () => {
  const event = await written();
  await event.ref.update(heldUntil(-1, false));
  await deliver(world.delivery, event);
  expect(world.server.messages).toHaveLength(1);
  expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 2 });
});

test.each([
  ['our own delivery, after it had handed the message over', true],
  ['the extension, which does not say', undefined],
])('a delivery that was killed, by %s, is not repeated by its event', async (_, handedOver) => {
  const event = await written();
  await event.ref.update(heldUntil(-1, handedOver));
  await deliver(world.delivery, event);
  expect(world.server.messages).toHaveLength(0);
});

test('a holder whose lease ends while it waits sends nothing once another has taken the document', async () => {
  const event = await written({}, 'team');
  const slow = deliver(
    {
      ...world.delivery,
      send: async (id, mail, beforeMessage) => {
        later(20 * minute);
        await deliver(world.delivery, event);
        return world.delivery.send(id, mail, beforeMessage);
      },
    },
    event,
  );
  await expect(slow).rejects.toThrow(Redelivery);
  expect(world.server.messages).toHaveLength(1);
  expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 2 });
});

test('a result that comes after the lease overwrites nothing', async () => {
  const event = await written({}, 'team');
  await deliver(
    {
      ...world.delivery,
      send: async (id, mail, beforeMessage) => {
        const attempt = await world.delivery.send(id, mail, beforeMessage);
        await event.ref.update({ 'delivery.token': 'of another', 'delivery.state': 'ERROR' });
        return attempt;
      },
    },
    event,
  );
  expect(await deliveryOf(event)).toMatchObject({ state: 'ERROR', token: 'of another' });
});

test('RETRY set by hand sends after an error', async () => {
  const event = await written();
  world.faults.push({ at: 'recipient', code: 550 });
  await deliver(world.delivery, event);
  await event.ref.update({ 'delivery.state': 'RETRY' });
  await deliver(world.delivery, await now(event));
  expect(world.server.messages).toHaveLength(1);
  expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 2, error: null });
});

test('a document that the extension has only marked as PENDING is sent', async () => {
  const delivery = { state: 'PENDING', attempts: 0, startTime: Timestamp.now(), error: null };
  await deliver(world.delivery, await written({ delivery }));
  expect(world.server.messages).toHaveLength(1);
});

test.each([
  ['without a message', { message: null }],
  ['with several recipients', { to: ['a@example.com', 'b@example.com'] }],
  ['without a subject', { message: { ...content.message, subject: '' } }],
])('a document %s ends in an error', async (_, change) => {
  const event = await written(change);
  await deliver(world.delivery, event);
  expect(world.server.messages).toHaveLength(0);
  expect(await deliveryOf(event)).toMatchObject({ state: 'ERROR' });
});

test('a document that was deleted in the meantime is left', async () => {
  const event = await written();
  await event.ref.delete();
  await deliver(world.delivery, event);
  expect(world.server.messages).toHaveLength(0);
});

test('every sending of one document has one Message-ID, of two documents two', async () => {
  for (const id of ['one', 'one', 'two']) await world.delivery.send(id, content, async () => {});
  const [first, again, other] = world.server.messages.map(messageId);
  expect(first).toMatch(/^<[0-9a-f]{40}@helvardar\.example>$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('a password is never sent to a server without encryption', async () => {
  const attempt = await senderTo(world.server.port, 'user@example.com')('id', content, async () => {});
  expect(attempt).toMatchObject({ outcome: 'postponed' });
  expect(world.server.logins).toEqual([]);
  expect(world.server.messages).toHaveLength(0);
});

test('nothing leaves this machine without encryption, also where there is no password', async () => {
  const server = await startMailServer({ host: '127.0.0.2' });
  const attempt = await smtpSender(`smtp://127.0.0.2:${server.port}`, '', 10_000)(
    'id',
    content,
    async () => {},
  );
  await server.close();
  expect(attempt).toMatchObject({ outcome: 'postponed' });
  expect(server.messages).toHaveLength(0);
});

test('a certificate that nobody has signed gets no password and no message', async () => {
  const server = await startMailServer({ encrypted: true });
  const attempt = await senderTo(server.port, 'user@example.com')('id', content, async () => {});
  await server.close();
  expect(attempt).toMatchObject({ outcome: 'postponed', trouble: 'account' });
  expect(server.logins).toEqual([]);
  expect(server.messages).toHaveLength(0);
});
