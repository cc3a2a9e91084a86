import { FieldValue } from 'firebase-admin/firestore';
import { Problem } from '../commands/command.ts';
import { type NotificationSettings, type Notified, notify } from '../functions/src/consultation/notify.ts';
import type { Caller } from '../functions/src/consultation/quotas.ts';
import { readRequest } from '../functions/src/consultation/storeRequest.ts';
import { isCommitted, unchanged } from '../functions/src/firestore.ts';
import { collections } from '../shared/collections.ts';

/** An operator counts as a verified caller, to whom the daily limits for one network do not apply. */
const operator: Caller = { network: null, verified: true };

/**
 * Removes the mark `suspected` from a request, and sends its e-mails. Nobody gets an e-mail twice. The team gets its own
 * e-mail, with all words of the request, also if a digest has listed it.
 */
export const confirm = async (settings: NotificationSettings, requestId: string): Promise<Notified> => {
  const { firestore } = settings;
  const request = await firestore.collection(collections.requests).doc(requestId).get();
  const entry = await firestore.collection(collections.ledger).doc(requestId).get();
  const stored = readRequest(request.data());
  if (!stored || !entry.exists)
    throw new Problem(`There is no request ${requestId} with a ledger entry: npm run why -- ${requestId}`);
  const batch = firestore.batch().update(request.ref, { suspected: FieldValue.delete() }, unchanged(request));
  if (request.get('suspected')) batch.update(entry.ref, { digest: 'due', turn: 1 }, unchanged(entry));
  if (!(await isCommitted(batch))) throw new Problem(`${requestId} has changed meanwhile: try again.`);
  return notify(settings, requestId, stored.request, operator);
};

/** What the operator reads after `confirm`. */
export const confirmed: Record<Notified, string> = {
  mailed: 'The confirmation is on its way.',
  withheld:
    'Not now, because the limits of the day are reached; the next digest names it. Try again tomorrow.',
  suspected: 'Nothing was sent, because it was marked again meanwhile.',
  repeated:
    'It was confirmed before, or another request with the same content was, or the limits of the day are reached.',
  erased: 'It was erased meanwhile.',
};
