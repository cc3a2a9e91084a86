import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Trouble } from '../mailDocument.ts';

/**
 * An attempt without confirmation by the mail server. `postponed`: the message was not accepted, but another attempt
 * may succeed. `refused`: the message is refused for good. `unknown`: the mail server may have accepted the message,
 * but did not answer.
 */
export interface Failure {
  outcome: 'postponed' | 'refused' | 'unknown';
  trouble: Trouble;
  /** The server's status code, or else the library's error code. It may be logged. */
  code: string | number;
  /** The library's error message. It may quote addresses, so it is stored and never logged. */
  error: string;
}

type LibraryError = Partial<SMTPConnection.SMTPError>;

/** Words of a server that refuses us, whatever the recipient: quota, relaying, sender or network. */
const refusesUs =
  /\bquota\b|\b(?:rate|sending|daily|message) limit\b|\brelay|\brcpthosts\b|\bauthenticat|\bsender address\b|\bclient host\b/i;
const mailboxFull = /\bmailbox (?:is )?full\b/i;
/**
 * Status codes of RFC 3463 without their first digit. `aboutAddressee`: the recipient's address or mailbox. `aboutUs`:
 * the sender's address, or congestion, which may mean a used-up quota.
 */
const aboutAddressee = /^(?:1\.(?![78]$)|2\.)/;
const aboutUs = /^(?:1\.[78]|4\.5)$/;
/** The maximum length of a stored error message. */
const longest = 1_000;
const certificate = /certificate|self[- ]signed|CERT_|altname/i;

/**
 * Whether the server refuses us, and not this recipient or message. `to` is the recipient's address, which the answer
 * may quote.
 */
const isAboutUs = (answer: string, to: string, isAboutMessage: boolean): boolean => {
  const status = /^\D*\d{3}[ -][45]\.(\d{1,3}\.\d{1,3})\b/.exec(answer)?.[1] ?? '';
  if (isAboutMessage || aboutUs.test(status)) return aboutUs.test(status);
  const words = ownWords(answer, to);
  return !aboutAddressee.test(status) && !mailboxFull.test(words) && refusesUs.test(words);
};

/** The answer without addresses and quoted answers of other servers, because a visitor can put words into them. */
const ownWords = (answer: string, to: string): string => {
  const parts = to.split('@').map((part) => part.replace(/\W/g, '\\$&'));
  return answer
    .replace(/<[^>]*>|\S+@\S+|\b(?:said|was):.*/gs, '')
    .replace(new RegExp(`(?<!\\w)(?:${parts.join('|')})(?!\\w)`, 'gi'), '');
};

/** The failure that an error of the SMTP library means. `handedOver`: the whole message may have been sent. */
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

/** Error texts that quote an answer of the server: to the message, or to an earlier step of the SMTP session. */
const answered =
  /^(?:Error: )?(Can't send mail - all recipients were rejected|(?:Message|(?:Mail|Data) command) failed|(?:Invalid|EHLO|Server terminates|Error upgrading|Unexpected Response)\b[^:=]*?)(?:: |\. response=)([45]\d\d)\b/;
/** Error texts of failures before the message was sent. They quote no answer of the server. */
const beforeMessage =
  /^(?:Error: )?(?:(?:connect|getaddrinfo|query\w+) E|Connection timeout|Greeting never received|Unexpected socket close|Client network socket disconnected)|wrong version number/;
/** What the library's error object contains besides its text. The keys are the first words of the text. */
const steps: Record<string, LibraryError> = {
  "Can't send mail - all recipients were rejected": { command: 'RCPT TO' },
  'Message failed': { code: 'EMESSAGE' },
};

/**
 * The failure that an error text of nodemailer 8 means. The Trigger Email extension records only this text. The outcome
 * is `unknown` if the text does not tell whether the message was sent.
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
