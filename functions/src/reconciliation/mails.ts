import { collections } from '@helvardar/shared/collections';
import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isOutdated } from '../firestore.ts';
import { log } from '../logs.ts';
import { firstLook, isForVisitor, type MailDocument } from '../mail/mailDocument.ts';
import { overdueAfter } from '../mail/retries.ts';
import { type NextStep, nextStep } from './nextStep.ts';

/** E-mails that are read at once, and pages of them in one run. */
export const batch = { size: 300, most: 20 } as const;

/** Orders again what was not delivered, whoever delivers; counts what has waited for an hour or is for a person. */
export const orderMails = async (
  { firestore }: { firestore: Firestore },
  now: number,
): Promise<{ ordered: number; overdue: number }> => {
  const due = firestore
    .collection(collections.mail)
    .where('due_at', '<=', new Date(now))
    .orderBy('due_at')
    .limit(batch.size);
  const report = { ordered: 0, overdue: 0 };
  let last: QueryDocumentSnapshot | undefined;
  for (let round = 0; round < batch.most; round++) {
    const { docs } = await (last ? due.startAfter(last) : due).get();
    for (const document of docs) {
      const mail = document.data() as MailDocument;
      const created = document.createTime.toMillis();
      const next = nextStep(mail, created, now);
      if (await carryOut(document, next, now)) report.ordered += 1;
      const isLate = now - created > overdueAfter;
      if (next.step === 'person' || (isLate && next.step !== 'settle' && isOurTrouble(mail)))
        report.overdue += 1;
    }
    last = docs.at(-1);
    if (docs.length < batch.size) break;
  }
  return report;
};

/** A visitor's mailbox that takes nothing is no trouble of ours. */
const isOurTrouble = (mail: MailDocument): boolean =>
  !isForVisitor(mail) || mail.delivery?.trouble !== 'recipient';

/** The writes of a step. Each is refused when a delivery has written meanwhile: then that one knows better. */
const changes = (next: NextStep, now: number): object | undefined => {
  const later = new Date(now + firstLook);
  switch (next.step) {
    case 'settle':
      return { due_at: FieldValue.delete() };
    case 'wait':
      return { due_at: new Date(next.until) };
    case 'touch':
      return { due_at: later };
    case 'retry':
      return { due_at: later, 'delivery.state': 'RETRY' };
    case 'repeat':
      return { due_at: later, 'delivery.state': 'RETRY', repeated: true };
    case 'person':
      return undefined;
  }
};

/** Whether the e-mail was ordered. */
const carryOut = async (document: QueryDocumentSnapshot, next: NextStep, now: number): Promise<boolean> => {
  const change = changes(next, now);
  if (!change) return false;
  try {
    await document.ref.update(change, { lastUpdateTime: document.updateTime });
  } catch (error) {
    if (isOutdated(error)) return false;
    throw error;
  }
  if (next.step === 'settle' || next.step === 'wait') return false;
  log('mailOrdered', { mailId: document.id, code: next.step });
  return true;
};
