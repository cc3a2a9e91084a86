const minute = 60 * 1000;
const hour = 60 * minute;

/** Milliseconds after which an e-mail that no server takes is given up: three days, so that a weekend passes. */
export const longestRetry = 72 * hour;

/** Milliseconds to the next attempt: as long again as it has waited, from ten seconds to an hour. */
export const pauseAfter = (age: number): number => Math.min(Math.max(age, 10_000), hour);

/** Milliseconds after which the team's e-mail is sent once more, when nobody knows whether it was taken. */
export const repetitionPause = hour;

/** Milliseconds that the extension is given before what it left is ordered again. */
export const extensionPause = 15 * minute;

/** Milliseconds after which what waits is overdue. */
export const overdueAfter = hour;
