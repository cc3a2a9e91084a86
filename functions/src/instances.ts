/**
 * What each function may take of the platform, which would else give 256 MiB, 80 calls to an instance and as many
 * instances as are asked for. The loaded code takes 120 MB, 20 honest calls at once 180, 80 at once 256. `maxInstances` is
 * what bounds the bill, `concurrency` what one killed instance takes with it. docs/scale.md reckons with these numbers.
 */
export const instances = {
  /** 200 events at once are more than the 500 writes a second that an index by time takes. */
  onConsultationRequestCreated: { memory: '512MiB', concurrency: 20, maxInstances: 10, timeoutSeconds: 60 },
  /**
   * The platform parses a body, of up to 32 MB, before our code can refuse it: a long text fits into this memory; 32 MB of
   * brackets would take 1.7 GB anywhere, and end the instance.
   */
  notification: { memory: '512MiB', concurrency: 20, maxInstances: 10, timeoutSeconds: 30 },
  /** Each call is one SMTP session, of which providers allow about twenty at once: 15. An attempt takes up to 480 s. */
  deliverMail: { memory: '512MiB', concurrency: 5, maxInstances: 3, timeoutSeconds: 540 },
  /** One run at a time. A page of 300 digests, the longest documents, is 300 MB. */
  reconcile: { memory: '1GiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
  /** A page of a kilobyte, for the team. */
  answered: { memory: '512MiB', concurrency: 20, maxInstances: 2, timeoutSeconds: 30 },
  /** Reads no fields, and deletes up to 100,000 documents. */
  deleteExpiredRequests: { memory: '256MiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
} as const;
