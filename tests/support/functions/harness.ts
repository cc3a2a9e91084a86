import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
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
import { type Report, reconcile } from '../../../functions/src/reconciliation/reconcile.ts';
import { RetryableError } from '../../../functions/src/retryableError.ts';
import { minute } from '../../../functions/src/time.ts';
import { erase } from '../../../operations/erase.ts';
import { personalDocuments } from '../../../operations/personalDocuments.ts';
import { functionsValuesOf } from '../../../release/functionsValues.ts';
import { collections } from '../../../shared/collections.ts';
import { type Submission, toStoredRequest } from '../../../shared/consultationRequest.ts';
import { newRequestId } from '../../../web/src/consultation/sending/requestId.ts';
import { empty, open } from './databases.ts';
import { type Fault, type MailServer, startMailServer } from './mailServer.ts';
import { notificationSettings, teamMailSettings } from './notificationSettings.ts';
import { newSubmission } from './submissions.ts';

/** The limits of functions/.env. */
export const shippedLimits: DailyLimits = readConfiguration(functionsValuesOf(undefined)).limits;
export const browser: Caller = { kind: 'call', network: '192.0.2.1', verified: false };
export const { teamAddress } = teamMailSettings;

/** What each test gets for itself. */
interface PerTest {
  server: MailServer;
  /** The mail server's faults: one for each of the next connections. Later connections have none. */
  faults: (Fault | undefined)[];
  salt: string;
  delivery: DeliverySettings;
  /** Like `delivery`, but an attempt may take only 1.5 s instead of 10 s. */
  impatient: DeliverySettings;
}

/** Provides each test with a mail server, an empty database and a fake clock, which `later` advances. */
export const useHarness = () => {
  const projectId = `demo-${newRequestId().toLowerCase()}`;
  const firestore = open(projectId);
  const perTest = {} as PerTest;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
    const faults: PerTest['faults'] = [];
    const server = await startMailServer({ nextFault: () => faults.shift() });
    const deliveryWithin = (attemptMilliseconds: number): DeliverySettings => ({
      send: smtpSender(`smtp://127.0.0.1:${server.port}`, '', attemptMilliseconds),
      attemptMilliseconds,
    });
    const deliveries = { delivery: deliveryWithin(10_000), impatient: deliveryWithin(1_500) };
    Object.assign(perTest, { faults, server, salt: newRequestId(), ...deliveries });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await perTest.server.close();
    await empty(projectId);
  });

  const settings = (limits: Partial<DailyLimits> = {}, directHourlyLimit?: number): NotificationSettings => ({
    ...notificationSettings(firestore, limits, directHourlyLimit),
    salt: perTest.salt,
  });

  /** The document of a request, and its ledger entry. */
  const request = ({ request_id }: Submission) => firestore.collection(collections.requests).doc(request_id);
  const entry = ({ request_id }: Submission) => firestore.collection(collections.ledger).doc(request_id);

  /** Stores a request as the browser does. */
  const store = async (submission: Submission, created_at = new Date()): Promise<void> => {
    await request(submission).create({ ...toStoredRequest(submission), created_at });
  };
  /**
   * Stores requests with their ledger entries. `fieldsOf` returns fields to add to a new request and
   * to its entry, or to replace there.
   */
  const record = async (
    submissions: Submission[],
    fieldsOf: (index: number) => { entry: object; created_at?: unknown; answered_at?: Date },
  ): Promise<void> => {
    const writer = firestore.bulkWriter();
    for (const [index, submission] of submissions.entries()) {
      const { entry: recorded, ...stored } = fieldsOf(index);
      const created_at = Timestamp.now();
      writer.create(request(submission), { ...toStoredRequest(submission), created_at, ...stored });
      writer.create(entry(submission), { created_at, ...recorded });
    }
    await writer.close();
  };

  /** Runs the trigger for a stored request. */
  const requestEvent = (submission: Submission, of = settings()): Promise<void> =>
    handleStoredRequest(of, request(submission));
  /** Stores a request as the browser does, and runs its trigger. Returns the submission. */
  const arrived = async (submission = newSubmission(), of = settings()): Promise<Submission> => {
    await store(submission);
    await requestEvent(submission, of);
    return submission;
  };
  /** Calls the function with a request. */
  const call = (submission: Submission, of = settings(), network = browser.network) =>
    answerSubmission(of, submission, { ...browser, network });

  /** The documents of `mail`, or those of one kind. */
  const mails = async (kind?: MailKind): Promise<DocumentSnapshot[]> => {
    const { docs } = await firestore.collection(collections.mail).get();
    return docs.filter((mail) => !kind || mail.get('kind') === kind);
  };
  /** The ids of the requests in e-mails to the team, sorted. */
  const told = async (): Promise<string[]> =>
    (await mails())
      .flatMap((mail): string[] => (mail.get('kind') === 'visitor' ? [] : mail.get('request_ids')))
      .toSorted();
  /** The numbers of accepted messages that contain the visitor's address. */
  const copies = ({ email }: Submission): { team: number; visitor: number } => {
    const about = perTest.server.messages.filter(({ content }) => content.includes(email));
    const team = about.filter(({ to }) => to === teamAddress).length;
    return { team, visitor: about.length - team };
  };

  /** Delivery settings with which something happens before the end of the message, or after it was sent. */
  const during = (moment: 'before' | 'after', work: () => Promise<unknown>): DeliverySettings => {
    const { send, attemptMilliseconds } = perTest.delivery;
    return {
      attemptMilliseconds,
      send: async (id, mail, beforeEnd) => {
        const attempt = await send(id, mail, async () => {
          if (moment === 'before') await work();
          await beforeEnd();
        });
        if (moment === 'after') await work();
        return attempt;
      },
    };
  };
  /** Runs `deliver` once for each current document of `mail`. */
  const mailEvents = async (): Promise<void> => {
    for (const mail of await mails())
      await deliver(perTest.delivery, mail).catch((error) => {
        if (!(error instanceof RetryableError)) throw error;
      });
  };
  /** Runs `reconcile`, then `mailEvents`. Returns the report. */
  const reconcileAndDeliver = async (of = settings()): Promise<Report> => {
    const report = await reconcile(of);
    await mailEvents();
    return report;
  };
  /** Calls `reconcileAndDeliver` `count` times, with 15 minutes between two calls. */
  const runs = async (count: number): Promise<void> => {
    for (let run = 0; run < count; run++) {
      await reconcileAndDeliver();
      later(15 * minute);
    }
  };

  /** Erases a person as the operator's command does. Returns the paths of the documents that it found. */
  const forget = async (address: string): Promise<string[]> => {
    const documents = await personalDocuments(firestore, address);
    await erase(firestore, documents);
    return documents.map(({ ref }) => ref.path).sort();
  };
  /** All documents of the database, as text. */
  const everything = async (): Promise<string> => {
    const all = await firestore.listCollections();
    const contents = await Promise.all(all.map((collection) => collection.get()));
    return JSON.stringify(contents.flatMap(({ docs }) => docs.map((document) => document.data())));
  };

  return Object.assign(perTest, {
    ...{ firestore, settings, request, entry, store, record, requestEvent, arrived, call },
    ...{ mails, told, copies, during, mailEvents, reconcileAndDeliver, runs, forget, everything },
    reconcile: (of = settings()) => reconcile(of),
  });
};
export type Harness = ReturnType<typeof useHarness>;

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
