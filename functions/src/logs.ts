import { logger } from 'firebase-functions';

/** Every line that the functions log, with its severity. Only ERROR raises an alarm. */
export const logLines = {
  requestNotified: 'INFO',
  requestRepeated: 'INFO',
  requestWithheld: 'INFO',
  /** The honeypot was filled, so the team learns of the request from an e-mail about several such requests. */
  requestSuspected: 'INFO',
  requestRestored: 'INFO',
  requestErased: 'INFO',
  requestUnusable: 'ERROR',
  requestIdTaken: 'WARNING',
  submissionRefused: 'INFO',
  confirmationWithheld: 'WARNING',
  notificationFailed: 'ERROR',
  eventFailed: 'ERROR',
  directCreatesClosed: 'ERROR',
  mailSent: 'INFO',
  mailPostponed: 'WARNING',
  /**
   * The mail server refuses us (log-in, connection, sender, quota) or has an invalid certificate. This is our own
   * problem.
   */
  mailServerRefuses: 'ERROR',
  /** The whole message may have been sent, but the mail server did not answer. */
  mailUnknown: 'WARNING',
  mailRefused: 'ERROR',
  /** The mail server refuses a visitor's address, or the e-mail to this address. This is not our error. */
  mailRefusedByRecipient: 'WARNING',
  mailGivenUp: 'ERROR',
  mailUnusable: 'ERROR',
  mailRequeued: 'INFO',
  digestWritten: 'INFO',
  requestAnswered: 'INFO',
  answersOverdue: 'WARNING',
  answerFailed: 'WARNING',
  reconciled: 'INFO',
  /** `notifyForgotten` stops, because creating e-mails failed for too many requests. */
  reconciliationStands: 'ERROR',
  /** Some requests or e-mails have waited for over an hour, or need a person. The line has their number. */
  overdue: 'ERROR',
  expiredRequestsDeleted: 'INFO',
} as const satisfies Record<string, 'INFO' | 'WARNING' | 'ERROR'>;
export type LogLine = keyof typeof logLines;

/** What a log line may contain besides its name: ids, codes and numbers, never what a visitor wrote. */
export interface Facts {
  requestId?: string;
  mailId?: string;
  code?: string | number;
  /** The stack frames, without the message of the error, which may quote data. */
  frames?: string;
  attempts?: number;
  count?: number;
}

/**
 * A log line has at least one fact. Google stores a line with only `message` as plain text, which no alarm filter
 * matches.
 */
type SomeFacts = { [Name in keyof Facts]-?: Facts & Required<Pick<Facts, Name>> }[keyof Facts];

export const log = (line: LogLine, facts: SomeFacts): void =>
  logger.write({ severity: logLines[line], message: line, ...facts });

/** The loggable facts of an error: its code or name, and its stack frames. */
export const failureFacts = (error: unknown): Facts & Required<Pick<Facts, 'code'>> => {
  if (!(error instanceof Error)) return { code: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    code: typeof code === 'number' || typeof code === 'string' ? code : error.name,
    frames: (frames ?? []).join('\n'),
  };
};
