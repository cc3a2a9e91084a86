import { setTimeout as wait } from 'node:timers/promises';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { log } from '../logs.ts';
import { Redelivery } from '../redelivery.ts';
import { type Delivery, isMailDocument, type MailDocument } from './contract.ts';
import { claim, deliveryOf, isOrder, record, standing } from './lease.ts';
import { mayPass, type Send, smtpCode } from './smtp.ts';

export interface DeliverySettings {
  send: Send;
  /** Milliseconds between the attempts of one invocation: one attempt more than pauses. */
  pauses: readonly number[];
  /** After so many attempts in all, a delivery ends in ERROR. */
  maximumAttempts: number;
}

/**
 * Delivers a written document of `mail`, if it orders that. Throws when the platform shall deliver the event again,
 * with its own back-off: after passing trouble, and while another delivery holds the document, which may have crashed.
 * So a crash is made up for by the first redelivery after its lease has ended.
 */
export const deliver = async (settings: DeliverySettings, written: DocumentSnapshot): Promise<void> => {
  if (!written.exists || !isOrder(written)) return;
  const mail = await written.ref.get();
  const state = mail.exists ? standing(deliveryOf(mail)) : 'final';
  if (state === 'final') return;
  if (state === 'held') throw new Redelivery('mail-held');
  const delivery = await claim(mail);
  if (!delivery) return;

  const content = mail.data();
  if (!isMailDocument(content)) {
    log('mailUnusable', { mailId: mail.id });
    await record(mail.ref, ended(delivery, 'ERROR', 'Not a document that this delivery can send.'));
    return;
  }
  const result = await attempt(settings, mail.id, content, delivery);
  await record(mail.ref, result);
  if (result.state === 'PENDING') throw new Redelivery('mail-postponed');
};

/** Attempts until an answer is final, the pauses are used up, or the attempts. */
const attempt = async (
  { send, pauses, maximumAttempts }: DeliverySettings,
  mailId: string,
  content: MailDocument,
  delivery: Delivery,
): Promise<Delivery> => {
  let { attempts } = delivery;
  for (const pause of [...pauses, null]) {
    attempts += 1;
    try {
      const info = await send(mailId, content);
      log('mailSent', { mailId, attempts });
      return { ...ended({ ...delivery, attempts }, 'SUCCESS', null), info };
    } catch (error) {
      const code = smtpCode(error);
      const reason = error instanceof Error ? error.message : String(error);
      if (!mayPass(error) || attempts >= maximumAttempts) {
        log('mailRefused', { mailId, attempts, code });
        return ended({ ...delivery, attempts }, 'ERROR', reason);
      }
      log('mailPostponed', { mailId, attempts, code });
      if (pause === null)
        return { ...delivery, attempts, state: 'PENDING', leaseExpireTime: null, error: reason };
      await wait(pause);
    }
  }
  throw new Error('Expected the last round to return.');
};

const ended = (delivery: Delivery, state: 'SUCCESS' | 'ERROR', error: string | null): Delivery => ({
  ...delivery,
  state,
  error,
  endTime: Timestamp.now(),
  leaseExpireTime: null,
});
