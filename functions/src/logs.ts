import { logger } from 'firebase-functions';

/** Every line that the functions log, with its severity. */
const lines = {
  requestNotified: 'info',
  requestRepeated: 'info',
  requestUnusable: 'warn',
  requestIdTaken: 'warn',
  submissionRefused: 'info',
  honeypotFilled: 'info',
  confirmationWithheld: 'warn',
  teamMailWithheld: 'error',
  notificationFailed: 'error',
  eventFailed: 'error',
  mailSent: 'info',
  mailPostponed: 'warn',
  mailRefused: 'error',
  mailUnusable: 'error',
  expiredRequestsDeleted: 'info',
} as const satisfies Record<string, 'info' | 'warn' | 'error'>;

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

export const log = (line: keyof typeof lines, facts: Facts): void => logger[lines[line]](line, facts);

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
