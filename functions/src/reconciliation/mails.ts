import { collections } from '@helvardar/shared/collections';
import { FieldValue, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { isOutdated } from '../firestore.ts';
import { failureFacts, log } from '../logs.ts';
import { firstLook, isForVisitor, type MailDocument } from '../mail/mailDocument.ts';
import { concluded, isConcluded, ordered } from '../mail/orders.ts';
import { overdueAfter } from '../mail/retries.ts';
import { digestLimits, divideDigest } from './digest.ts';
import { lastFailure, type NextStep, nextStep } from './nextStep.ts';

type Settings = Parameters<typeof divideDigest>[0];

/** E-mails that are read at once, and pages of them in one run. */
export const batch = { size: 300, most: 20 } as const;

/**
 * Orders again what was not delivered, whoever delivers; counts what has waited for an hour or is for a person. An e-mail
 * has a `due_at` until it is over, so each run sees all that wait, also those whose next attempt is still to come.
 */
export const orderMails = async (
  settings: Settings,
  now: number,
): Promise<{ ordered: number; overdue: number }> => {
  const open = settings.firestore.collection(collections.mail).orderBy('due_at').limit(batch.size);
  const report = { ordered: 0, overdue: 0 };
  let divided = 0;
  let last: QueryDocumentSnapshot | undefined;
  for (let round = 0; round < batch.most; round++) {
    const { docs } = await (last ? open.startAfter(last) : open).get();
    for (const document of docs)
      try {
        const done = await lookAt(settings, document, now, divided < digestLimits.digests);
        if (done.isDivided) divided += 1;
        if (done.isOrdered) report.ordered += 1;
        if (done.isOverdue) report.overdue += 1;
      } catch (error) {
        log('eventFailed', { mailId: document.id, ...failureFacts(error) });
        report.overdue += 1;
      }
    last = docs.at(-1);
    if (docs.length < batch.size) break;
  }
  return report;
};

const lookAt = async (
  settings: Settings,
  document: QueryDocumentSnapshot,
  now: number,
  mayDivide: boolean,
) => {
  const mail = document.data() as MailDocument;
  const created = document.createTime.toMillis();
  const next = nextStep(mail, created, now);
  const isDue = !(mail.due_at instanceof Timestamp && mail.due_at.toMillis() > now);
  const isDivided = next.step === 'divide' && mayDivide;
  if (isDivided) await divideDigest(settings, document, now);
  const isOrdered = (isDue || next.step === 'settle') && (await carryOut(document, next, now));
  // What was just written or ordered has its time to be picked up.
  const waits = next.step !== 'settle' && (isDue || next.step !== 'touch') && isOurTrouble(mail);
  return {
    isDivided,
    isOrdered,
    isOverdue: next.step === 'person' || (waits && now - created > overdueAfter),
  };
};

/** A visitor's mailbox that takes nothing is no trouble of ours. */
const isOurTrouble = (mail: MailDocument): boolean =>
  !isForVisitor(mail) || lastFailure(mail)?.trouble !== 'recipient';

/** The writes of a step. Each is refused when a delivery has written meanwhile: then that one knows better. */
const changes = (next: NextStep, { delivery }: MailDocument, now: number): object | undefined => {
  if (next.step === 'settle') {
    const interrupted = {
      delivery: concluded(delivery, 'Interrupted while it was sent: it may have arrived.'),
    };
    return { due_at: FieldValue.delete(), ...(!isConcluded(delivery) && interrupted) };
  }
  // The next run looks again, also one that begins some seconds early.
  const later = { due_at: new Date(now + firstLook / 2) };
  switch (next.step) {
    case 'touch':
      return delivery?.state === 'RETRY' ? { ...later, delivery: ordered(delivery) } : later;
    case 'retry':
      return { ...later, delivery: ordered(delivery) };
    case 'repeat':
      return { ...later, delivery: ordered(delivery), repeated: true };
    default:
      return undefined;
  }
};

/** Whether the e-mail was ordered. */
const carryOut = async (document: QueryDocumentSnapshot, next: NextStep, now: number): Promise<boolean> => {
  const mail = document.data() as MailDocument;
  const change = changes(next, mail, now);
  if (!change) return false;
  try {
    await document.ref.update(change, { lastUpdateTime: document.updateTime });
  } catch (error) {
    if (isOutdated(error)) return false;
    throw error;
  }
  if (next.step === 'settle') return false;
  // Our own delivery has said so at its attempt.
  const failure = mail.delivery?.token ? undefined : lastFailure(mail);
  if (failure?.trouble === 'account') log('mailServerRefuses', { mailId: document.id, code: failure.code });
  log('mailOrdered', { mailId: document.id, code: next.step });
  return true;
};
