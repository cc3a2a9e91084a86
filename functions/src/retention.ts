import { day } from './time.ts';

/** How long documents are kept. A function deletes requests; Firestore deletes all others, up to a day late. */
export const retention = {
  claimDays: 2,
  controlDays: 2,
  mailDays: 30,
  /** Longer than e-mails are kept and retried, so that a request that comes again is not mailed again. */
  ledgerDays: 90,
  requestMonths: 24,
} as const;

/** The `expires_at` of a document written now. */
export const inDays = (days: number, now = Date.now()): Date => new Date(now + days * day);

/** Stored requests created before this time are deleted. */
export const requestCutoff = (now: Date): Date => {
  const cutoff = new Date(now);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - retention.requestMonths);
  return cutoff;
};

/**
 * Milliseconds for which a request is new. During this time, requests with the same content count as one, and trigger
 * and callable may still create its e-mails.
 */
export const newRequestPeriod = 2 * day;
