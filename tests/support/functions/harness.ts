import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { LogEntry } from 'firebase-functions/logger';
import { afterEach, beforeEach, vi } from 'vitest';
import { readConfiguration } from '../../../functions/src/config.ts';
import { answerSubmission } from '../../../functions/src/consultation/answerSubmission.ts';
import { handleStoredRequest } from '../../../functions/src/consultation/handleStoredRequest.ts';
import type { NotificationSettings } from '../../../functions/src/consultation/notify.ts';
import type { Caller, DailyLimits } from '../../../functions/src/consultation/quotas.ts';
import type { MailKind } from '../../../functions/src/mail/mailDocument.ts';
import { type DeliverySettings, deliver } from '../../../functions/src/mail/send/deliver.ts';
import { smtpSender } from '../../../functions/src/mail/send/smtp.ts';
import { reconcile } from '../../../functions/src/reconciliation/reconcile.ts';
import { RetryableError } from '../../../functions/src/retryableError.ts';
import { minute } from '../../../functions/src/time.ts';
import { functionsValuesOf } from '../../../release/functionsValues.ts';
import { collections } from '../../../shared/collections.ts';
import { type Submission, toStoredRequest } from '../../../shared/consultationRequest.ts';
import { newRequestId } from '../../../web/src/consultation/sending/requestId.ts';
import { empty, open } from './databases.ts';
import { type Fault, type MailServer, startMailServer } from './mailServer.ts';
import { newSubmission } from './submissions.ts';
import { teamMailSettings } from './teamMailSettings.ts';

/** The limits of functions/.env. */
export const shippedLimits: DailyLimits = readConfiguration(functionsValuesOf(undefined)).limits;
const many = 1_000_000;
export const browser: Caller = { kind: 'call', network: '192.0.2.1', verified: false };
export const { teamAddress } = teamMailSettings;

/**
 * Settings without lists and buttons. The counts of the limits are stored under salted hashes. Each call of
 * this function creates a new salt, so all limits count from zero.
 */
export const notificationSettings = (
  firestore: Firestore,
  limits: Partial<DailyLimits> = {},
  directHourlyLimit = many,
): NotificationSettings => ({
  ...teamMailSettings,
  answerList: false,
  firestore,
  salt: newRequestId(),
  directHourlyLimit,
  mailDelivery: 'smtp',
  limits: {
    teamPerSource: many,
    team: many,
    confirmationsPerMailbox: many,
    confirmationsPerSource: many,
    confirmations: many,
    storedPerSource: many,
    storedPerHour: many,
    ...limits,
  },
});

export interface Harness {
  firestore: Firestore;
  settings: (limits?: Partial<DailyLimits>, directHourlyLimit?: number) => NotificationSettings;
  server: MailServer;
  /** The mail server's faults: one for each of the next connections. Later connections have none. */
  faults: (Fault | undefined)[];
  delivery: DeliverySettings;
  /** Like `delivery`, but an attempt may take only 1.5 s instead of 10 s. */
  impatient: DeliverySettings;
  /** Stores a request as the browser does. */
  store: (submission: Submission, createdAt?: Date) => Promise<void>;
  /** Runs the trigger for a stored request. */
  requestEvent: (submission: Submission, settings?: NotificationSettings) => Promise<void>;
  /** Stores a request as the browser does, runs its trigger, and returns it. By default it is a new one. */
  arrived: (submission?: Submission, settings?: NotificationSettings) => Promise<Submission>;
  /** Calls the function with a request. */
  call: (
    submission: Submission,
    settings?: NotificationSettings,
    network?: Caller['network'],
  ) => Promise<unknown>;
  /** Runs `deliver` once for each current document of `mail`. */
  mailEvents: () => Promise<void>;
  reconcile: (settings?: NotificationSettings) => ReturnType<typeof reconcile>;
  /** Runs `reconcile`, then `mailEvents`. Returns the report. */
  reconcileAndDeliver: (settings?: NotificationSettings) => ReturnType<typeof reconcile>;
  /** Runs `reconcileAndDeliver` every 15 minutes, so many times. */
  runs: (count: number) => Promise<void>;
  /** The numbers of accepted messages that contain the visitor's address. */
  copies: (submission: Submission) => { team: number; visitor: number };
  /** The documents of `mail`, or those of one kind. */
  mails: (kind?: MailKind) => Promise<DocumentSnapshot[]>;
  /** The document of a request, and its ledger entry. */
  request: (submission: Submission) => DocumentReference;
  entry: (submission: Submission) => DocumentReference;
}

/** Provides each test with a mail server, an empty database and a fake clock, which `later` advances. */
export const useHarness = (): Harness => {
  const projectId = `demo-${newRequestId().toLowerCase()}`;
  const firestore = open(projectId);
  const harness = { firestore } as Harness;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
    const faults: (Fault | undefined)[] = [];
    const server = await startMailServer({ nextFault: () => faults.shift() });
    const salt = newRequestId();
    const settings: Harness['settings'] = (...of) => ({ ...notificationSettings(firestore, ...of), salt });
    const deliveryWithin = (attemptMilliseconds: number): DeliverySettings => ({
      send: smtpSender(`smtp://127.0.0.1:${server.port}`, '', attemptMilliseconds),
      attemptMilliseconds,
    });
    Object.assign(harness, {
      faults,
      server,
      settings,
      delivery: deliveryWithin(10_000),
      impatient: deliveryWithin(1_500),
    });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await harness.server.close();
    await empty(projectId);
  });

  const mailEvent = async (mail: DocumentSnapshot) => {
    try {
      await deliver(harness.delivery, mail);
    } catch (error) {
      if (!(error instanceof RetryableError)) throw error;
    }
  };
  const of = (name: string) => (submission: Submission) =>
    firestore.collection(name).doc(submission.request_id);
  return Object.assign(harness, {
    request: of(collections.requests),
    entry: of(collections.ledger),
    store: async (submission: Submission, createdAt = new Date()) => {
      await harness.request(submission).create({ ...toStoredRequest(submission), created_at: createdAt });
    },
    requestEvent: (submission: Submission, settings = harness.settings()) =>
      handleStoredRequest(settings, harness.request(submission)),
    arrived: async (submission = newSubmission(), settings = harness.settings()) => {
      await harness.store(submission);
      await harness.requestEvent(submission, settings);
      return submission;
    },
    call: (submission: Submission, settings = harness.settings(), network = browser.network) =>
      answerSubmission(settings, submission, { ...browser, network }),
    mails: async (kind?: MailKind) => {
      const { docs } = await firestore.collection(collections.mail).get();
      return docs.filter((mail) => !kind || mail.get('kind') === kind);
    },
    mailEvents: async () => {
      for (const mail of await harness.mails()) await mailEvent(mail);
    },
    reconcile: (settings = harness.settings()) => reconcile(settings),
    reconcileAndDeliver: async (settings = harness.settings()) => {
      const report = await reconcile(settings);
      await harness.mailEvents();
      return report;
    },
    runs: async (count: number) => {
      for (let run = 0; run < count; run++) {
        await harness.reconcileAndDeliver();
        later(15 * minute);
      }
    },
    copies: ({ email }: Submission) => {
      const about = harness.server.messages.filter(({ content }) => content.includes(email));
      const team = about.filter(({ to }) => to === teamAddress).length;
      return { team, visitor: about.length - team };
    },
  });
};

/** Returns the log lines of the work. */
export const loggedBy = async (work: () => Promise<unknown>): Promise<LogEntry[]> => {
  const write = vi.spyOn(logger, 'write').mockImplementation(() => {});
  await work();
  const lines = write.mock.calls.map(([line]) => line);
  write.mockRestore();
  return lines;
};

/** Advances the clock. */
export const later = (milliseconds: number): void => {
  vi.setSystemTime(Date.now() + milliseconds);
};
