/** How long documents are kept. Firestore deletes the first three by their `expires_at`, up to a day late. */
export const retention = {
  claimDays: 2,
  mailDays: 30,
  /** Longer than the mails and than any retry, or a repeated request would be mailed again. */
  ledgerDays: 90,
  requestMonths: 24,
} as const;

const day = 24 * 60 * 60 * 1000;

/** The `expires_at` of a document that is written now. */
export const inDays = (days: number, now = Date.now()): Date => new Date(now + days * day);

/** The moment before which stored requests are too old to keep. */
export const requestCutoff = (now: Date): Date => {
  const cutoff = new Date(now);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - retention.requestMonths);
  return cutoff;
};
