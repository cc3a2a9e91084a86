import { Timestamp } from 'firebase-admin/firestore';
import { type Failure, failureOfText } from '../mail/failure.ts';
import { type Delivery, isForVisitor, type MailDocument } from '../mail/mailDocument.ts';
import { extensionPause, longestRetry, repetitionPause } from '../mail/retries.ts';

/**
 * What reconciliation does with a document of `mail` that is due. `settle`: nothing is left to do. `wait`: until then.
 * `touch`: any write orders it. `retry`: order it by `RETRY`; `repeat`: the same, as the one repetition after an unknown
 * outcome. `divide`: a digest whose words were refused goes in parts. `person`: it stays in sight until somebody deals with it.
 */
export type NextStep =
  | { step: 'settle' | 'touch' | 'retry' | 'repeat' | 'divide' | 'person' }
  | { step: 'wait'; until: number };

/**
 * The one table of what follows from the state of an e-mail, whoever delivers. Our own delivery says with `handedOver`
 * whether the server may have taken the message; of the extension, what is safe was measured: it never sends again what
 * it left, and RETRY sends from every state, so also a second time.
 *
 * @param created and `now` in milliseconds since 1970
 */
export const nextStep = (mail: MailDocument, created: number, now: number): NextStep => {
  const { delivery } = mail;
  if (!delivery) return { step: 'touch' };
  switch (delivery.state) {
    case 'SUCCESS':
      return { step: 'settle' };
    case 'RETRY':
      return { step: 'touch' };
    case 'PENDING':
      return { step: delivery.attempts === 0 ? 'touch' : 'retry' };
    case 'PROCESSING': {
      const leaseEnd = millisecondsOf(delivery.leaseExpireTime) ?? 0;
      if (leaseEnd > now) return { step: 'wait', until: leaseEnd };
      return delivery.handedOver === false ? { step: 'retry' } : unknown(mail, leaseEnd, now);
    }
    case 'ERROR':
      return afterError(mail, delivery, created, now);
    default:
      return { step: 'person' };
  }
};

const afterError = (mail: MailDocument, delivery: Delivery, created: number, now: number): NextStep => {
  const end = millisecondsOf(delivery.endTime) ?? millisecondsOf(delivery.startTime) ?? created;
  if (mayHaveArrived(mail)) return delivery.info ? finished(mail) : unknown(mail, end, now);
  // Our own delivery has tried for as long as it may.
  const isOver = delivery.token !== undefined || now - created > longestRetry;
  if (isOver || lastFailure(mail)?.outcome === 'refused') return finished(mail);
  return now - end < extensionPause ? { step: 'wait', until: end + extensionPause } : { step: 'retry' };
};

/** How the last attempt failed, whoever made it. */
export const lastFailure = ({ delivery, to }: MailDocument): Failure | undefined => {
  if (!delivery?.error) return undefined;
  const failure = failureOfText(String(delivery.error), String(to));
  return { ...failure, trouble: delivery.trouble ?? failure.trouble };
};

/** Whether the message may have left, or may be leaving now: sent again, it could come twice. */
export const mayHaveArrived = (mail: MailDocument): boolean => {
  const { delivery } = mail;
  switch (delivery?.state) {
    case undefined:
    case 'RETRY':
    case 'PENDING':
      return false;
    case 'ERROR':
      if (delivery.info) return true;
      // Our own delivery records whether the outcome is unknown.
      if (delivery.token) return delivery.handedOver === true && delivery.trouble === 'connection';
      return (lastFailure(mail)?.outcome ?? 'unknown') === 'unknown';
    default:
      return true;
  }
};

/** Undefined where a document that was written by hand holds no time. */
const millisecondsOf = (time: unknown): number | undefined =>
  time instanceof Timestamp ? time.toMillis() : undefined;

/** A visitor's is never sent again; the team's once, an hour later. */
const unknown = (mail: MailDocument, since: number, now: number): NextStep => {
  if (isForVisitor(mail) || mail.repeated) return finished(mail);
  return now - since < repetitionPause
    ? { step: 'wait', until: since + repetitionPause }
    : { step: 'repeat' };
};

/** Nothing more can be done by itself: a visitor's confirmation is over, the team's e-mail is for a person. */
const finished = (mail: MailDocument): NextStep => {
  if (isForVisitor(mail)) return { step: 'settle' };
  return { step: isRefusedForItsWords(mail) ? 'divide' : 'person' };
};

/** Of a digest of several: both deliverers say so, before the server's own words, when its answer was to the message. */
const isRefusedForItsWords = ({ kind, request_ids: ids, delivery }: MailDocument): boolean =>
  kind === 'digest' && ids?.length > 1 && /^(?:Error: )?Message failed: \d/.test(delivery?.error ?? '');
