import { collections } from '@helvardar/shared/collections';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { isCommitted, unchanged } from '../firestore.ts';
import type { RequestMailKind } from '../mail/mailDocument.ts';
import type { LedgerEntry } from './ledger.ts';
import { type NotificationSettings, type Notified, notify } from './notify.ts';
import type { Caller } from './quotas.ts';
import { readContentAndTime } from './storedRequest.ts';

/** The team counts as a verified caller, to whom the daily limits for one network do not apply. */
const team: Caller = { kind: 'team', network: null, verified: true };

/**
 * Treats a request as that of a person: removes its mark `suspected`, sends the confirmation, and begins the time for
 * an answer, which the confirmation promises. Unless the team got an e-mail of its own about the request, it gets one
 * with all words. Nobody gets an e-mail twice. `missing`: there is no request with a ledger entry.
 */
export const confirm = async (
  settings: NotificationSettings,
  requestId: string,
): Promise<Notified | 'missing'> => {
  const { firestore } = settings;
  const [request, entry] = (await firestore.getAll(
    firestore.collection(collections.requests).doc(requestId),
    firestore.collection(collections.ledger).doc(requestId),
  )) as [DocumentSnapshot, DocumentSnapshot];
  const stored = readContentAndTime(request.data());
  if (!stored || !entry.exists) return 'missing';
  const { mails, repeats } = entry.data() as LedgerEntry;
  if (mails.includes('visitor') || repeats) return 'repeated';
  const batch = firestore.batch();
  batch.update(request.ref, { suspected: FieldValue.delete() }, unchanged(request));
  const isTold = mails.includes('team');
  batch.update(
    entry.ref,
    { open_since: FieldValue.serverTimestamp(), ...(!isTold && { digest: 'due', turn: 1 }) },
    unchanged(entry),
  );
  if (!(await isCommitted(batch))) return confirm(settings, requestId);
  const outcome = await notify(settings, requestId, stored.request, team);
  if (outcome !== 'mailed') return outcome;
  const written: RequestMailKind[] = (await entry.ref.get()).get('mails') ?? [];
  return written.includes('visitor') ? 'mailed' : 'withheld';
};

/** What the team reads after `confirm`. */
export const confirmed: Record<Notified | 'missing', string> = {
  mailed: 'The confirmation is on its way.',
  withheld: 'Not now, because the limits of the day are reached. Try again tomorrow.',
  suspected: 'Nothing was sent, because it was marked again meanwhile.',
  repeated: 'It was confirmed before, or another request with the same content was.',
  erased: 'It was erased meanwhile.',
  missing: 'There is no such request.',
};
