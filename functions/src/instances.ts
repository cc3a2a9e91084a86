/**
 * The limits of each function, with which docs/scale.md calculates. The platform's defaults are 256 MiB of memory, 80
 * concurrent calls per instance and many more instances. An instance uses 120 MB of memory when idle, 180 MB with 20
 * concurrent calls and 256 MB with 80. `maxInstances` limits the bill. `concurrency` limits how many calls fail when an
 * instance crashes.
 */
export const instances = {
  /**
   * More instances would not help: Firestore accepts at most 500 writes per second to a collection with an index by
   * time, and ten instances with 20 events each already exceed that.
   */
  onConsultationRequestCreated: { memory: '512MiB', concurrency: 20, maxInstances: 10, timeoutSeconds: 60 },
  /**
   * The platform parses a body of up to 32 MB before our code can refuse it. The memory suffices for 32 MB of text, but
   * not for 32 MB of brackets, which take 1.7 GB and kill the instance.
   */
  notification: { memory: '512MiB', concurrency: 20, maxInstances: 10, timeoutSeconds: 30 },
  /** Each call is an SMTP session. At most 15 are concurrent; providers allow about 20. A call takes up to 480 s. */
  deliverMail: { memory: '512MiB', concurrency: 5, maxInstances: 3, timeoutSeconds: 540 },
  /** At most one run takes place at a time. A run reads up to 300 e-mails at once, which have at most 70 MB. */
  reconcile: { memory: '1GiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
  /** Serves the team a page of one kilobyte. */
  answered: { memory: '512MiB', concurrency: 20, maxInstances: 2, timeoutSeconds: 30 },
  /** A run reads no fields, and deletes up to 100,000 documents. */
  deleteExpiredRequests: { memory: '256MiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
} as const;
