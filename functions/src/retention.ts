import { day } from './time.ts';

/**
 * How long documents are kept. `reconcile` deletes old requests. Firestore deletes other documents up to a day after the
 * time in their field `expires_at`.
 */
export const retention = {
  claimDays: 2,
  controlDays: 2,
  mailDays: 30,
  /** Longer than e-mails are kept and retried, so that a repeated request is not mailed again. */
  ledgerDays: 90,
  requestMonths: 24,
  /** Suspected requests, and those of which no e-mail has told the team. */
  junkDays: 90,
  /** E-mails and ledger entries that wait for a person. */
  personDays: 90,
} as const;

export const inDays = (days: number, now = Date.now()): Date => new Date(now + days * day);

/** Requests created before this time are deleted. */
export const requestCutoff = (now: Date): Date => {
  const cutoff = new Date(now);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - retention.requestMonths);
  return cutoff;
};

/**
 * Milliseconds for which a request is new. The trigger and the callable create e-mails for new requests only. New
 * requests with the same content count as one.
 */
export const newRequestPeriod = 2 * day;
