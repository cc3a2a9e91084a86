/**
 * The Firestore operations and function calls of one step in the handling of a request. A create that Firestore refuses
 * because the document exists counts as a write.
 */
export interface Cost {
  reads: number;
  writes: number;
  /** Calls of a function, by a browser or by an event. */
  invocations: number;
}

/** tests/functions/costs.test.ts checks these costs. Only `created` includes a create by a browser or a script. */
export const costs = {
  /**
   * A create by a browser or a script. The rules look up two documents: the one that blocks creates in this hour, and
   * the ledger entry of the request. Google charges these reads even if the rules deny the create.
   */
  created: { reads: 2, writes: 1, invocations: 0 },
  /** A visitor's request: the callable creates the e-mails, and the trigger finds that they exist. */
  honest: { reads: 20, writes: 11, invocations: 2 },
  /**
   * An e-mail that `deliverMail` sends. Four changes of the e-mail's document call this function: the create, and three
   * writes of the function itself.
   */
  mail: { reads: 1, writes: 3, invocations: 4 },
  /** The trigger after a create by a script. It creates both e-mails, to the team and to the given address. */
  junkMailed: { reads: 15, writes: 10, invocations: 1 },
  /** Like `junkMailed`, but above TEAM_DAILY_LIMIT_PER_SOURCE of functions/.env, so no e-mail is created. */
  junkWithheld: { reads: 8, writes: 1, invocations: 1 },
  /** Like `junkWithheld`, but above DIRECT_HOURLY_LIMIT too. A second write blocks further creates in this hour. */
  junkAboveHourlyLimit: { reads: 8, writes: 2, invocations: 1 },
  /** A script's call above the daily limit of its network, and the trigger for the request that the call stores. */
  junkCall: { reads: 11, writes: 2, invocations: 2 },
  /** The check of one request in one run of the scheduled job `reconcile`. */
  lookedAt: { reads: 2, writes: 0, invocations: 0 },
  /** One request in a digest, an e-mail to the team about up to 20 requests without e-mails of their own. */
  digested: { reads: 2, writes: 1, invocations: 0 },
  /** A request that nobody marks as answered: the job `reconcile` reads it twice and names it in a reminder. */
  unanswered: { reads: 4, writes: 1, invocations: 0 },
  /**
   * A request that is marked as answered in time: the page for this is opened and submitted, and the job `reconcile`
   * reads the request twice.
   */
  answered: { reads: 5, writes: 1, invocations: 2 },
} as const satisfies Record<string, Cost>;

/** Documents of `claims` for one mailed request: one for each of the five daily limits, and one for the content. */
const claimsOfRequest = 6;
/** Documents of one mailed request, each deleted when it expires: request, ledger entry, claims, two e-mails. */
export const documentsOfRequest = 4 + claimsOfRequest;
/** Documents of one request above the daily limit of its network, which gets no e-mails: request and ledger entry. */
export const documentsOfWithheld = 2;
