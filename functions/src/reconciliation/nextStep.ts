import { healsByItself } from '../mail/failure.ts';
import { type Delivery, isForVisitor, type MailDocument } from '../mail/mailDocument.ts';
import { extensionPause, longestRetry, repetitionPause } from '../mail/retries.ts';

/**
 * What reconciliation does with a document of `mail` that is due. `settle`: nothing is left to do. `wait`: until then.
 * `touch`: any write orders it. `retry`: order it by `RETRY`; `repeat`: the same, as the one repetition after an unknown
 * outcome. `person`: it stays in sight until somebody deals with it.
 */
export type NextStep =
  | { step: 'settle' | 'touch' | 'retry' | 'repeat' | 'person' }
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
      const leaseEnd = delivery.leaseExpireTime?.toMillis() ?? 0;
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
  const end = delivery.endTime?.toMillis() ?? delivery.startTime.toMillis();
  const text = delivery.error ?? '';
  if (delivery.info) return finished(mail);
  // Our own delivery has tried for as long as it may, and says what it does not know.
  if (delivery.token) {
    const noAnswer = delivery.handedOver === true && delivery.trouble === 'connection';
    return noAnswer ? unknown(mail, end, now) : finished(mail);
  }
  if (healsByItself(text)) {
    if (now - created > longestRetry) return finished(mail);
    return now - end < extensionPause ? { step: 'wait', until: end + extensionPause } : { step: 'retry' };
  }
  return mayHaveArrived(text) ? unknown(mail, end, now) : finished(mail);
};

/** The extension's texts of a dropped connection, a time-out and an ended lease; a 5xx answer is none of them. */
const mayHaveArrived = (text: string): boolean =>
  /Connection closed|socket close|time-?out|lease expired/i.test(text);

/** A visitor's is never sent again; the team's once, an hour later. */
const unknown = (mail: MailDocument, since: number, now: number): NextStep => {
  if (isForVisitor(mail) || mail.repeated) return finished(mail);
  return now - since < repetitionPause
    ? { step: 'wait', until: since + repetitionPause }
    : { step: 'repeat' };
};

/** Nothing more can be done by itself: a visitor's confirmation is over, the team's e-mail is for a person. */
const finished = (mail: MailDocument): NextStep => ({ step: isForVisitor(mail) ? 'settle' : 'person' });
