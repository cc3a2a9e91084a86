import { createServer } from 'node:net';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import type { Delivery, MailDocument } from '../../functions/src/mail/contract.ts';
import { deliver } from '../../functions/src/mail/deliver.ts';
import { smtpSender } from '../../functions/src/mail/smtp.ts';
import { Redelivery } from '../../functions/src/redelivery.ts';
import { quietDatabase } from './databases.ts';
import { type Fault, startMailServer } from './faultyServer.ts';
import { newRequestId } from './submissions.ts';

const mail: MailDocument = {
  to: 'visitor@example.com',
  from: 'Helvardar <hello@helvardar.example>',
  replyTo: 'hello@helvardar.example',
  headers: { 'Auto-Submitted': 'auto-replied' },
  message: { subject: 'Grüezi', text: 'Text', html: '<p>HTML</p>' },
};

/** The document of an event: as it was when the event happened. */
const written = async (content: object = mail): Promise<DocumentSnapshot> => {
  const reference = quietDatabase.collection('mail').doc(newRequestId());
  await reference.create(content);
  return reference.get();
};
const deliveryOf = async (event: DocumentSnapshot): Promise<Delivery> =>
  (await event.ref.get()).get('delivery');

const patience = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300, dnsTimeout: 300 };
const settingsFor = (port: number, change: { pauses?: number[]; maximumAttempts?: number } = {}) => ({
  send: smtpSender(`smtp://127.0.0.1:${port}`, 'unused', patience),
  pauses: [10, 10],
  maximumAttempts: 20,
  ...change,
});

const answering = async (
  faults: (Fault | null)[],
  work: (server: Awaited<ReturnType<typeof startMailServer>>) => Promise<void>,
): Promise<void> => {
  const server = await startMailServer(faults);
  try {
    await work(server);
  } finally {
    await server.close();
  }
};

test('a document is sent once, with its headers, and says what the server answered', () =>
  answering([], async (server) => {
    const event = await written();
    await deliver(settingsFor(server.port), event);

    expect(server.messages).toHaveLength(1);
    expect(server.messages[0]).toContain('Auto-Submitted: auto-replied');
    expect(server.messages[0]).toContain('Reply-To: hello@helvardar.example');
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
  }));

test('ten parallel deliveries of one event send one e-mail', () =>
  answering([], async (server) => {
    const event = await written();
    await Promise.allSettled(Array.from({ length: 10 }, () => deliver(settingsFor(server.port), event)));
    expect(server.messages).toHaveLength(1);
    expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 1 });
  }));

test('an event that comes again after the e-mail was sent sends nothing', () =>
  answering([], async (server) => {
    const event = await written();
    await deliver(settingsFor(server.port), event);
    await deliver(settingsFor(server.port), event);
    expect(server.messages).toHaveLength(1);
  }));

test('the writes of a delivery itself order nothing', () =>
  answering([], async (server) => {
    const startTime = Timestamp.now();
    for (const state of ['PROCESSING', 'SUCCESS', 'ERROR', 'PENDING'])
      await deliver(
        settingsFor(server.port),
        await written({ ...mail, delivery: { state, startTime, attempts: 1 } }),
      );
    expect(server.messages).toHaveLength(0);
  }));

test.each<Fault>([
  { step: 'recipient', code: 421 },
  { step: 'recipient', code: 450 },
  { step: 'data', code: 451 },
])('after $code at the $step, the next attempt is made', (fault) =>
  answering([fault], async (server) => {
    const event = await written();
    await deliver(settingsFor(server.port), event);
    expect(server.messages).toHaveLength(1);
    expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 2 });
  }),
);

test.each<Fault>([
  { step: 'recipient', code: 550 },
  { step: 'data', code: 554 },
])('$code at the $step ends the delivery at once', (fault) =>
  answering([fault], async (server) => {
    const event = await written();
    await deliver(settingsFor(server.port), event);
    await deliver(settingsFor(server.port), event);
    expect(server.messages).toHaveLength(0);
    expect(await deliveryOf(event)).toMatchObject({
      state: 'ERROR',
      attempts: 1,
      error: expect.stringContaining(`${fault.code}`),
      endTime: expect.any(Timestamp),
    });
  }),
);

test('while no server answers, the event is asked for again, and sent when one does', async () => {
  const closed = await startMailServer();
  await closed.close();
  const event = await written();
  await expect(deliver(settingsFor(closed.port), event)).rejects.toThrow(Redelivery);
  expect(await deliveryOf(event)).toMatchObject({ state: 'PENDING', attempts: 3, leaseExpireTime: null });

  const open = await startMailServer([], closed.port);
  await deliver(settingsFor(open.port), event);
  await open.close();
  expect(open.messages).toHaveLength(1);
  expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 4, error: null });
});

test('a server that accepts the connection and stays silent is given up', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const address = silent.address();
  const event = await written();
  const port = typeof address === 'object' && address ? address.port : 0;
  const start = performance.now();
  await expect(deliver(settingsFor(port, { pauses: [] }), event)).rejects.toThrow(Redelivery);
  silent.close();
  expect(performance.now() - start).toBeLessThan(5_000);
  expect(await deliveryOf(event)).toMatchObject({ state: 'PENDING', attempts: 1 });
});

test('after the last permitted attempt the delivery ends', () =>
  answering(Array<Fault>(10).fill({ step: 'data', code: 451 }), async (server) => {
    const event = await written();
    const settings = settingsFor(server.port, { maximumAttempts: 5 });
    await expect(deliver(settings, event)).rejects.toThrow(Redelivery);
    await deliver(settings, event);
    expect(await deliveryOf(event)).toMatchObject({ state: 'ERROR', attempts: 5 });
  }));

const heldUntil = (milliseconds: number): object => ({
  delivery: {
    state: 'PROCESSING',
    startTime: Timestamp.now(),
    leaseExpireTime: Timestamp.fromMillis(Date.now() + milliseconds),
    attempts: 0,
    endTime: null,
    error: null,
  },
});

test('while another delivery holds the document, the event is asked for again and nothing is sent', () =>
  answering([], async (server) => {
    const event = await written();
    await event.ref.update(heldUntil(60_000));
    await expect(deliver(settingsFor(server.port), event)).rejects.toThrow(Redelivery);
    expect(server.messages).toHaveLength(0);
  }));

test('a delivery that crashed is made up for when its lease has ended', () =>
  answering([], async (server) => {
    const event = await written();
    await event.ref.update(heldUntil(-1));
    await deliver(settingsFor(server.port), event);
    expect(server.messages).toHaveLength(1);
    expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS' });
  }));

test('RETRY set by hand sends after an error, and counts from the start', () =>
  answering([{ step: 'recipient', code: 550 }], async (server) => {
    const event = await written();
    await deliver(settingsFor(server.port), event);
    await event.ref.update({ 'delivery.state': 'RETRY' });
    await deliver(settingsFor(server.port), await event.ref.get());
    expect(server.messages).toHaveLength(1);
    expect(await deliveryOf(event)).toMatchObject({ state: 'SUCCESS', attempts: 1, error: null });
  }));

test('a document that the extension has only marked as PENDING is sent', () =>
  answering([], async (server) => {
    const delivery = { state: 'PENDING', attempts: 0, startTime: Timestamp.now(), error: null };
    await deliver(settingsFor(server.port), await written({ ...mail, delivery }));
    expect(server.messages).toHaveLength(1);
  }));

test.each([
  ['without a message', { ...mail, message: undefined }],
  ['with several recipients', { ...mail, to: ['a@example.com', 'b@example.com'] }],
  ['without a subject', { ...mail, message: { ...mail.message, subject: '' } }],
])('a document %s ends in an error', (_, content) =>
  answering([], async (server) => {
    const event = await written(JSON.parse(JSON.stringify(content)));
    await deliver(settingsFor(server.port), event);
    expect(server.messages).toHaveLength(0);
    expect(await deliveryOf(event)).toMatchObject({ state: 'ERROR', attempts: 0 });
  }),
);

test('a document that was deleted in the meantime is left', () =>
  answering([], async (server) => {
    const event = await written();
    await event.ref.delete();
    await deliver(settingsFor(server.port), event);
    expect(server.messages).toHaveLength(0);
  }));

const messageId = (message = ''): string | undefined => /^Message-ID: (\S+)/im.exec(message)?.[1];

test('every sending of one document has one Message-ID, of two documents two', () =>
  answering([], async (server) => {
    const send = smtpSender(`smtp://127.0.0.1:${server.port}`, 'unused', patience);
    for (const id of ['one', 'one', 'two']) await send(id, mail);
    const [first, again, other] = server.messages.map(messageId);
    expect(first).toMatch(/^<[0-9a-f]{40}@helvardar\.example>$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  }));

test('a password is never sent to a server without encryption', () =>
  answering([], async (server) => {
    const send = smtpSender(`smtp://user%40example.com@127.0.0.1:${server.port}`, 'password', patience);
    await expect(send('id', mail)).rejects.toThrow();
    expect(server.authentications).toEqual([]);
    expect(server.messages).toHaveLength(0);
  }));
