import type { DocumentData } from 'firebase-admin/firestore';
import { type Message, messageId } from '../emulators/mailServer.ts';
import { mailId } from '../functions/src/mail/mailDocument.ts';
import { repetitionPause } from '../functions/src/mail/retries.ts';
import { messageId as messageIdOf } from '../functions/src/mail/smtp.ts';
import { isRefused, type Visit } from './faultsVisits.ts';

type Taken = Message & { /** The time that reconciliation was shown then. */ shownTime: number };
/** What is known in the end: what the mail server has taken, in its order, and the documents by their ids. */
export interface Evidence {
  teamAddress: string;
  mailFrom: string;
  messages: readonly Taken[];
  ledger: ReadonlyMap<string, DocumentData>;
  mails: ReadonlyMap<string, DocumentData>;
  /** E-mails whose outcome nobody knew when all had come to rest, with the state in which they were found. */
  unknown: ReadonlyMap<string, string>;
  kills: readonly number[];
}

/** Whether an e-mail that nobody holds may have arrived. */
export const isUnknown = ({ delivery }: DocumentData): boolean =>
  delivery?.handedOver === true &&
  (delivery.state === 'PROCESSING' || (delivery.state === 'ERROR' && delivery.trouble === 'connection'));

/** The team's e-mail after its one repetition, when that ended unknown too: people are told that it is overdue. */
export const isForAPerson = (mail: DocumentData): boolean => mail['repeated'] === true && isUnknown(mail);

/** The requests of which an e-mail to the team tells, also in lines that its encoding has folded. */
const requestsIn = (content = ''): string[] =>
  Array.from(
    content.replaceAll(/=\r?\n/g, '').matchAll(/\brequest ([A-Za-z0-9]{20})\b/gi),
    ([, id]) => id ?? '',
  );

/** Judges by what the mail server has taken; the documents serve only to explain what is missing or came twice. */
export const judge = (visits: readonly Visit[], evidence: Evidence) => {
  const { messages, mails, unknown, ledger, kills, mailFrom, teamAddress } = evidence;
  const copiesOf = Map.groupBy(messages, messageId);
  const copies = (id: string) => copiesOf.get(messageIdOf(id, mailFrom)) ?? [];
  const toTeam = [...copiesOf.values()]
    .filter(([first]) => first?.to === teamAddress)
    .map((copies) => ({ copies, told: requestsIn(copies[0]?.content) }));
  const unheard = new Map([...unknown].map(([id, state]) => [copies(id)[0], state]));
  /** One second copy, an hour later, of an e-mail that the server took while nobody learnt of it. */
  const isExplained = ([first, second, ...more]: readonly Taken[]): boolean => {
    if (!first || !second || more.length > 0) return false;
    const state = unheard.get(first);
    const isKilled = state === 'PROCESSING' && kills.some((time) => time >= first.takenAt - 1_000);
    const isCut = state === 'ERROR' && first.fault?.at === 'message';
    return (isKilled || isCut) && second.shownTime - first.shownTime >= repetitionPause;
  };

  return visits.map((visit) => {
    const { request_id: id, email } = visit.submission;
    const sameWords = visits.flatMap(({ submission }) =>
      submission.email === email ? submission.request_id : [],
    );
    const confirmations = copies(mailId(id, 'visitor'));
    const entry = ledger.get(id);
    const isWithheld = entry?.['digest'] !== undefined || sameWords.includes(entry?.['repeats']);
    const isExcused = isWithheld || isRefused(email) || isUnknown(mails.get(mailId(id, 'visitor')) ?? {});
    const telling = toTeam.filter(({ told }) => told.includes(id));
    // What tells of many requests counts once.
    const repeated = telling.filter(({ copies, told }) => copies.length > 1 && told[0] === id);
    // A digest, for one, that tells of a request which had its own e-mail.
    const others = Math.max(0, telling.length - 1);
    const faults = [...confirmations, ...telling.flatMap(({ copies }) => copies)];
    const [own] = copies(mailId(id, 'team'));
    return {
      id,
      met: [...visit.met, ...faults.flatMap(({ fault }) => fault?.text ?? [])],
      /** Milliseconds from the visitor to the inbox, where the team got an e-mail of its own at once. */
      waited: own && own.takenAt === own.shownTime ? own.takenAt - visit.since : undefined,
      lost: Number(!toTeam.some(({ told }) => told.some((each) => sameWords.includes(each)))),
      'confirmed twice': Number(confirmations.length > 1),
      'not confirmed': Number(confirmations.length === 0),
      'without reason': Number(confirmations.length === 0 && !isExcused),
      'second copies': repeated.length + others,
      unexplained: repeated.filter(({ copies }) => !isExplained(copies)).length + others,
    };
  });
};
export type Verdict = ReturnType<typeof judge>[number];
