/** The cost of one step. A create that Firestore refuses because the document exists counts as a write. */
export interface Cost {
  reads: number;
  writes: number;
  /** Calls of a function, by a browser or by an event. */
  invocations: number;
}

/**
 * What each step of the functions costs; tests/functions/costs.test.ts verifies the numbers. A create by a browser
 * costs one more write, and two reads by the rules (of the closed hour and of the ledger entry). The reads are charged
 * even when the create is denied.
 */
export const costs = {
  /** The page creates the document, the callable mails it, and the trigger of the create finds it mailed. */
  honest: { reads: 20, writes: 11, invocations: 2 },
  /** Delivery of one e-mail by `deliverMail`: the document's creation and its own three writes are events. */
  mail: { reads: 1, writes: 3, invocations: 4 },
  /** A create by a script: mailed; withheld beyond the limit of its source; withheld above the hourly limit. */
  junkMailed: { reads: 15, writes: 10, invocations: 1 },
  junkWithheld: { reads: 8, writes: 1, invocations: 1 },
  junkAboveHourlyLimit: { reads: 8, writes: 2, invocations: 1 },
  /** A script's call beyond the limit of its network, with the event of the stored request. */
  junkCall: { reads: 11, writes: 2, invocations: 2 },
  /** A request that one run of reconciliation reads. */
  lookedAt: { reads: 2, writes: 0, invocations: 0 },
  /** A withheld request that a digest names. */
  digested: { reads: 2, writes: 1, invocations: 0 },
  /** A request that nobody marks as answered: it is read twice, and named in a reminder. */
  unanswered: { reads: 4, writes: 1, invocations: 0 },
  /** A request marked as answered in time: the answer page is opened and submitted, and the request is read twice. */
  answered: { reads: 5, writes: 1, invocations: 2 },
} as const satisfies Record<string, Cost>;

/** The claims of one mailed request: one in each of five buckets, and one for its content. */
export const claimsOfRequest = 6;
/** Documents of one mailed request, each deleted when it expires: request, ledger entry, claims, two e-mails. */
export const documentsOfRequest = 4 + claimsOfRequest;
