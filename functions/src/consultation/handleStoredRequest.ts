import type { DocumentReference } from 'firebase-admin/firestore';
import { log } from '../logs.ts';
import { closeWhenFlooded } from './flood.ts';
import { markForPerson } from './ledger.ts';
import { type NotificationSettings, notify } from './notify.ts';
import { directCreates } from './quotas.ts';
import { isErased, isOld, readContentAndTime } from './storedRequest.ts';

/**
 * Creates the e-mails about a stored request. Reads the current document, because the event may be hours late. Skips
 * requests older than 48 hours, because they may come from a backup.
 */
export const handleStoredRequest = async (
  settings: NotificationSettings,
  reference: DocumentReference,
): Promise<void> => {
  const requestId = reference.id;
  const data = (await reference.get()).data();
  if (!data || isErased(data)) return log('requestErased', { requestId });
  if (isOld(data)) return log('requestTooOld', { requestId });
  const stored = readContentAndTime(data);
  if (!stored) return markForPerson(reference, { unusable: true });
  await notify(settings, requestId, stored.request, directCreates);
  // Whatever the outcome: repetitions, for example, take no quota and get no e-mails, but each of them costs.
  await closeWhenFlooded(settings.firestore, settings.directHourlyLimit);
};
