import { hour, minute } from '../time.ts';

/** Milliseconds after which an undelivered e-mail is given up: three days, more than a weekend. */
export const longestRetry = 72 * hour;

/** Milliseconds before the scheduled job `reconcile` first checks a new document of `mail`. */
export const firstLook = 15 * minute;

/**
 * Milliseconds to the next attempt: as many as have passed since the first attempt, at least ten seconds and at most an
 * hour.
 */
export const pauseAfter = (age: number): number => Math.min(Math.max(age, 10_000), hour);

/** Milliseconds after which an e-mail to the team is sent again when nobody knows whether it arrived. */
export const repetitionPause = hour;

/** Milliseconds before an e-mail that the extension could not send is tried again. */
export const extensionPause = 15 * minute;

/** Milliseconds after which an undelivered e-mail, or a request without e-mails, is overdue. */
export const overdueAfter = hour;
