import type { DocumentData } from 'firebase-admin/firestore';
import { failureFacts, log } from '../logs.ts';
import { type NotificationSettings, notify } from './notify.ts';
import { readStoredRequest } from './storeRequest.ts';

/**
 * Notifies about a document of `consultation_requests`. Returns on what can never become a request; throws on what the
 * platform shall deliver again (trouble of Firestore, a missing index, a fault mended within its 24 hours).
 */
export const handleStoredRequest = async (
  settings: NotificationSettings,
  requestId: string,
  data: DocumentData | undefined,
): Promise<void> => {
  const request = readStoredRequest(data);
  if (!request) {
    log('requestUnusable', { requestId });
    return;
  }
  try {
    await notify(settings, requestId, request, { network: null, verified: false });
  } catch (error) {
    const facts = failureFacts(error);
    log('notificationFailed', { requestId, ...facts });
    // The platform logs what is thrown: not the cause, whose message may quote data.
    throw new Error(`The notification failed with ${facts.code}; the event shall come again.`);
  }
};
