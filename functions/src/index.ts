import { region } from '@helvardar/shared/callable';
import { collections } from '@helvardar/shared/collections';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onCall } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { addressSalt, readConfiguration, secretValue, smtpPassword } from './config.ts';
import { answerSubmission } from './consultation/answerSubmission.ts';
import { deleteExpired } from './consultation/deleteExpired.ts';
import { guarded } from './consultation/guarded.ts';
import { handleStoredRequest } from './consultation/handleStoredRequest.ts';
import { networkAddress } from './consultation/networkAddress.ts';
import type { NotificationSettings } from './consultation/notify.ts';
import { firestore } from './firestore.ts';
import { log } from './logs.ts';
import { deliver } from './mail/deliver.ts';
import { smtpSender } from './mail/smtp.ts';
import { orAgain } from './redelivery.ts';
import { requestCutoff } from './retention.ts';

const configuration = readConfiguration(process.env);

const notificationSettings = (): NotificationSettings => ({
  ...configuration,
  firestore: firestore(),
  salt: secretValue(addressSalt),
});

/** Way one: the browser stored a request. */
export const onConsultationRequestCreated = onDocumentCreated(
  {
    document: `${collections.requests}/{requestId}`,
    region,
    retry: true,
    secrets: [addressSalt],
    maxInstances: 10,
  },
  ({ params: { requestId }, data }) =>
    orAgain({ requestId }, handleStoredRequest(notificationSettings(), requestId, data?.data())),
);

const hostingOrigins = ['web.app', 'firebaseapp.com'].map(
  (domain) => `https://${process.env['GCLOUD_PROJECT']}.${domain}`,
);
const localOrigin = /^http:\/\/(?:localhost|127\.0\.0\.1):\d+$/;

/** Ways two and three: the callable `send-consultation-notification`, also behind the Hosting rewrite. */
export const send = {
  consultation: {
    notification: guarded(
      onCall(
        {
          region,
          cors: [...configuration.siteOrigins, ...hostingOrigins, localOrigin],
          enforceAppCheck: configuration.appCheckEnforced,
          secrets: [addressSalt],
          maxInstances: 10,
          timeoutSeconds: 30,
        },
        ({ data, app, rawRequest }) =>
          answerSubmission(notificationSettings(), data, {
            network: networkAddress(rawRequest),
            verified: app !== undefined,
          }),
      ),
    ),
  },
};

/** Within one run of the function; the platform's own back-off lies between the runs. */
const patience = { pauses: [1_000, 5_000, 20_000], maximumAttempts: 200 };

/** Sends the documents of `mail`, where the Trigger Email extension does not. */
export const deliverMail = onDocumentWritten(
  {
    document: `${collections.mail}/{mailId}`,
    region,
    retry: true,
    omit: configuration.mailDelivery !== 'smtp',
    secrets: [smtpPassword],
    maxInstances: 3,
    timeoutSeconds: 240,
  },
  async ({ params: { mailId }, data }) => {
    if (!data) return;
    const settings = { ...patience, send: smtpSender(configuration.smtpUri, secretValue(smtpPassword)) };
    await orAgain({ mailId }, deliver(settings, data.after));
  },
);

export const deleteExpiredRequests = onSchedule(
  { schedule: 'every day 03:30', timeZone: 'Europe/Zurich', region },
  async () => {
    log('expiredRequestsDeleted', { count: await deleteExpired(firestore(), requestCutoff(new Date())) });
  },
);
