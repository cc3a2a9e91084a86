import { Timestamp } from 'firebase-admin/firestore';
import { type Failure, failureOfText } from '../mail/failure.ts';
import { type Delivery, isForVisitor, type MailDocument } from '../mail/mailDocument.ts';
import { extensionPause, longestRetry, repetitionPause } from '../mail/retries.ts';

/**
 * What the scheduled job `reconcile` does with a document of `mail`. `settle`: nothing more is done with the e-mail.
 * `wait`: nothing happens before `until` (milliseconds since 1970). `touch`: a write to the document causes an event,
 * which starts an attempt. `retry`: the e-mail is sent again. `repeat`: the e-mail is sent once more, because nobody
 * knows whether it arrived. `divide`: a digest that was refused for its content is split. `person`: the e-mail is left
 * to a person.
 */
export type NextStep =
  | { step: 'settle' | 'touch' | 'retry' | 'repeat' | 'divide' | 'person' }
  | { step: 'wait'; until: number };

/**
 * The next step for an e-mail of `deliverMail` or of the extension. `deliverMail` records in `handedOver` whether the
 * server may have accepted the message. As measured, the extension never retries by itself, and sends an e-mail
 * whenever its state becomes RETRY, even if it has sent this e-mail before. `created` and `now` are in milliseconds
 * since 1970.
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
  // A `token` comes from `deliverMail`, which sets ERROR only after its last attempt.
  const isOver = delivery.token !== undefined || now - created > longestRetry;
  if (isOver || lastFailure(mail)?.outcome === 'refused') return finished(mail);
  return now - end < extensionPause ? { step: 'wait', until: end + extensionPause } : { step: 'retry' };
};

/** The failure of the last attempt, by `deliverMail` or the extension. */
export const lastFailure = ({ delivery, to }: MailDocument): Failure | undefined => {
  if (!delivery?.error) return undefined;
  const failure = failureOfText(String(delivery.error), String(to));
  return { ...failure, trouble: delivery.trouble ?? failure.trouble };
};

/** Whether the message may have arrived or may be on its way, so that sending it again could duplicate it. */
export const mayHaveArrived = (mail: MailDocument): boolean => {
  const { delivery } = mail;
  if (!delivery?.state || delivery.state === 'RETRY' || delivery.state === 'PENDING') return false;
  if (delivery.state !== 'ERROR' || delivery.info) return true;
  // `deliverMail` records an unknown outcome by these two fields.
  if (delivery.token) return delivery.handedOver === true && delivery.trouble === 'connection';
  return (lastFailure(mail)?.outcome ?? 'unknown') === 'unknown';
};

/** A time in milliseconds since 1970. Undefined if a document written by hand has no time. */
const millisecondsOf = (time: unknown): number | undefined =>
  time instanceof Timestamp ? time.toMillis() : undefined;

/**
 * The step when nobody knows whether an e-mail arrived. An e-mail to a visitor is not sent again. An e-mail to the team
 * is sent again once, an hour later.
 */
const unknown = (mail: MailDocument, since: number, now: number): NextStep => {
  if (isForVisitor(mail) || mail.repeated) return finished(mail);
  return now - since < repetitionPause
    ? { step: 'wait', until: since + repetitionPause }
    : { step: 'repeat' };
};

/**
 * The step after the last attempt. With an e-mail to a visitor, nothing more is done. One to the team needs a person,
 * unless it is a digest that can be divided.
 */
const finished = (mail: MailDocument): NextStep => {
  if (isForVisitor(mail)) return { step: 'settle' };
  return { step: isRefusedForItsWords(mail) ? 'divide' : 'person' };
};

/**
 * Whether the mail server refused a digest for its content, and the step `divide` can help. A digest of several requests
 * is split into smaller ones. A digest of suspected requests that names any is replaced by one that names none and only
 * states how many there are.
 */
const isRefusedForItsWords = ({ kind, request_ids: ids, suspected, delivery }: MailDocument): boolean =>
  kind === 'digest' &&
  ids?.length > (suspected ? 0 : 1) &&
  /^(?:Error: )?Message failed: \d/.test(delivery?.error ?? '');
