import { logger } from 'firebase-functions';

/** Every line that the functions log, with its severity: ERROR is what has to wake somebody, and nothing else is. */
export const logLines = {
  requestNotified: 'INFO',
  requestRepeated: 'INFO',
  requestWithheld: 'INFO',
  requestRestored: 'INFO',
  requestErased: 'INFO',
  requestUnusable: 'ERROR',
  requestIdTaken: 'WARNING',
  submissionRefused: 'INFO',
  honeypotFilled: 'INFO',
  confirmationWithheld: 'WARNING',
  notificationFailed: 'ERROR',
  eventFailed: 'ERROR',
  directCreatesClosed: 'ERROR',
  mailSent: 'INFO',
  mailPostponed: 'WARNING',
  /** The log-in, the greeting, the sender or the quota is refused, or the certificate is wrong: our own trouble. */
  mailServerRefuses: 'ERROR',
  /** Handed over, and no answer came. */
  mailUnknown: 'WARNING',
  mailRefused: 'ERROR',
  /** A visitor's address that cannot be reached is no error of ours. */
  mailRefusedByRecipient: 'WARNING',
  mailGivenUp: 'ERROR',
  mailUnusable: 'ERROR',
  mailOrdered: 'INFO',
  digestWritten: 'INFO',
  requestAnswered: 'INFO',
  answersOverdue: 'WARNING',
  answerFailed: 'WARNING',
  reconciled: 'INFO',
  /** So many requests could not be told of that the run does not pass them. */
  reconciliationStands: 'ERROR',
  /** What has waited for an hour, with a count. */
  overdue: 'ERROR',
  expiredRequestsDeleted: 'INFO',
} as const satisfies Record<string, 'INFO' | 'WARNING' | 'ERROR'>;
export type LogLine = keyof typeof logLines;

/** What a line may say besides its own code: ids, codes and numbers, never what a visitor wrote. */
export interface Facts {
  requestId?: string;
  mailId?: string;
  code?: string | number;
  /** The place in the code, without the message of the error: that may quote data. */
  frames?: string;
  attempts?: number;
  count?: number;
}

/** At least one: of a line with nothing but `message` Google keeps the text alone, and no alarm would see it. */
type SomeFacts = { [Name in keyof Facts]-?: Facts & Required<Pick<Facts, Name>> }[keyof Facts];

export const log = (line: LogLine, facts: SomeFacts): void =>
  logger.write({ severity: logLines[line], message: line, ...facts });

/** The facts of an error that can be logged: its code or name, and where it was thrown. */
export const failureFacts = (error: unknown): Facts & Required<Pick<Facts, 'code'>> => {
  if (!(error instanceof Error)) return { code: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    code: typeof code === 'number' || typeof code === 'string' ? code : error.name,
    frames: (frames ?? []).join('\n'),
  };
};
