import { collections } from '@helvardar/shared/collections';
import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { isCommitted } from '../firestore.ts';
import { log } from '../logs.ts';
import { mailId, newMail, type RequestMailKind, requestMailKinds } from '../mail/mailDocument.ts';
import { teamMail } from '../mail/teamMail.ts';
import type { TeamMailSettings } from '../mail/toTeam.ts';
import { visitorMail } from '../mail/visitorMail.ts';
import { inDays, retention } from '../retention.ts';
import { fingerprintOf, normalised } from './fingerprint.ts';
import { type LedgerEntry, type Records, readRecords, repeatedRequest, wordsClaim } from './ledger.ts';
import { type Caller, type DailyLimits, mailsWithinQuota } from './quotas.ts';

export interface NotificationSettings extends TeamMailSettings {
  firestore: Firestore;
  limits: DailyLimits;
  /** When more requests are stored within an hour, browsers cannot create any for the rest of the hour. */
  directHourlyLimit: number;
}

/** `withheld`: a digest tells the team later. `repeated`: the team was told before. `erased`: nobody is told. */
export type Notified = 'mailed' | 'withheld' | 'repeated' | 'erased';

/** The number of attempts. An attempt fails only when another call has written meanwhile. */
const rounds = 6;

/**
 * Creates the e-mails of a request, each at most once, even in concurrent calls. A later call with more quota (a known
 * network, or App Check) adds missing e-mails. Throws Firestore's errors, and `not-written` when all attempts fail.
 */
export const notify = async (
  settings: NotificationSettings,
  requestId: string,
  stored: StoredRequest,
  caller: Caller,
): Promise<Notified> => {
  const { firestore } = settings;
  const request = normalised(stored);
  const fingerprint = fingerprintOf(request);
  let granted: RequestMailKind[] | undefined;

  for (let round = 0; ; round++) {
    if (round === rounds)
      throw Object.assign(new Error('Expected to write the e-mails, found other documents in their place'), {
        code: 'not-written',
      });
    const records = await readRecords(firestore, requestId, fingerprint);
    const { document, entry } = records;
    if (!document) return 'erased';
    const repeats = isComplete(entry) ? requestId : await repeatedRequest(firestore, records, requestId);
    if (repeats && (entry || repeats === requestId)) break;
    if (!repeats)
      granted ??= await mailsWithinQuota(firestore, settings, { requestId, email: request.email, caller });
    // If a request with the same content was mailed meanwhile, its e-mails serve both, and granted quota stays unused.
    const open = repeats ? [] : (granted ?? []).filter((kind) => isOpen(kind, entry));
    if (entry && open.length === 0) break;
    const job = { requestId, request, fingerprint, open, repeats, records, document };
    if (!(await write(settings, job))) continue;
    if (repeats) break;
    return logOutcome(requestId, open);
  }
  log('requestRepeated', { requestId });
  return 'repeated';
};

const isComplete = (entry: LedgerEntry | undefined): boolean =>
  entry !== undefined &&
  (entry.repeats !== undefined ||
    entry.unusable === true ||
    requestMailKinds.every((kind) => !isOpen(kind, entry)));

/** Whether an e-mail is still to be created. A written digest replaces the team's e-mail. */
const isOpen = (kind: RequestMailKind, entry: LedgerEntry | undefined): boolean =>
  !entry?.mails.includes(kind) && !(kind === 'team' && entry?.digest !== undefined && entry.digest !== 'due');

const logOutcome = (requestId: string, open: RequestMailKind[]): Notified => {
  if (open.length === 0) {
    log('requestWithheld', { requestId });
    return 'withheld';
  }
  log('requestNotified', { requestId, count: open.length });
  if (!open.includes('visitor')) log('confirmationWithheld', { requestId });
  return 'mailed';
};

interface Job {
  requestId: string;
  request: StoredRequest;
  fingerprint: string;
  open: RequestMailKind[];
  /** The request with the same content whose e-mails serve for this one. */
  repeats: string | undefined;
  records: Records;
  document: DocumentSnapshot;
}

/**
 * Writes ledger entry, content claim and e-mails in one atomic batch. False when another call was faster or the request
 * was erased meanwhile.
 */
const write = async (settings: NotificationSettings, job: Job): Promise<boolean> => {
  const { firestore } = settings;
  const { requestId, request, fingerprint, open, repeats, records, document } = job;
  const batch = firestore.batch();
  // This update changes nothing: it makes Firestore refuse the batch if the request has changed since it was read. A
  // withheld request needs no check, because none of its text is copied.
  if (document.updateTime && (open.length > 0 || repeats))
    batch.update(
      document.ref,
      { created_at: document.get('created_at') },
      { lastUpdateTime: document.updateTime },
    );
  const ledger = firestore.collection(collections.ledger).doc(requestId);
  if (records.entryUpdated)
    batch.update(
      ledger,
      {
        mails: FieldValue.arrayUnion(...open),
        ...(open.includes('team') && { digest: FieldValue.delete() }),
      },
      { lastUpdateTime: records.entryUpdated },
    );
  else
    batch.create(ledger, {
      fingerprint,
      mails: open,
      ...(repeats && { repeats }),
      ...(open.length === 0 && !repeats && { digest: 'due' }),
      created_at: FieldValue.serverTimestamp(),
      expires_at: inDays(retention.ledgerDays),
    });

  const words = wordsClaim(firestore, fingerprint);
  const claim = {
    request_id: requestId,
    created_at: FieldValue.serverTimestamp(),
    expires_at: inDays(retention.claimDays),
  };
  // For a repetition this update changes nothing. It makes Firestore refuse the batch if an erasure has deleted the
  // claim and the e-mails that serve for this request.
  if (records.wordsUpdated && (repeats || open.length > 0))
    batch.update(words, repeats ? { request_id: repeats } : claim, { lastUpdateTime: records.wordsUpdated });
  else if (open.length > 0) batch.create(words, claim);

  const templates = {
    team: () => teamMail(settings, requestId, request),
    visitor: () => visitorMail(settings, request),
  };
  for (const kind of open)
    batch.create(
      firestore.collection(collections.mail).doc(mailId(requestId, kind)),
      newMail(kind, [requestId], templates[kind]()),
    );
  return isCommitted(batch);
};
