import { hour, minute } from '../../time.ts';

/** Milliseconds until an undelivered e-mail is given up: three days, more than a weekend. */
export const longestRetry = 72 * hour;

/** Milliseconds between two runs of `reconcile`. */
export const runInterval = 15 * minute;

/** Milliseconds until the next attempt: the time since the first attempt, at least ten seconds and at most an hour. */
export const pauseAfter = (age: number): number => Math.min(Math.max(age, 10_000), hour);

/** Milliseconds until the team gets an e-mail again, if nobody knows whether it arrived. */
export const repetitionPause = hour;

/** Milliseconds until an e-mail that the extension could not send is tried again. */
export const extensionPause = 15 * minute;

/** Milliseconds until an undelivered e-mail, or a request without e-mails, is overdue. */
export const overdueAfter = hour;

/**
 * The longest regular time to the next check of an e-mail, in milliseconds: the longest pause between attempts (an
 * hour) plus the interval between runs of `reconcile` (15 minutes). Only an e-mail for a person is checked later.
 */
export const longestPause = hour + runInterval;
