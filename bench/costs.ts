/** What one step costs. A write that Firestore refuses (the document exists) counts as a write. */
export interface Cost {
  reads: number;
  writes: number;
  /** Calls of a function, by a browser or by an event. */
  invocations: number;
}

/**
 * What the functions' steps cost in operations of Firestore; tests/functions/costs.test.ts counts them. Beside these, a
 * browser's own create is one write, and two reads of the rules (is this hour closed? does the ledger know of the id?),
 * which are charged when it is denied, too.
 */
export const costs = {
  /** The page creates the document, the callable mails it, and the create's event finds it mailed. */
  honest: { reads: 20, writes: 11, invocations: 2 },
  /** Delivery of one e-mail by `deliverMail`: the document's creation and its own three writes are events. */
  mail: { reads: 1, writes: 3, invocations: 4 },
  /** A create of a script by the database, by stage: mailed; beyond the share of its source; and above the ceiling. */
  junkMailed: { reads: 15, writes: 10, invocations: 1 },
  junkWithheld: { reads: 8, writes: 1, invocations: 1 },
  junkAboveCeiling: { reads: 8, writes: 2, invocations: 1 },
  /** A script's call beyond the share of its network, with the event of what it stored. */
  junkCall: { reads: 13, writes: 2, invocations: 2 },
  /** A request in one run of reconciliation, and a withheld one in its digest. */
  lookedAt: { reads: 2, writes: 0, invocations: 0 },
  digested: { reads: 2, writes: 1, invocations: 0 },
  /** A request that nobody marks: looked at when a reminder is due and when its time is over, and named in the reminder. */
  unanswered: { reads: 4, writes: 1, invocations: 0 },
  /** One that is marked in time: its page opened and pressed, then looked at twice. */
  answered: { reads: 5, writes: 1, invocations: 2 },
} as const satisfies Record<string, Cost>;

/** Five buckets, and the words. */
export const claimsOfRequest = 6;
/** Documents that one mailed request leaves, each deleted in its time: request, ledger entry, claims, two e-mails. */
export const documentsOfRequest = 4 + claimsOfRequest;
