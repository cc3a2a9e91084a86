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

/** The costs of each step. tests/functions/costs.test.ts checks them. Only `created` counts the create by a browser. */
export const costs = {
  /**
   * A create by a browser. The rules look up two documents: the one that blocks creates in this hour, and the ledger
   * entry of the request. Google charges these reads even if the rules deny the create.
   */
  created: { reads: 2, writes: 1, invocations: 0 },
  /** A visitor's request: the callable creates the e-mails, and the trigger finds that they exist. */
  honest: { reads: 20, writes: 11, invocations: 2 },
  /**
   * An e-mail that `deliverMail` sends. Four changes of the e-mail's document call this function: the create, and three
   * writes of the function itself.
   */
  mail: { reads: 1, writes: 3, invocations: 4 },
  /** A create by a script. The team gets an e-mail about it at once. */
  junkMailed: { reads: 15, writes: 10, invocations: 1 },
  /** A create by a script above the daily limit of its source. */
  junkWithheld: { reads: 8, writes: 1, invocations: 1 },
  /** A create by a script above the hourly limit. */
  junkAboveHourlyLimit: { reads: 8, writes: 2, invocations: 1 },
  /** A script's call above the daily limit of its network, and the trigger for the request that the call stores. */
  junkCall: { reads: 11, writes: 2, invocations: 2 },
  /** The check of one request in one run of reconciliation. */
  lookedAt: { reads: 2, writes: 0, invocations: 0 },
  /** The entry of one request in a digest, after its own e-mail to the team was withheld. */
  digested: { reads: 2, writes: 1, invocations: 0 },
  /** A request that nobody marks as answered: reconciliation reads it twice and names it in a reminder. */
  unanswered: { reads: 4, writes: 1, invocations: 0 },
  /**
   * A request marked as answered in time: somebody opens and submits the answer page, and reconciliation reads the request
   * twice.
   */
  answered: { reads: 5, writes: 1, invocations: 2 },
} as const satisfies Record<string, Cost>;

/** The claims of one mailed request: one for each of the five daily limits, and one for the content. */
const claimsOfRequest = 6;
/** Documents of one mailed request, each deleted when it expires: request, ledger entry, claims, two e-mails. */
export const documentsOfRequest = 4 + claimsOfRequest;
/** Documents of one withheld request: request and ledger entry. */
export const documentsOfWithheld = 2;
