import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import type { LedgerEntry } from '../functions/src/consultation/ledger.ts';
import type { MailDocument } from '../functions/src/mail/contract.ts';
import { nextStep } from '../functions/src/reconciliation/nextStep.ts';
import { collections } from '../shared/collections.ts';

/** Everything that is stored about one request. */
export interface Way {
  requestId: string;
  request: DocumentSnapshot;
  ledger: DocumentSnapshot;
  mails: DocumentSnapshot[];
}

export const wayOf = async (firestore: Firestore, requestId: string): Promise<Way> => {
  const [request, ledger, mails] = await Promise.all([
    firestore.collection(collections.requests).doc(requestId).get(),
    firestore.collection(collections.ledger).doc(requestId).get(),
    firestore.collection(collections.mail).where('request_ids', 'array-contains', requestId).get(),
  ]);
  return { requestId, request, ledger, mails: mails.docs };
};

const timeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'toDate' in value
    ? (value as Timestamp).toDate().toISOString().replace('T', ' ').slice(0, 19)
    : '–';

/** The way of a request in sentences: the first thing that is missing is the reason why somebody got no answer. */
export const wayInWords = ({ requestId, request, ledger, mails }: Way, now = Date.now()): string[] => [
  `Request ${requestId}`,
  `  stored: ${storedInWords(request)}`,
  `  ledger: ${ledgerInWords(ledger)}`,
  ...mails.flatMap((mail) => mailInWords(mail, now).map((line) => `  ${line}`)),
];

const storedInWords = (request: DocumentSnapshot): string => {
  if (!request.exists) return 'no request; it never arrived, or it still waits in the browser';
  const created = timeOf(request.get('created_at'));
  if (request.get('erased_at')) return `${created}, erased ${timeOf(request.get('erased_at'))}`;
  return `${created}, ${request.get('email')}, ${request.get('name')}`;
};

const ledgerInWords = (ledger: DocumentSnapshot): string => {
  const entry = ledger.data() as LedgerEntry | undefined;
  if (!entry) return 'no ledger entry; nobody has been told yet (npm run mail -- reconcile)';
  if (entry.unusable) return 'the document holds no request';
  if (entry.repeats) return `repeats ${entry.repeats}, whose e-mails stand for this one`;
  const written =
    entry.mails.length > 0 ? `e-mails to ${entry.mails.join(' and ')}` : 'no e-mails of its own';
  const digest =
    entry.digest === 'due' ? '; digest: waits for the next one' : `; digest: told by ${entry.digest}`;
  return `${timeOf(ledger.get('created_at'))}, ${written}${entry.digest ? digest : ''}`;
};

/** What follows by itself from the state of an e-mail. */
const consequences = {
  settle: 'nothing more is done',
  touch: 'nobody has picked it up; reconciliation orders it',
  retry: 'reconciliation orders it again',
  repeat: 'it may have arrived; reconciliation sends it once more',
  person: 'a person has to decide: npm run mail -- retry or settle',
  wait: 'it is waited for until',
} as const;

/** An e-mail with its attempts, what the server said last, and what follows. */
export const mailInWords = (document: DocumentSnapshot, now = Date.now()): string[] => {
  const mail = document.data() as MailDocument;
  const { delivery } = mail;
  const next = nextStep(mail, document.createTime?.toMillis() ?? now, now);
  const state = delivery
    ? `${delivery.state}, ${delivery.attempts ?? 0} attempts, last change ${timeOf(document.updateTime)}`
    : 'not picked up';
  const isSettled = delivery?.state === 'SUCCESS' || !mail.due_at;
  const consequence =
    next.step === 'wait'
      ? `${consequences.wait} ${new Date(next.until).toISOString()}`
      : consequences[isSettled ? 'settle' : next.step];
  return [
    `e-mail ${document.id}: written ${timeOf(document.createTime)}, ${state}`,
    ...(delivery?.error ? [`  the server or the delivery said: ${delivery.error}`] : []),
    ...(delivery?.info ? [`  the server took it: ${delivery.info.response}`] : []),
    ...(delivery?.state === 'SUCCESS' ? [] : [`  next: ${consequence}`]),
  ];
};
