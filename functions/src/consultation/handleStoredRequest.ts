import type { DocumentData } from 'firebase-admin/firestore';
import { log } from '../logs.ts';
import { type NotificationSettings, notify } from './notify.ts';
import { readStoredRequest } from './storeRequest.ts';

/** Notifies about a document of `consultation_requests`; a document that holds no request, and never will, is left. */
export const handleStoredRequest = async (
  settings: NotificationSettings,
  requestId: string,
  data: DocumentData | undefined,
): Promise<void> => {
  const request = readStoredRequest(data);
  if (request) await notify(settings, requestId, request, { network: null, verified: false });
  else log('requestUnusable', { requestId });
};
