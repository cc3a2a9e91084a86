import { toStoredRequest } from '@helvardar/shared/consultationRequest';
import { accepted } from '@helvardar/shared/endpoints';
import { HttpsError } from 'firebase-functions/v2/https';
import { isTransient } from '../firestore.ts';
import { failureFacts, log } from '../logs.ts';
import { closeWhenFlooded } from './flood.ts';
import { type NotificationSettings, notify } from './notify.ts';
import { type Caller, placeOfCall } from './quotas.ts';
import { storeRequest } from './storeRequest.ts';
import { validatedSubmission } from './submission.ts';

/**
 * Validates and stores a submission, and creates its e-mails. A filled honeypot marks the request as `suspected`; the
 * caller gets the usual answer. Throws an `HttpsError`: `invalid-argument` (details name the fields), `already-exists`
 * (the id belongs to another request), `resource-exhausted` (nothing is stored, the page keeps the request and tries
 * again), `unavailable` (try again), `internal`.
 */
export const answerSubmission = async (
  settings: NotificationSettings,
  data: unknown,
  caller: Caller,
): Promise<typeof accepted> => {
  const submission = validatedSubmission(data);
  const requestId = submission.request_id;
  const request = toStoredRequest(submission);
  try {
    const place = await placeOfCall(settings, requestId, caller);
    if (typeof place === 'string') {
      // The flood of calls also closes the database, so that its networks cannot go on there.
      if (place === 'storedPerHour') await closeWhenFlooded(settings.firestore, settings.directHourlyLimit);
      throw new HttpsError('resource-exhausted', 'Too many requests for now. Try again later.');
    }
    const stored = await storeRequest(settings.firestore, requestId, request, submission.honeypot !== '');
    if (stored === 'new') await notify(settings, requestId, request, { ...caller, place });
    if (stored !== 'other') return accepted;
  } catch (error) {
    if (error instanceof HttpsError) throw error;
    log('notificationFailed', { requestId, ...failureFacts(error) });
    throw isTransient(error)
      ? new HttpsError('unavailable', 'The request could not be handled now. Try again.')
      : new HttpsError('internal', 'The request could not be handled.');
  }
  log('requestIdTaken', { requestId });
  throw new HttpsError('already-exists', 'This request_id belongs to another request.');
};
