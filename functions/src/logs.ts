import { logger } from 'firebase-functions';

/** Every log line with its severity. Only ERROR raises an alarm. */
export const logLines = {
  requestNotified: 'INFO',
  requestRepeated: 'INFO',
  requestWithheld: 'INFO',
  /** The honeypot was filled. The next list tells the team. */
  requestSuspected: 'INFO',
  requestTooOld: 'INFO',
  requestErased: 'INFO',
  requestUnusable: 'ERROR',
  requestIdTaken: 'WARNING',
  submissionRefused: 'INFO',
  confirmationWithheld: 'WARNING',
  notificationFailed: 'ERROR',
  eventFailed: 'ERROR',
  directCreatesClosed: 'ERROR',
  /** A limit of the day or hour is reached. `code` is its name in `limits`. */
  limitReached: 'ERROR',
  mailSent: 'INFO',
  mailPostponed: 'WARNING',
  /** The mail server refuses us (log-in, connection, sender, quota) or has an invalid certificate. */
  mailServerRefuses: 'ERROR',
  /** Nobody knows whether the message arrived. */
  mailUnknown: 'WARNING',
  mailRefused: 'ERROR',
  /** The mail server refuses a visitor's address, or the e-mail to this address. */
  mailRefusedByRecipient: 'WARNING',
  mailGivenUp: 'ERROR',
  mailUnusable: 'ERROR',
  /** Trigger Email sends, and ends in `count` days. */
  extensionEnds: 'ERROR',
  /** No request came for `count` days. */
  noRequests: 'ERROR',
  mailRequeued: 'INFO',
  digestWritten: 'INFO',
  requestAnswered: 'INFO',
  listWritten: 'INFO',
  /** A list names requests that were promised an answer before now. */
  answersOverdue: 'WARNING',
  answerFailed: 'WARNING',
  reconciled: 'INFO',
  /** `notifyForgotten`, a part of `reconcile`, has failed for too many requests and stops. */
  reconciliationStopped: 'ERROR',
  /** Requests or e-mails have waited for more than an hour. */
  overdue: 'ERROR',
  /** Requests or e-mails wait for a person. One line a day, and one when they become more. */
  leftToPerson: 'ERROR',
  expiredRequestsDeleted: 'INFO',
} as const satisfies Record<string, 'INFO' | 'WARNING' | 'ERROR'>;
type LogLine = keyof typeof logLines;

/** Log lines contain ids, codes and numbers, never what a visitor wrote. */
export interface Facts {
  requestId?: string;
  mailId?: string;
  code?: string | number;
  /** The stack frames without the error message, because the message may quote data. */
  frames?: string;
  attempts?: number;
  count?: number;
}

/**
 * A log line has at least one fact. Google stores a line with only `message` as plain text, and no alarm filter matches
 * plain text.
 */
type SomeFacts = { [Name in keyof Facts]-?: Facts & Required<Pick<Facts, Name>> }[keyof Facts];

export const log = (line: LogLine, facts: SomeFacts): void =>
  logger.write({ severity: logLines[line], message: line, ...facts });

export const failureFacts = (error: unknown): Facts & Required<Pick<Facts, 'code'>> => {
  if (!(error instanceof Error)) return { code: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    code: typeof code === 'number' || typeof code === 'string' ? code : error.name,
    frames: (frames ?? []).join('\n'),
  };
};
