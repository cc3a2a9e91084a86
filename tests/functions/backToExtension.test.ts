import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import type { RequestMailKind } from '../../functions/src/mail/mailDocument.ts';
import { newMail } from '../../functions/src/mail/send/deliveryStates.ts';
import { hour, minute } from '../../functions/src/time.ts';
import { Extension, reconciledFor } from '../support/functions/extension.ts';
import { later, useHarness } from '../support/functions/harness.ts';
import { content } from '../support/functions/writtenMail.ts';

const harness = useHarness();
const own = { token: 'own', handedOver: false, attempts: 2, error: 'connect ECONNREFUSED' };

/**
 * The states that an e-mail can have when the project switches from `deliverMail` to the extension. `copies` counts the
 * copies that `deliverMail` has sent.
 */
const states: Record<string, { delivery?: object; copies: number }> = {
  untouched: { copies: 0 },
  postponed: { delivery: { ...own, state: 'PENDING', trouble: 'connection' }, copies: 0 },
  requeued: { delivery: { ...own, state: 'RETRY', trouble: 'connection' }, copies: 0 },
  killedBefore: { delivery: { ...own, state: 'PROCESSING' }, copies: 0 },
  killedAfter: { delivery: { ...own, state: 'PROCESSING', handedOver: true }, copies: 1 },
  unknown: {
    delivery: { ...own, state: 'ERROR', handedOver: true, trouble: 'connection', error: 'Timeout' },
    copies: 1,
  },
  sent: { delivery: { ...own, state: 'SUCCESS', handedOver: true }, copies: 1 },
};

const leftByOwnDelivery = async () => {
  const times = { startTime: Timestamp.now(), endTime: Timestamp.now() };
  const leaseExpireTime = Timestamp.fromMillis(Date.now() + 10 * minute);
  for (const [name, { delivery }] of Object.entries(states))
    for (const kind of ['team', 'visitor'] as const)
      await harness.firestore.doc(`mail/${name}-${kind}`).create({
        ...newMail(kind, [name], content),
        ...(delivery && { delivery: { ...times, leaseExpireTime, ...delivery } }),
      });
};
/** For each state, the number of copies sent by `deliverMail` and the extension together. */
const copies = (extension: Extension, kind: RequestMailKind) =>
  Object.fromEntries(
    Object.entries(states).map(([name, { copies }]) => [
      name,
      copies + extension.copies.filter((id) => id === `${name}-${kind}`).length,
    ]),
  );

/** The results of the extension's first attempt at each e-mail. Without a result, the attempt succeeds. */
const ways = [
  ['sends', []],
  ['is killed after each message', [{ arrives: true, killed: true as const }]],
  ['is refused a connection', [{ arrives: false, error: 'Error: connect ECONNREFUSED 192.0.2.1:465' }]],
] as const;
test.each(ways)(
  'the switch back to the extension confirms nothing twice and loses nothing if the extension %s',
  async (_, endings) => {
    await leftByOwnDelivery();
    await reconciledFor(harness, 30 * minute);
    const extension = new Extension();
    const open = Object.keys(states).length;
    for (const kind of ['team', 'visitor'] as const)
      extension.endings[kind] = Array.from({ length: open }, () => endings).flat();
    later(minute);
    const reports = await reconciledFor(harness, 4 * hour, extension);

    for (const count of Object.values(copies(extension, 'visitor'))) expect(count).toBeLessThanOrEqual(1);
    for (const count of Object.values(copies(extension, 'team'))) expect(count).toBeGreaterThanOrEqual(1);
    expect(reports.at(-1)).toMatchObject({ requeued: 0 });
    // After a failed attempt, an e-mail to the team may still be open (with `due_at`). All open e-mails are now older
    // than an hour, so each of them counts as overdue.
    const waiting = (await harness.mails()).filter((mail) => mail.get('due_at'));
    expect(reports.at(-1)?.left).toBe(waiting.length);
    for (const mail of await harness.mails())
      if (!mail.get('due_at')) expect(mail.get('delivery.state')).toMatch(/SUCCESS|ERROR/);
  },
);
