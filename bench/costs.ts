/**
 * The Firestore operations and function calls of one step of handling a request. A create that Firestore refuses,
 * because the document exists, counts as a write.
 */
export interface Cost {
  reads: number;
  writes: number;
  /** Function calls by browsers, scripts and events. */
  invocations: number;
}

/**
 * tests/functions/costs.test.ts checks these costs. Only `created` counts the operations with which a browser or a
 * spammer's script creates a request.
 */
export const costs = {
  /** A browser or a script creates a request. For this create, the Firestore rules read two documents. */
  created: { reads: 2, writes: 1, invocations: 0 },
  /** A visitor's request. The callable creates the e-mails, so the trigger creates none. */
  honest: { reads: 23, writes: 12, invocations: 2 },
  /** One e-mail. `deliverMail` runs after the create, and after each of its own three writes. */
  mail: { reads: 1, writes: 3, invocations: 4 },
  /** The trigger after a script has created a request. The trigger creates two e-mails. */
  junkMailed: { reads: 16, writes: 10, invocations: 1 },
  /** Like `junkMailed`, but TEAM_DAILY_LIMIT_PER_SOURCE is exceeded, so no e-mail is created. */
  junkWithheld: { reads: 8, writes: 1, invocations: 1 },
  /** Like `junkWithheld`, but direct creates are closed already. */
  junkAboveHourlyLimit: { reads: 7, writes: 1, invocations: 1 },
  /**
   * A script's call of the callable, above the daily limit of the script's network, and the trigger for the stored
   * request.
   */
  junkCall: { reads: 13, writes: 3, invocations: 2 },
  /** A script's call beyond the limit of what its network may have stored. */
  refusedCall: { reads: 2, writes: 0, invocations: 1 },
  /** The check of one request in one run of `reconcile`. */
  lookedAt: { reads: 2, writes: 0, invocations: 0 },
  /** One request in a digest, an e-mail to the team about up to 20 requests. */
  digested: { reads: 2, writes: 1, invocations: 0 },
  /** One request in a list of unanswered requests. */
  listed: { reads: 2, writes: 1, invocations: 0 },
  /** A request that is marked as answered: the team opens the page *Mark as answered* and submits it. */
  answered: { reads: 4, writes: 2, invocations: 2 },
} as const satisfies Record<string, Cost>;

/**
 * Documents in `claims` for one mailed request: six count the request against limits, and one detects later
 * requests with the same content.
 */
const claimsOfRequest = 7;
/** The documents of one mailed request: request, ledger entry, two e-mails and claims. */
export const documentsOfRequest = 4 + claimsOfRequest;
/** The documents of one created request without e-mails: request and ledger entry. A call leaves one in `claims`, too. */
export const documentsOfWithheld = 2;
