import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Trouble } from './mailDocument.ts';

/**
 * An attempt without the server's confirmation. `postponed`: the message was not accepted, another attempt may succeed.
 * `refused`: permanently refused. `unknown`: the message was handed over without an answer, so it may have arrived.
 */
export interface Failure {
  outcome: 'postponed' | 'refused' | 'unknown';
  trouble: Trouble;
  /** The server's code, else the library's; it may be logged. */
  code: string | number;
  /** The server's answer, which may quote addresses; it is stored in the document only. */
  error: string;
}

type LibraryError = Partial<SMTPConnection.SMTPError>;

/** Words with which a server refuses us, whatever the recipient: quota, relaying, sender or network. */
const refusesUs =
  /\bquota\b|\b(?:rate|sending|daily|message) limit\b|\brelay|\brcpthosts\b|\bauthenticat|\bsender address\b|\bclient host\b/i;
const mailboxFull = /\bmailbox (?:is )?full\b/i;
/** Status codes of RFC 3463. About the recipient: address and mailbox. About us: sender's address and congestion. */
const aboutAddressee = /^(?:1\.(?![78]$)|2\.)/;
const aboutUs = /^(?:1\.[78]|4\.5)$/;
/** The number of characters of an answer that are stored. */
const longest = 1_000;
const certificate = /certificate|self[- ]signed|CERT_|altname/i;

/** Whether the server refuses us rather than this recipient or message, which its answer may quote. */
const isAboutUs = (answer: string, to: string, isAboutMessage: boolean): boolean => {
  const status = /^\D*\d{3}[ -][45]\.(\d{1,3}\.\d{1,3})\b/.exec(answer)?.[1] ?? '';
  if (isAboutMessage || aboutUs.test(status)) return aboutUs.test(status);
  const words = ownWords(answer, to);
  return !aboutAddressee.test(status) && !mailboxFull.test(words) && refusesUs.test(words);
};

/** The answer without addresses and without quoted answers of other servers, which a visitor can choose. */
const ownWords = (answer: string, to: string): string => {
  const parts = to.split('@').map((part) => part.replace(/\W/g, '\\$&'));
  return answer
    .replace(/<[^>]*>|\S+@\S+|\b(?:said|was):.*/gs, '')
    .replace(new RegExp(`(?<!\\w)(?:${parts.join('|')})(?!\\w)`, 'gi'), '');
};

/** The failure of a message, from the SMTP library's error and from whether the message was handed over. */
export const failureOf = (error: unknown, handedOver: boolean, to = ''): Failure => {
  const { responseCode, code, command, message } = error as LibraryError;
  const text = (message ?? String(error)).slice(0, longest);
  const failure = (outcome: Failure['outcome'], trouble: Trouble): Failure => ({
    outcome,
    trouble,
    code: responseCode ?? code ?? 'unknown',
    error: text,
  });

  const isAboutMessage = code === 'EMESSAGE';
  if (handedOver && !isAboutMessage) return failure('unknown', 'connection');
  const isFinal = typeof responseCode === 'number' && responseCode >= 500;
  if (responseCode && isAboutUs(text, to, isAboutMessage))
    return failure('postponed', isFinal ? 'account' : 'connection');
  if (isAboutMessage || command === 'RCPT TO') return failure(isFinal ? 'refused' : 'postponed', 'recipient');
  if (isFinal || code === 'EAUTH' || (!responseCode && certificate.test(text)))
    return failure('postponed', 'account');
  return failure('postponed', 'connection');
};

/** A server's answer in the library's text: to the message, or to a step before it. */
const answered =
  /^(?:Error: )?(Can't send mail - all recipients were rejected|(?:Message|(?:Mail|Data) command) failed|(?:Invalid|EHLO|Server terminates|Error upgrading|Unexpected Response)\b[^:=]*?)(?:: |\. response=)([45]\d\d)\b/;
/** No answer, but a failure before the message: no connection, no encryption, no greeting. */
const beforeMessage =
  /^(?:Error: )?(?:(?:connect|getaddrinfo|query\w+) E|Connection timeout|Greeting never received|Unexpected socket close|Client network socket disconnected)|wrong version number/;
/** The library's error fields for the steps whose answers are about the recipient or the message. */
const steps: Record<string, LibraryError> = {
  "Can't send mail - all recipients were rejected": { command: 'RCPT TO' },
  'Message failed': { code: 'EMESSAGE' },
};

/**
 * The failure from the text alone, which is all that the Trigger Email extension records: texts of nodemailer 8, as
 * measured. A text that is the same before and after the message counts as unknown.
 */
export const failureOfText = (text: string, to: string): Failure => {
  const [, step, answer] = answered.exec(text) ?? [];
  const isBefore = step !== undefined || beforeMessage.test(text) || certificate.test(text);
  const error: LibraryError = {
    message: text,
    ...(step && { responseCode: Number(answer), ...steps[step] }),
  };
  return failureOf(error, !isBefore, to);
};
