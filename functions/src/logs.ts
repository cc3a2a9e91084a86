import { logger } from 'firebase-functions';

/** Every line that the functions log, with its severity. */
const lines = {
  requestNotified: 'INFO',
  requestRepeated: 'INFO',
  requestUnusable: 'WARNING',
  requestIdTaken: 'WARNING',
  submissionRefused: 'INFO',
  honeypotFilled: 'INFO',
  confirmationWithheld: 'WARNING',
  teamMailWithheld: 'ERROR',
  notificationFailed: 'ERROR',
  eventFailed: 'ERROR',
  mailSent: 'INFO',
  mailPostponed: 'WARNING',
  mailRefused: 'ERROR',
  mailUnusable: 'ERROR',
  expiredRequestsDeleted: 'INFO',
} as const satisfies Record<string, 'INFO' | 'WARNING' | 'ERROR'>;

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

export const log = (line: keyof typeof lines, facts: Facts): void =>
  logger.write({ severity: lines[line], message: line, ...facts });

/** The facts of an error that can be logged: its code or name, and where it was thrown. */
export const failureFacts = (error: unknown): Facts => {
  if (!(error instanceof Error)) return { code: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    code: typeof code === 'number' || typeof code === 'string' ? code : error.name,
    frames: (frames ?? []).join('\n'),
  };
};
