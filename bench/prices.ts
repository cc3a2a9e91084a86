/**
 * US dollars beyond the free quotas, as Google's public lists were known on 21 November 2026. Firestore's are those of its
 * dearest location: its row of Zurich could not be read here, and is lower. Cloud Run's are those of its second tier, to
 * which Zurich belongs. Replace them and run `npm run bench:scale`.
 */
export const prices = {
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  delete: 0.02 / 100_000,
  /** A call of a function; then its time, at one processor and half a GiB. */
  invocation: 0.4 / 1_000_000,
  second: 0.0000336 + 0.5 * 0.0000035,
  /** What Hosting sends beyond 10 GB a month. */
  gigabyte: 0.15,
} as const;

/** What is free: operations of Firestore a day (not the deletes by expiry), gigabytes of Hosting a month. */
export const free = { reads: 50_000, writes: 20_000, gigabytes: 10 } as const;
