import { setTimeout as wait } from 'node:timers/promises';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { log } from '../../logs.ts';
import { RetryableError } from '../../retryableError.ts';
import { type Delivery, isForVisitor, isMailContent, type MailDocument } from '../mailDocument.ts';
import type { Failure } from './failure.ts';
import { acquireLease, deliveryOf, type Lease, markHandedOver, recordResult } from './lease.ts';
import { longestRetry, pauseAfter, repetitionPause } from './retries.ts';
import type { Send } from './smtp.ts';

export interface DeliverySettings {
  send: Send;
  attemptMilliseconds: number;
}

/** Milliseconds before each retry of recording a result. */
const recordPauses = [500, 5_000, 20_000];

/**
 * Makes one attempt to send an e-mail, if the document requests one. Throws when the attempt fails for now, when
 * another attempt holds the lease, or when it is too early for the next attempt. Then the platform repeats the event.
 * If the platform gives up, `reconcile` requests the next attempt.
 */
export const deliver = async (settings: DeliverySettings, written: DocumentSnapshot): Promise<void> => {
  if (!written.exists || !isQueued(written)) return;
  const mail = await written.ref.get();
  const state = mail.exists ? leaseStatus(mail) : 'over';
  if (state === 'over') return;
  if (state !== 'open') throw new RetryableError(`mail-${state}`);

  const lease = await acquireLease(mail, settings.attemptMilliseconds);
  if (!lease) throw new RetryableError('mail-held');
  const content = mail.data() as MailDocument;
  if (!isMailContent(content)) {
    log('mailUnusable', { mailId: mail.id });
    await conclude(lease, ended(lease, 'ERROR', 'Not a document that this delivery can send.'));
    return;
  }
  const attempt = await settings.send(mail.id, content, async () => {
    if (!(await markHandedOver(lease))) throw new RetryableError('mail-held');
  });
  if (attempt.outcome !== 'taken') return failed(lease, attempt, mail);
  log('mailSent', { mailId: mail.id, attempts: lease.delivery.attempts });
  await conclude(lease, { ...ended(lease, 'SUCCESS', null), info: attempt.info });
};

/** Whether this version of the document requests an attempt. Versions written by an attempt request none. */
const isQueued = (mail: DocumentSnapshot): boolean => {
  const delivery = deliveryOf(mail);
  return !delivery || delivery.state === 'RETRY' || (delivery.state === 'PENDING' && delivery.attempts === 0);
};

/**
 * `open`: an attempt may take the lease. `held`: another attempt, perhaps a killed one, has the lease. `early`: it is
 * too early for the next attempt. `over`: no attempt is needed.
 */
const leaseStatus = (mail: DocumentSnapshot): 'open' | 'held' | 'early' | 'over' => {
  const now = Date.now();
  const delivery = deliveryOf(mail);
  if (!delivery || delivery.state === 'RETRY') return 'open';
  if (delivery.state === 'PENDING') {
    const dueAt: unknown = mail.get('due_at');
    return delivery.attempts > 0 && dueAt instanceof Timestamp && dueAt.toMillis() > now ? 'early' : 'open';
  }
  if (delivery.state !== 'PROCESSING') return 'over';
  if (delivery.leaseExpireTime && delivery.leaseExpireTime.toMillis() > now) return 'held';
  // The attempt was killed. If the message may have been sent, `reconcile` decides what follows.
  return delivery.handedOver === false ? 'open' : 'over';
};

const failed = async (lease: Lease, failure: Failure, mail: DocumentSnapshot): Promise<void> => {
  const { outcome, trouble, code, error } = failure;
  const facts = { mailId: mail.id, attempts: lease.delivery.attempts, code };
  const forVisitor = isForVisitor(mail.data() as MailDocument);
  // The age counts from the first attempt and not from the creation, because an e-mail may wait long for its first
  // attempt.
  const age = Date.now() - lease.delivery.startTime.toMillis();

  if (outcome === 'postponed' && age < longestRetry) {
    log(trouble === 'account' ? 'mailServerRefuses' : 'mailPostponed', facts);
    await conclude(
      lease,
      { ...lease.delivery, state: 'PENDING', leaseExpireTime: null, handedOver: false, error, trouble },
      new Date(Date.now() + pauseAfter(age)),
    );
    throw new RetryableError('mail-postponed');
  }
  if (outcome === 'unknown') log('mailUnknown', facts);
  else if (forVisitor && trouble === 'recipient') log('mailRefusedByRecipient', facts);
  else log(outcome === 'refused' ? 'mailRefused' : 'mailGivenUp', facts);
  // At `due`, `reconcile` handles a failed e-mail to the team: if nobody knows whether it arrived, the team gets it
  // once more. A failed e-mail to a visitor is not handled again.
  const pause = outcome === 'unknown' && mail.get('repeated') !== true ? repetitionPause : 0;
  const due = forVisitor ? null : new Date(Date.now() + pause);
  await conclude(lease, { ...ended(lease, 'ERROR', error), handedOver: outcome === 'unknown', trouble }, due);
};

const ended = ({ delivery }: Lease, state: 'SUCCESS' | 'ERROR', error: string | null): Delivery => ({
  ...delivery,
  state,
  error,
  endTime: Timestamp.now(),
  leaseExpireTime: null,
});

/**
 * Records the result of an attempt, with retries. If all retries fail after the message was sent, the result is lost,
 * and `reconcile` treats the e-mail as one that may have arrived.
 */
const conclude = async (lease: Lease, delivery: Delivery, due: Date | null = null): Promise<void> => {
  for (const pause of recordPauses)
    try {
      await recordResult(lease, delivery, due);
      return;
    } catch {
      await wait(pause);
    }
  await recordResult(lease, delivery, due);
};
