import { answeredFunction, notificationFunction, region } from '@helvardar/shared/endpoints';

/** Shared by the function that the form calls and the one behind the buttons in the team's e-mails. */
const form = { account: 'website-form', memory: '512MiB', concurrency: 20 } as const;

/**
 * The service account and the limits of each deployed function. An account can read only the secrets of its functions;
 * release/accounts.ts has its roles. An instance uses 120 MB of memory when idle, 180 MB with 20 concurrent calls and
 * 256 MB with 80. `maxInstances` limits the bill, and `concurrency` the calls that a crash interrupts.
 */
export const instances = {
  /**
   * More instances would not help: 200 concurrent events can already cause more writes than Firestore accepts, which is
   * at most 500 per second to a collection with an index by time.
   */
  onConsultationRequestCreated: { ...form, maxInstances: 10, timeoutSeconds: 60 },
  /**
   * The platform parses bodies of up to 32 MB before our code runs. The memory is enough for one text of 32 MB, but not
   * for nested arrays: 32 MB of `[` take 1.7 GB and kill the instance (docs/security.md).
   */
  [notificationFunction]: { ...form, maxInstances: 10, timeoutSeconds: 30 },
  /** Each call is an SMTP session of up to 480 s. At most 15 are concurrent; providers allow about 20. */
  deliverMail: {
    account: 'website-mailer',
    memory: '512MiB',
    concurrency: 5,
    maxInstances: 3,
    timeoutSeconds: 540,
  },
  /** One run at a time. A run reads up to 300 e-mails at once, at most 70 MB. */
  reconcile: {
    account: 'website-schedule',
    memory: '1GiB',
    concurrency: 1,
    maxInstances: 1,
    timeoutSeconds: 540,
  },
  [answeredFunction]: { ...form, maxInstances: 2, timeoutSeconds: 30 },
} as const;

/** The options of a deployed function. */
export const optionsOf = (id: keyof typeof instances) => {
  const { account, ...limits } = instances[id];
  // The Firebase CLI completes the short form `account@` for the function, but not where it grants access to secrets.
  const serviceAccount = `${account}@${process.env['GCLOUD_PROJECT']}.iam.gserviceaccount.com`;
  return { ...limits, region, serviceAccount };
};
