import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
} from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import type { Delivery, MailKind } from '../../functions/src/mail/mailDocument.ts';
import { requestMailKinds } from '../../functions/src/mail/mailDocument.ts';
import type { Submission } from '../../shared/consultationRequest.ts';
import { hour, later, minute, useHarness } from '../support/functions/harness.ts';
import { newSubmission } from '../support/functions/submissions.ts';

const harness = useHarness();

/** How one attempt of the extension ends: whether a copy arrives, and the text that it leaves; none after a success. */
interface Ending {
  arrives: boolean;
  error?: string;
  /** Its process ends while it sends. */
  killed?: true;
}

/**
 * The extension firestore-send-email 0.2.8 as it was measured: what it does with a document that was written, which fields
 * it leaves, and that it never tries again by itself.
 */
class Extension {
  readonly copies: MailKind[] = [];
  readonly endings: Partial<Record<MailKind, Ending[]>> = {};

  async written(mail: DocumentSnapshot): Promise<void> {
    const delivery = mail.get('delivery') as Delivery | undefined;
    const state = delivery?.state;
    if (state === 'SUCCESS' || state === 'ERROR') return;
    if (state === 'PROCESSING') {
      if (delivery?.leaseExpireTime && delivery.leaseExpireTime.toMillis() < Date.now())
        await this.#end(mail.ref, 'Message processing lease expired.');
      return;
    }
    await mail.ref.update({
      'delivery.state': 'PROCESSING',
      'delivery.startTime': delivery?.startTime ?? Timestamp.now(),
      'delivery.attempts': FieldValue.increment(1),
      'delivery.endTime': null,
      'delivery.error': null,
      'delivery.leaseExpireTime': Timestamp.fromMillis(Date.now() + 60_000),
    });
    const kind: MailKind = mail.get('kind');
    const { arrives, error, killed } = this.endings[kind]?.shift() ?? { arrives: true };
    if (arrives) this.copies.push(kind);
    if (killed) return;
    if (error) await this.#end(mail.ref, error);
    else
      await mail.ref.update({
        'delivery.state': 'SUCCESS',
        'delivery.endTime': Timestamp.now(),
        'delivery.leaseExpireTime': null,
        'delivery.info': { messageId: '<x>', accepted: [], rejected: [], pending: [], response: '250 OK' },
      });
  }

  #end(mail: DocumentReference, error: string): Promise<unknown> {
    return mail.update({
      'delivery.state': 'ERROR',
      'delivery.error': error,
      'delivery.endTime': Timestamp.now(),
      'delivery.leaseExpireTime': null,
    });
  }
}

/** A request whose e-mails are written. */
const written = async (): Promise<Submission> => {
  const submission = newSubmission();
  await harness.store(submission);
  await harness.requestEvent(submission);
  return submission;
};

/** Runs reconciliation every quarter of an hour; what it writes, seen by the time of its update, is an event. */
const pass = async (milliseconds: number, extension: Extension | null) => {
  let report = await harness.reconcile();
  for (let passed = 0; passed < milliseconds; passed += 15 * minute) {
    const before = new Map((await harness.mails()).map((mail) => [mail.id, mail.updateTime?.toMillis()]));
    later(15 * minute);
    report = await harness.reconcile();
    for (const mail of await harness.mails())
      if (mail.updateTime?.toMillis() !== before.get(mail.id)) await extension?.written(mail);
  }
  return report;
};
const firstEvents = async (extension: Extension) => {
  for (const mail of await harness.mails()) await extension.written(mail);
};

test('what the extension has sent is settled, and not sent again', async () => {
  const extension = new Extension();
  await written();
  await firstEvents(extension);
  await pass(hour, extension);
  expect(extension.copies.toSorted()).toEqual(['team', 'visitor']);
  for (const mail of await harness.mails()) expect(mail.get('due_at')).toBeUndefined();
});

test('what was written while no extension was there is sent once it is', async () => {
  const extension = new Extension();
  await written();
  expect(await pass(2 * hour, null)).toMatchObject({ overdue: 2 });
  await pass(hour, extension);
  expect(extension.copies.toSorted()).toEqual(['team', 'visitor']);
});

const unavailable: Ending = { arrives: false, error: 'Error: connect ECONNREFUSED 192.0.2.1:465' };
const busy: Ending = {
  arrives: false,
  error: "Error: Can't send mail - all recipients were rejected: 450 4.2.0",
};
const cases: [string, Ending[], { team: number; visitor: number; overdue: number }][] = [
  [
    'a mail server that is away for an hour',
    [unavailable, unavailable, unavailable],
    { team: 1, visitor: 1, overdue: 0 },
  ],
  ['a busy mail server', [busy, busy], { team: 1, visitor: 1, overdue: 0 }],
  [
    'a line that is cut before the message',
    [{ arrives: false, error: 'Error: Connection closed unexpectedly' }],
    { team: 1, visitor: 0, overdue: 0 },
  ],
  [
    'a line that is cut after the message',
    [{ arrives: true, error: 'Error: Connection closed unexpectedly' }],
    { team: 2, visitor: 1, overdue: 0 },
  ],
  [
    'a process that ends before the message',
    [{ arrives: false, killed: true }],
    { team: 1, visitor: 0, overdue: 0 },
  ],
  [
    'a process that ends after the message',
    [{ arrives: true, killed: true }],
    { team: 2, visitor: 1, overdue: 0 },
  ],
  [
    'a final refusal',
    [{ arrives: false, error: 'Error: Message failed: 554 5.7.1' }],
    { team: 0, visitor: 0, overdue: 1 },
  ],
  [
    'a line that is cut after every message',
    Array<Ending>(9).fill({ arrives: true, error: 'Error: Unexpected socket close' }),
    { team: 2, visitor: 1, overdue: 1 },
  ],
];
test.each(cases)('after %s', async (_, endings, { team, visitor, overdue }) => {
  const extension = new Extension();
  for (const kind of requestMailKinds) extension.endings[kind] = [...endings];
  await written();
  await firstEvents(extension);
  const report = await pass(4 * hour, extension);
  const count = (kind: MailKind) => extension.copies.filter((copy) => copy === kind).length;
  expect({ team: count('team'), visitor: count('visitor') }).toEqual({ team, visitor });
  expect(report).toMatchObject({ overdue });
});
