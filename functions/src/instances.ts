/**
 * The limits of each function. The platform's defaults are 256 MiB, 80 calls per instance and as many instances as needed.
 * The loaded code takes 120 MB, with 20 honest calls at once 180, with 80 calls 256. `maxInstances` limits the bill,
 * `concurrency` the calls that die with an instance. docs/scale.md calculates with these numbers.
 */
export const instances = {
  /**
   * Ten instances with 20 events each: their writes exceed the 500 per second that Firestore accepts for an index by
   * time.
   */
  onConsultationRequestCreated: { memory: '512MiB', concurrency: 20, maxInstances: 10, timeoutSeconds: 60 },
  /**
   * The platform parses a body, of up to 32 MB, before our code can refuse it. A long text fits into this memory; 32 MB of
   * brackets would take 1.7 GB anywhere and kill the instance.
   */
  notification: { memory: '512MiB', concurrency: 20, maxInstances: 10, timeoutSeconds: 30 },
  /** Each call is one SMTP session: 15 at once, of about twenty that providers allow. An attempt takes up to 480 s. */
  deliverMail: { memory: '512MiB', concurrency: 5, maxInstances: 3, timeoutSeconds: 540 },
  /** One run at a time. A page of 300 digests, the longest documents, takes 300 MB. */
  reconcile: { memory: '1GiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
  /** A page of one kilobyte, for the team. */
  answered: { memory: '512MiB', concurrency: 20, maxInstances: 2, timeoutSeconds: 30 },
  /** Reads no fields, and deletes up to 100,000 documents. */
  deleteExpiredRequests: { memory: '256MiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
} as const;
