import { Timestamp } from 'firebase-admin/firestore';
import { type Delivery, isForVisitor, type MailDocument } from '../mail/mailDocument.ts';
import { type Failure, failureOfText } from '../mail/send/failure.ts';
import { extensionPause, longestRetry, repetitionPause } from '../mail/send/retries.ts';
import { retention } from '../retention.ts';
import { day } from '../time.ts';

/**
 * What `reconcile` does with an e-mail. `settle`: nothing more. `wait`: nothing before `until` (milliseconds since
 * 1970). `touch`: a write causes an event, which starts an attempt. `retry`: the e-mail is sent again. `repeat`: it is
 * sent once more, because nobody knows whether it arrived. `shorten`: a digest or list that is refused for its content
 * is sent without the words of visitors. `person`: a person must act.
 */
export type NextStep =
  | { step: 'settle' | 'touch' | 'retry' | 'repeat' | 'shorten' | 'person' }
  | { step: 'wait'; until: number };

/**
 * The next step for an e-mail. Measurements showed that the extension never retries by itself, and that it sends an
 * e-mail whenever `delivery.state` becomes RETRY. `created` and `now` are in milliseconds since 1970.
 */
export const nextStep = (mail: MailDocument, created: number, now: number): NextStep => {
  const next = stepOf(mail, created, now);
  // Nothing waits for a person for ever.
  return next.step === 'person' && now - created > retention.personDays * day ? { step: 'settle' } : next;
};

const stepOf = (mail: MailDocument, created: number, now: number): NextStep => {
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

export const lastFailure = ({ delivery, to }: MailDocument): Failure | undefined => {
  if (!delivery?.error) return undefined;
  const failure = failureOfText(String(delivery.error), String(to));
  return { ...failure, trouble: delivery.trouble ?? failure.trouble };
};

/** Whether sending the message again could duplicate it. */
export const mayHaveArrived = (mail: MailDocument): boolean => {
  const { delivery } = mail;
  if (!delivery?.state || delivery.state === 'RETRY' || delivery.state === 'PENDING') return false;
  if (delivery.state !== 'ERROR' || delivery.info) return true;
  // `deliverMail` records an unknown outcome in these two fields.
  if (delivery.token) return delivery.handedOver === true && delivery.trouble === 'connection';
  return (lastFailure(mail)?.outcome ?? 'unknown') === 'unknown';
};

/** Milliseconds since 1970. Undefined if `time` is missing, as it may be in a document written by hand. */
const millisecondsOf = (time: unknown): number | undefined =>
  time instanceof Timestamp ? time.toMillis() : undefined;

/** Nobody knows whether the e-mail arrived. The team gets it once more, an hour later; a visitor does not. */
const unknown = (mail: MailDocument, since: number, now: number): NextStep => {
  if (isForVisitor(mail) || mail.repeated) return finished(mail);
  return now - since < repetitionPause
    ? { step: 'wait', until: since + repetitionPause }
    : { step: 'repeat' };
};

/**
 * After the last attempt, nothing more is done with an e-mail to a visitor. One to the team needs a person, unless it
 * is a digest or list that was refused for its content and not yet shortened.
 */
const finished = (mail: MailDocument): NextStep => {
  if (isForVisitor(mail)) return { step: 'settle' };
  return { step: isRefusedForItsWords(mail) ? 'shorten' : 'person' };
};

const isRefusedForItsWords = ({ kind, request_ids: ids, wordless, delivery }: MailDocument): boolean =>
  (kind === 'digest' || kind === 'list') &&
  !wordless &&
  ids?.length > 0 &&
  /^(?:Error: )?Message failed: \d/.test(delivery?.error ?? '');
