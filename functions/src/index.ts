import { collections } from '@helvardar/shared/collections';
import { answeredFunction, notificationFunction } from '@helvardar/shared/endpoints';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onCall, onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { answerPage } from './answered/page.ts';
import { readConfiguration, secretSalt, secretValue, smtpPassword } from './config.ts';
import { answerSubmission } from './consultation/answerSubmission.ts';
import { handleStoredRequest } from './consultation/handleStoredRequest.ts';
import { networkAddress, networkCode } from './consultation/networkAddress.ts';
import type { NotificationSettings } from './consultation/notify.ts';
import { withSafeBody } from './consultation/withSafeBody.ts';
import { firestore } from './firestore.ts';
import { optionsOf } from './instances.ts';
import { deliver } from './mail/send/deliver.ts';
import { smtpSender } from './mail/send/smtp.ts';
import { reconcile as runReconciliation } from './reconciliation/reconcile.ts';
import { refuseCompressedBodies } from './refuseCompressedBodies.ts';
import { retryOnFailure } from './retryableError.ts';

refuseCompressedBodies();
const configuration = readConfiguration(process.env);

const notificationSettings = (): NotificationSettings => ({
  ...configuration,
  firestore: firestore(),
  salt: secretValue(secretSalt),
});

export const onConsultationRequestCreated = onDocumentCreated(
  {
    document: `${collections.requests}/{requestId}`,
    retry: true,
    secrets: [secretSalt],
    ...optionsOf('onConsultationRequestCreated'),
  },
  async ({ params: { requestId }, data }) => {
    if (data) await retryOnFailure({ requestId }, handleStoredRequest(notificationSettings(), data.ref));
  },
);

const hostingOrigins = ['web.app', 'firebaseapp.com'].map(
  (domain) => `https://${process.env['GCLOUD_PROJECT']}.${domain}`,
);
/** The callable `send-consultation-notification`. */
export const send = {
  consultation: {
    notification: withSafeBody(
      onCall(
        {
          // The emulator allows every origin, so local pages are not listed.
          cors: [...configuration.siteOrigins, ...hostingOrigins],
          enforceAppCheck: configuration.appCheckEnforced,
          secrets: [secretSalt],
          ...optionsOf(notificationFunction),
        },
        ({ data, app, rawRequest }) => {
          const settings = notificationSettings();
          const network = networkAddress(rawRequest);
          rawRequest.res?.setHeader('X-Network', networkCode(settings.salt, network));
          return answerSubmission(settings, data, { kind: 'call', network, verified: app !== undefined });
        },
      ),
    ),
  },
};

/** Sends the documents of `mail`, unless the Trigger Email extension is used. */
export const deliverMail = onDocumentWritten(
  {
    document: `${collections.mail}/{mailId}`,
    retry: true,
    omit: configuration.mailDelivery !== 'smtp',
    secrets: [smtpPassword],
    ...optionsOf('deliverMail'),
  },
  async ({ params: { mailId }, data }) => {
    if (!data) return;
    const { smtpUri, attemptMilliseconds } = configuration;
    const send = smtpSender(smtpUri, secretValue(smtpPassword), attemptMilliseconds);
    await retryOnFailure({ mailId }, deliver({ send, attemptMilliseconds }, data.after));
  },
);

/**
 * Creates missing e-mails and retries undelivered ones. Writes digests of requests without an e-mail of their own, and
 * lists of unanswered requests. Deletes requests that are kept no longer. The next run completes what a failed run has
 * left undone.
 */
export const reconcile = onSchedule(
  { schedule: 'every 15 minutes', secrets: [secretSalt], ...optionsOf('reconcile') },
  async () => {
    await runReconciliation(notificationSettings());
  },
);

export const answered = onRequest(
  { secrets: [secretSalt], ...optionsOf(answeredFunction) },
  async ({ method, url }, response) => {
    const { status, headers, body } = await answerPage(notificationSettings(), method, url);
    response.writeHead(status, headers).end(body);
  },
);
