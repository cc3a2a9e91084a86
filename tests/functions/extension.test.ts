import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { type RequestMailKind, requestMailKinds } from '../../functions/src/mail/mailDocument.ts';
import { newMail } from '../../functions/src/mail/send/deliveryStates.ts';
import { hour, minute } from '../../functions/src/time.ts';
import { type Ending, Extension, firstEvents, reconciledFor } from '../support/functions/extension.ts';
import { later, loggedBy, useHarness } from '../support/functions/harness.ts';
import { content } from '../support/functions/writtenMail.ts';

const harness = useHarness();

const error = (text: string, arrives = false): Ending => ({ arrives, error: `Error: ${text}` });
const cut = 'Connection closed unexpectedly';

/** The extension after its first attempts to send the e-mails of a request. */
const attempted = async (endings: Ending[], kinds: readonly RequestMailKind[] = requestMailKinds) => {
  const extension = new Extension();
  for (const kind of kinds) extension.endings[kind] = [...endings];
  await harness.arrived();
  await firstEvents(harness, extension);
  return extension;
};

// failure.test.ts has the meaning of each error of the extension.
test.each<[string, Ending[], team: number, visitor: number, left: number]>([
  ['no failure', [], 1, 1, 0],
  ['a busy server', [error('Mail command failed: 451 4.3.0 later')], 1, 1, 0],
  ['two failed connections', Array<Ending>(2).fill(error('connect ECONNREFUSED')), 1, 1, 0],
  ['a wrong certificate', [error('self-signed certificate')], 1, 1, 0],
  ['a connection that is cut before the message', [error(cut)], 1, 0, 0],
  ['a connection that is cut after the message', [error(cut, true)], 2, 1, 0],
  ['a process that is killed before the message', [{ arrives: false, killed: true }], 1, 0, 0],
  ['a process that is killed after the message', [{ arrives: true, killed: true }], 2, 1, 0],
  ['a final refusal', [error('Message failed: 554 5.7.1')], 0, 0, 1],
  ['connections that are cut after every message', Array<Ending>(9).fill(error(cut, true)), 2, 1, 1],
])(
  'after %s, the visitor gets at most one copy and the team at most two',
  async (_, endings, team, visitor, left) => {
    const extension = await attempted(endings);
    const report = (await reconciledFor(harness, 4 * hour, extension)).at(-1);
    expect([extension.copiesOf('team'), extension.copiesOf('visitor')]).toEqual([team, visitor]);
    expect(report).toMatchObject({ overdue: 0, left });
    expect((await harness.mails()).filter((mail) => mail.get('due_at'))).toHaveLength(left);
  },
);

test('an e-mail whose delivery was killed is counted as overdue after an hour, until it is sent', async () => {
  const extension = new Extension();
  extension.endings.team = [{ arrives: false, killed: true }];
  await harness.arrived();
  later(50 * minute);
  await firstEvents(harness, extension);
  const overdue = (await reconciledFor(harness, hour, extension)).map((report) => report.overdue);
  expect(overdue).toEqual([1, 1, 1, 1]);
  expect((await reconciledFor(harness, hour, extension)).at(-1)).toMatchObject({ overdue: 0 });
  expect(extension.copiesOf('team')).toBe(1);
});

/** A confirmation that ends so at every attempt. */
const alwaysFailing = (text: string) => attempted(Array<Ending>(300).fill(error(text)), ['visitor']);

test('a visitor’s mistyped domain is tried for three days, without an alarm', async () => {
  const text =
    "Can't send mail - all recipients were rejected: 450 4.1.2 <visitor@mistyped.example>: Domain not found";
  const extension = await alwaysFailing(text);
  const lines = await loggedBy(async () => {
    const reports = await reconciledFor(harness, 5 * hour, extension);
    expect(reports.filter(({ overdue }) => overdue > 0)).toEqual([]);
  });
  expect(lines.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
});

test('an e-mail for which relaying is denied raises an alarm at once, and is retried until relaying is allowed', async () => {
  const text =
    "Can't send mail - all recipients were rejected: 554 5.7.1 <visitor@example.org>: Relay access denied";
  const extension = await alwaysFailing(text);
  const lines = await loggedBy(() => reconciledFor(harness, 30 * minute, extension));
  expect(lines).toContainEqual(
    expect.objectContaining({ severity: 'ERROR', message: 'mailServerRefuses', code: 554 }),
  );
  expect((await reconciledFor(harness, hour, extension)).at(-1)).toMatchObject({ overdue: 1 });
  extension.endings.visitor = [];
  await reconciledFor(harness, hour, extension);
  expect(extension.copiesOf('visitor')).toBe(1);
});

const own = { token: 'own', handedOver: false, attempts: 2, error: 'connect ECONNREFUSED' };
/** What our own delivery may have left when the project switches back to the extension, and the copies that it has sent. */
const leftByOwn: Record<string, { delivery?: object; copies: number }> = {
  untouched: { copies: 0 },
  postponed: { delivery: { ...own, state: 'PENDING', trouble: 'connection' }, copies: 0 },
  requeued: { delivery: { ...own, state: 'RETRY', trouble: 'connection' }, copies: 0 },
  killedBefore: { delivery: { ...own, state: 'PROCESSING' }, copies: 0 },
  killedAfter: { delivery: { ...own, state: 'PROCESSING', handedOver: true }, copies: 1 },
  unknown: { delivery: { ...own, state: 'ERROR', handedOver: true, trouble: 'connection' }, copies: 1 },
  sent: { delivery: { ...own, state: 'SUCCESS', handedOver: true }, copies: 1 },
};

test.each<[string, Ending[]]>([
  ['sends', []],
  ['is killed after each message', [{ arrives: true, killed: true }]],
  ['is refused a connection', [error('connect ECONNREFUSED')]],
])(
  'the switch back to the extension confirms nothing twice and loses nothing if it %s at first',
  async (_, endings) => {
    const times = { startTime: Timestamp.now(), endTime: Timestamp.now() };
    const leaseExpireTime = Timestamp.fromMillis(Date.now() + 10 * minute);
    for (const [name, { delivery }] of Object.entries(leftByOwn))
      for (const kind of requestMailKinds)
        await harness.firestore.doc(`mail/${name}-${kind}`).create({
          ...newMail(kind, [name], content),
          ...(delivery && { delivery: { ...times, leaseExpireTime, ...delivery } }),
        });
    await reconciledFor(harness, 30 * minute);
    const extension = new Extension();
    for (const kind of requestMailKinds)
      extension.endings[kind] = Object.keys(leftByOwn).flatMap(() => endings);
    later(minute);
    const report = (await reconciledFor(harness, 4 * hour, extension)).at(-1);

    const found = await harness.mails();
    for (const { id } of found) {
      const [name = '', kind] = id.split('-');
      const copies = (leftByOwn[name]?.copies ?? 0) + extension.copies.filter((copy) => copy === id).length;
      if (kind === 'visitor') expect(copies, id).toBeLessThanOrEqual(1);
      else expect(copies, id).toBeGreaterThanOrEqual(1);
    }
    // All open e-mails are now older than an hour, so a person must handle each of them.
    const open = found.filter((mail) => mail.get('due_at'));
    expect(report).toMatchObject({ requeued: 0, left: open.length });
    for (const mail of found)
      if (!open.includes(mail)) expect(mail.get('delivery.state')).toMatch(/SUCCESS|ERROR/);
  },
);
