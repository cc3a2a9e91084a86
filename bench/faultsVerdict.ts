import type { DocumentData } from 'firebase-admin/firestore';
import { type Message, messageId } from '../emulators/mailServer.ts';
import { mailId } from '../functions/src/mail/contract.ts';
import { messageId as messageIdOf } from '../functions/src/mail/smtp.ts';
import { isRefused, type Visit } from './faultsVisits.ts';

/** What is known in the end. */
export interface Evidence {
  teamAddress: string;
  mailFrom: string;
  /** What the mail server has taken, in its order. */
  messages: readonly Message[];
  /** The documents by their ids. */
  ledger: ReadonlyMap<string, DocumentData>;
  mails: ReadonlyMap<string, DocumentData>;
  /** E-mails whose outcome nobody knew when everything had come to rest. */
  unknown: ReadonlyMap<string, Unknown>;
  /** When the last request was sent and everything had come to rest. */
  restedAt: number;
  kills: readonly number[];
}

export interface Unknown {
  /** Its process was killed: nothing says how the attempt ended. */
  killed: boolean;
  since: number;
}

export interface Verdict {
  visit: Visit;
  /** What it met on its way, and what its e-mails met. */
  met: ReadonlySet<string>;
  /** Nobody told the team. */
  lost: boolean;
  /** The visitor was told more than once. */
  confirmedTwice: boolean;
  confirmed: boolean;
  /** There is no confirmation, and neither a refusal, a limit nor an unknown outcome explains it. */
  unconfirmed: boolean;
  /** The e-mails of which the team got a second copy, and those of them that nothing explains, by their Message-IDs. */
  copies: string[];
  unexplainedCopies: string[];
  /** Milliseconds from the visitor to the inbox, where the team got an e-mail about this request alone. */
  latency: number | undefined;
}

/** Whether an e-mail that nobody holds may have arrived. */
export const isUnknown = ({ delivery }: DocumentData): boolean =>
  delivery?.handedOver === true &&
  (delivery.state === 'PROCESSING' || (delivery.state === 'ERROR' && delivery.trouble === 'connection'));

/** The team's e-mail after its one repetition, when that ended unknown too: people are told that it is overdue. */
export const isForAPerson = (mail: DocumentData): boolean => mail['repeated'] === true && isUnknown(mail);

/** Judges by what the mail server has taken; the documents serve only to explain what is missing or came twice. */
export const judge = (visits: readonly Visit[], evidence: Evidence): Verdict[] => {
  const { messages, mails, unknown, ledger } = evidence;
  const toTeam = new Map<string, Message[]>();
  const byMessageId = Map.groupBy(messages, messageId);
  for (const message of messages.filter(({ to }) => to === evidence.teamAddress))
    for (const id of requestsIn(message)) toTeam.set(id, [...(toTeam.get(id) ?? []), message]);

  const documentOf = new Map([...mails.keys()].map((id) => [messageIdOf(id, evidence.mailFrom), id]));
  /** Whether the second of two copies is one that the promise allows. */
  const isExplained = ([first, second, ...more]: readonly Message[]): boolean => {
    if (!first || !second || more.length > 0) return false;
    const known = unknown.get(documentOf.get(messageId(first)) ?? '');
    if (!known || second.takenAt < known.since) return false;
    return known.killed
      ? evidence.kills.some((time) => time >= first.takenAt - 1_000)
      : first.fault?.at === 'message';
  };

  const groups = Map.groupBy(visits, ({ submission, repeats }) => (repeats?.submission ?? submission).email);
  return visits.map((visit) => {
    const { request_id: id, email } = visit.submission;
    const own = toTeam.get(id) ?? [];
    const sameWords = groups.get((visit.repeats?.submission ?? visit.submission).email) ?? [];
    const confirmations = byMessageId.get(messageIdOf(mailId(id, 'visitor'), evidence.mailFrom)) ?? [];
    const entry = ledger.get(id);
    const isWithheld =
      entry?.['digest'] !== undefined ||
      (sameWords.length > 1 && entry?.['repeats'] !== undefined && !entry['mails'].includes('visitor'));
    const visitorMail = mails.get(mailId(id, 'visitor'));
    const explained = isWithheld || isRefused(email) || isUnknown(visitorMail ?? {});

    const perMail = [...Map.groupBy(own, messageId).values()];
    const repeated = perMail.filter((copies) => copies.length > 1);
    // A digest, for one, that tells of a request which had its own e-mail.
    const others = perMail.slice(1);
    const first = own.find(
      (message) => messageId(message) === messageIdOf(mailId(id, 'team'), evidence.mailFrom),
    );
    return {
      visit,
      met: new Set([...visit.met, ...[...own, ...confirmations].flatMap(({ fault }) => fault?.text ?? [])]),
      lost: !sameWords.some(({ submission }) => toTeam.has(submission.request_id)),
      confirmedTwice: confirmations.length > 1,
      confirmed: confirmations.length > 0,
      unconfirmed: confirmations.length === 0 && !explained,
      copies: idsOf([...repeated, ...others]),
      unexplainedCopies: idsOf([...repeated.filter((copies) => !isExplained(copies)), ...others]),
      latency: first && first.takenAt < evidence.restedAt ? first.takenAt - visit.since : undefined,
    };
  });
};

const idsOf = (mails: readonly (readonly Message[])[]): string[] =>
  mails.flatMap(([message]) => (message ? messageId(message) : []));

/** The requests of which an e-mail to the team tells, also in lines that its encoding has folded. */
const requestsIn = ({ content }: Message): Set<string> =>
  new Set(
    Array.from(
      content.replaceAll(/=\r?\n/g, '').matchAll(/\brequest ([A-Za-z0-9]{20})\b/gi),
      ([, id]) => id ?? '',
    ),
  );
