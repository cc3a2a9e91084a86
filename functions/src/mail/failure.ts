import type { Trouble } from './mailDocument.ts';

/**
 * An attempt that the server did not confirm. `postponed`: the message was not taken, another attempt may succeed.
 * `refused`: for good. `unknown`: the message was handed over and no answer came, so it may have arrived.
 */
export interface Failure {
  outcome: 'postponed' | 'refused' | 'unknown';
  trouble: Trouble;
  /** The server's code, else the library's: what may be logged. */
  code: string | number;
  /** The server's answer, which may quote addresses: for the document alone. */
  error: string;
}

/** An error of the SMTP library, as far as it is read here. */
interface LibraryError {
  responseCode?: number;
  code?: string;
  command?: string;
  message?: string;
}

/** Words with which a server refuses us, whoever the addressee is: our quota, relaying, our sender, our network. */
const refusesUs =
  /\bquota\b|\b(?:rate|sending|daily|message) limit\b|\brelay|\brcpthosts\b|\bauthenticat|\bsender address\b|\bclient host\b/i;
const mailboxFull = /\bmailbox (?:is )?full\b/i;
/** Status codes of RFC 3463. About the addressee: the address and the mailbox; about us: the sender's address, congestion. */
const aboutAddressee = /^(?:1\.(?![78]$)|2\.)/;
const aboutUs = /^(?:1\.[78]|4\.5)$/;
/** Characters of an answer that are kept: a document has little room. */
const longest = 1_000;
const certificate = /certificate|self[- ]signed|CERT_|altname/i;

/** Whether the server refuses us, and not this addressee or message, which its answer may quote. */
const isAboutUs = (answer: string, to: string, isAboutMessage: boolean): boolean => {
  const status = /^\D*\d{3}[ -][45]\.(\d{1,3}\.\d{1,3})\b/.exec(answer)?.[1] ?? '';
  if (isAboutMessage || aboutUs.test(status)) return aboutUs.test(status);
  const words = ownWords(answer, to);
  return !aboutAddressee.test(status) && !mailboxFull.test(words) && refusesUs.test(words);
};

/** The server's own words: without addresses and without quoted answers of other servers, which a visitor can choose. */
const ownWords = (answer: string, to: string): string => {
  const parts = to.split('@').map((part) => part.replace(/\W/g, '\\$&'));
  return answer
    .replace(/<[^>]*>|\S+@\S+|\b(?:said|was):.*/gs, '')
    .replace(new RegExp(`(?<!\\w)(?:${parts.join('|')})(?!\\w)`, 'gi'), '');
};

/** What became of the message to an address, from an error of the SMTP library and from whether it was handed over. */
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

/** An answer of the server in the library's text, to the message or to a step before it. */
const answered =
  /^(?:Error: )?(Can't send mail - all recipients were rejected|(?:Message|(?:Mail|Data) command) failed|(?:Invalid|EHLO|Server terminates|Error upgrading|Unexpected Response)\b[^:=]*?)(?:: |\. response=)([45]\d\d)\b/;
/** Without an answer, but before the message: no connection, no encryption, no greeting. */
const beforeMessage =
  /^(?:Error: )?(?:(?:connect|getaddrinfo|query\w+) E|Connection timeout|Greeting never received|Unexpected socket close|Client network socket disconnected)|wrong version number/;
/** The library's fields for the steps whose answers are about the addressee or the message. */
const steps: Record<string, LibraryError> = {
  "Can't send mail - all recipients were rejected": { command: 'RCPT TO' },
  'Message failed': { code: 'EMESSAGE' },
};

/**
 * The same from the text alone, which is all that the Trigger Email extension leaves: those of nodemailer 8, as they were
 * measured. A text that a dropped line leaves before the message and after it counts as unknown.
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
