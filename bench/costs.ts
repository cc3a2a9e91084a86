/** The cost of one step. A create that Firestore refuses because the document exists counts as a write. */
export interface Cost {
  reads: number;
  writes: number;
  /** Calls of a function, by a browser or by an event. */
  invocations: number;
}

/**
 * What each step costs, as tests/functions/costs.test.ts counts it. Only `created` includes the create by a browser.
 */
export const costs = {
  /**
   * A create by a browser. The rules read whether the hour is closed and whether a ledger entry exists. Google charges the
   * reads even if the rules deny the create.
   */
  created: { reads: 2, writes: 1, invocations: 0 },
  /** A visitor's request: the callable creates the e-mails, and the trigger finds that they exist. */
  honest: { reads: 20, writes: 11, invocations: 2 },
  /** An e-mail that `deliverMail` sends. It runs once for the new document, and once for each of its three writes to it. */
  mail: { reads: 1, writes: 3, invocations: 4 },
  /** A create by a script, of which the team gets an e-mail at once. */
  junkMailed: { reads: 15, writes: 10, invocations: 1 },
  /** A create by a script above the daily limit of its source. */
  junkWithheld: { reads: 8, writes: 1, invocations: 1 },
  /** A create by a script above the hourly limit. */
  junkAboveHourlyLimit: { reads: 8, writes: 2, invocations: 1 },
  /** A script's call above the daily limit of its network, and the trigger for the request that the call stores. */
  junkCall: { reads: 11, writes: 2, invocations: 2 },
  /** One request, in each run of reconciliation that reads it. */
  lookedAt: { reads: 2, writes: 0, invocations: 0 },
  /** One withheld request, in the digest that names it. */
  digested: { reads: 2, writes: 1, invocations: 0 },
  /** A request that nobody marks as answered: reconciliation reads it twice and names it in a reminder. */
  unanswered: { reads: 4, writes: 1, invocations: 0 },
  /**
   * A request marked as answered in time: somebody opens and submits the answer page, and reconciliation reads the request
   * twice.
   */
  answered: { reads: 5, writes: 1, invocations: 2 },
} as const satisfies Record<string, Cost>;

/** The claims of one mailed request: one in each of five buckets, and one for its content. */
const claimsOfRequest = 6;
/** Documents of one mailed request, each deleted when it expires: request, ledger entry, claims, two e-mails. */
export const documentsOfRequest = 4 + claimsOfRequest;
/** Documents of one withheld request: request and ledger entry. */
export const documentsOfWithheld = 2;
