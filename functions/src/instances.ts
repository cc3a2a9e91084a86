/**
 * docs/scale.md calculates with these limits. An instance uses 120 MB of memory when idle, 180 MB with 20 concurrent
 * calls and 256 MB with 80. `maxInstances` limits the bill, and `concurrency` the calls that a crash interrupts.
 */
export const instances = {
  /**
   * More instances would not help: 200 concurrent events can already cause more writes than Firestore accepts, which is
   * at most 500 per second to a collection with an index by time.
   */
  onConsultationRequestCreated: { memory: '512MiB', concurrency: 20, maxInstances: 10, timeoutSeconds: 60 },
  /**
   * The platform parses bodies of up to 32 MB before our code runs. The memory is enough for one text of 32 MB, but not
   * for nested arrays: 32 MB of `[` take 1.7 GB and kill the instance (docs/security.md).
   */
  notification: { memory: '512MiB', concurrency: 20, maxInstances: 10, timeoutSeconds: 30 },
  /** Each call is an SMTP session of up to 480 s. At most 15 are concurrent; providers allow about 20. */
  deliverMail: { memory: '512MiB', concurrency: 5, maxInstances: 3, timeoutSeconds: 540 },
  /** One run at a time. A run reads up to 300 e-mails at once, at most 70 MB. */
  reconcile: { memory: '1GiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
  answered: { memory: '512MiB', concurrency: 20, maxInstances: 2, timeoutSeconds: 30 },
  /** A run deletes up to 100,000 documents, and reads none of their fields. */
  deleteExpiredRequests: { memory: '256MiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
} as const;
