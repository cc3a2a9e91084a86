import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterEach, beforeEach, vi } from 'vitest';
import { handleStoredRequest } from '../../../functions/src/consultation/handleStoredRequest.ts';
import type { NotificationSettings } from '../../../functions/src/consultation/notify.ts';
import type { Caller, DailyLimits } from '../../../functions/src/consultation/quotas.ts';
import { type DeliverySettings, deliver } from '../../../functions/src/mail/send/deliver.ts';
import { smtpSender } from '../../../functions/src/mail/send/smtp.ts';
import { reconcile } from '../../../functions/src/reconciliation/reconcile.ts';
import { RetryableError } from '../../../functions/src/retryableError.ts';
import { collections } from '../../../shared/collections.ts';
import { type Submission, toStoredRequest } from '../../../shared/consultationRequest.ts';
import { newRequestId } from '../../../web/src/consultation/sending/requestId.ts';
import { empty, open } from './databases.ts';
import { type Fault, type MailServer, startMailServer } from './mailServer.ts';
import { teamMailSettings } from './teamMailSettings.ts';

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
  /** Runs `deliver` once for each current document of `mail`. */
  mailEvents: () => Promise<void>;
  reconcile: (settings?: NotificationSettings) => ReturnType<typeof reconcile>;
  /** The numbers of accepted messages that contain the visitor's address. */
  copies: (submission: Submission) => { team: number; visitor: number };
  mails: () => Promise<DocumentSnapshot[]>;
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
  return Object.assign(harness, {
    store: async (submission: Submission, createdAt = new Date()) => {
      const document = firestore.collection(collections.requests).doc(submission.request_id);
      await document.create({ ...toStoredRequest(submission), created_at: createdAt });
    },
    requestEvent: (submission: Submission, settings = harness.settings()) =>
      handleStoredRequest(settings, firestore.collection(collections.requests).doc(submission.request_id)),
    mails: async () => (await firestore.collection(collections.mail).get()).docs,
    mailEvents: async () => {
      for (const mail of await harness.mails()) await mailEvent(mail);
    },
    reconcile: (settings = harness.settings()) => reconcile(settings),
    copies: ({ email }: Submission) => {
      const about = harness.server.messages.filter(({ content }) => content.includes(email));
      const team = about.filter(({ to }) => to === teamAddress).length;
      return { team, visitor: about.length - team };
    },
  });
};

/** Returns the log lines of the work. */
export const loggedBy = async (work: () => Promise<unknown>): Promise<object[]> => {
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
