import { collections } from '@helvardar/shared/collections';
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { NotificationSettings } from '../consultation/notify.ts';
import { isCommitted, unchanged } from '../firestore.ts';
import { failureFacts, log } from '../logs.ts';
import { isForVisitor, type MailDocument } from '../mail/mailDocument.ts';
import { fieldsToCheckAgain, requeued, settled } from '../mail/send/deliveryStates.ts';
import { longestPause, overdueAfter, runInterval } from '../mail/send/retries.ts';
import { inDays } from '../retention.ts';
import { wordless } from './list.ts';
import { lastFailure, type NextStep, nextStep } from './nextStep.ts';

/** `size`: e-mails per query. `most`: queries per run. */
export const batch = { size: 300, most: 20 };

/**
 * Starts new attempts to send undelivered e-mails. Counts e-mails that have waited for an hour (`overdue`), and those
 * for which a person must act (`left`). The query leaves out e-mails without `due_at`, because they need nothing more.
 */
export const requeueMails = async (settings: NotificationSettings, now: number, pages = batch.most) => {
  const open = settings.firestore.collection(collections.mail).orderBy('due_at').limit(batch.size);
  const report = { requeued: 0, overdue: 0, left: 0 };
  let last: QueryDocumentSnapshot | undefined;
  for (let round = 0; round < pages; round++) {
    const { docs } = await (last ? open.startAfter(last) : open).get();
    for (const document of docs)
      try {
        const mail = document.data() as MailDocument;
        const created = document.createTime.toMillis();
        const next = nextStep(mail, created, now);
        const wait = mail.due_at instanceof Timestamp ? mail.due_at.toMillis() - now : 0;
        // Only an e-mail with the step `person` has its next check later than `longestPause` from now. With any other
        // step, such a late time comes from a wrong clock, so the e-mail is due now.
        const isDue = wait <= 0 || (next.step !== 'person' && wait > longestPause);
        if ((isDue || next.step === 'settle') && (await carryOut(settings, document, next, now)))
          report.requeued += 1;
        // The step `touch` means that an attempt is requested and has not begun. Until the attempt is late, the e-mail
        // does not count as waiting.
        const waits = next.step !== 'settle' && (isDue || next.step !== 'touch') && isOurTrouble(mail);
        if (next.step === 'person') report.left += 1;
        else if (waits && now - created > overdueAfter) report.overdue += 1;
      } catch (error) {
        log('eventFailed', { mailId: document.id, ...failureFacts(error) });
        report.overdue += 1;
      }
    last = docs.at(-1);
    if (docs.length < batch.size) break;
  }
  return report;
};

/** False if the mail server refused a visitor's address, or the e-mail to this address. */
const isOurTrouble = (mail: MailDocument): boolean =>
  !isForVisitor(mail) || lastFailure(mail)?.trouble !== 'recipient';

const changes = ({ step }: NextStep, { delivery }: MailDocument, now: number): object | undefined => {
  // Half the interval between runs, so that the next run checks the e-mail even if that run starts early.
  const later = fieldsToCheckAgain(new Date(now + runInterval / 2));
  const again = { ...later, delivery: requeued(delivery) };
  return {
    settle: settled(delivery, 'Interrupted while it was sent: it may have arrived.'),
    touch: delivery?.state === 'RETRY' ? again : later,
    retry: again,
    repeat: { ...again, repeated: true },
    // A run reads a limited number of e-mails, in the order of `due_at`. This late time puts the e-mail behind those
    // that can still be sent.
    person: fieldsToCheckAgain(inDays(15, now)),
    wait: undefined,
    shorten: again,
  }[step];
};

/** Carries out a step, unless the document has changed meanwhile. True if the step starts a new attempt. */
const carryOut = async (
  settings: NotificationSettings,
  document: QueryDocumentSnapshot,
  next: NextStep,
  now: number,
): Promise<boolean> => {
  const mail = document.data() as MailDocument;
  const change = changes(next, mail, now);
  if (!change) return false;
  const { ref } = document;
  if (next.step === 'shorten') Object.assign(change, await wordless(settings, mail, now));
  if (!(await isCommitted(ref.firestore.batch().update(ref, change, unchanged(document))))) return false;
  if (next.step === 'settle' || next.step === 'person') return false;
  // A `token` comes from `deliverMail`, which has already logged its failure.
  const failure = mail.delivery?.token ? undefined : lastFailure(mail);
  if (failure?.trouble === 'account') log('mailServerRefuses', { mailId: document.id, code: failure.code });
  log('mailRequeued', { mailId: document.id, code: next.step });
  return true;
};
