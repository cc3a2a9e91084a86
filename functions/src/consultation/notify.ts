import { collections } from '@helvardar/shared/collections';
import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { dependOn, isCommitted, unchanged } from '../firestore.ts';
import { log } from '../logs.ts';
import { mailId, newMail, type RequestMailKind, requestMailKinds } from '../mail/mailDocument.ts';
import { teamMail } from '../mail/teamMail.ts';
import type { TeamMailSettings } from '../mail/teamMailFrame.ts';
import { visitorMail } from '../mail/visitorMail.ts';
import { inDays, retention } from '../retention.ts';
import { fingerprintsOf, normalised } from './fingerprint.ts';
import { type LedgerEntry, type Records, readRecords, repeatedRequest } from './ledger.ts';
import { type Caller, type DailyLimits, directCreates, mailsWithinQuota } from './quotas.ts';

export interface NotificationSettings extends TeamMailSettings {
  firestore: Firestore;
  limits: DailyLimits;
  /** When more requests than this are stored within an hour, browsers cannot create any for the rest of the hour. */
  directHourlyLimit: number;
}

/**
 * `mailed`: e-mails were created. `withheld`, `suspected`: a digest tells the team later. `repeated`: an earlier call,
 * or an earlier request with the same content, was handled, so no e-mail is created now. `erased`: nobody is told.
 */
export type Notified = 'mailed' | 'withheld' | 'suspected' | 'repeated' | 'erased';

/** The maximum number of attempts. An attempt fails only if another call or an erasure has written meanwhile. */
const rounds = 6;

/**
 * Creates the e-mails of a request, each at most once, even in concurrent calls. A later call of the callable with more
 * quota (a known network, or App Check) adds missing e-mails; a later event of the trigger adds none. Throws
 * Firestore's errors, and an error with the code `not-written` when all attempts fail.
 */
export const notify = async (
  settings: NotificationSettings,
  requestId: string,
  stored: StoredRequest,
  caller: Caller,
): Promise<Notified> => {
  const { firestore } = settings;
  const request = normalised(stored);
  const fingerprints = fingerprintsOf(stored);
  const [fingerprint = ''] = fingerprints;
  let granted: RequestMailKind[] | undefined;

  for (let round = 0; ; round++) {
    if (round === rounds)
      throw Object.assign(new Error('Expected to write the e-mails, found other documents in their place'), {
        code: 'not-written',
      });
    const records = await readRecords(firestore, requestId, fingerprints);
    if (!records) return 'erased';
    const entry = records.entry.data() as LedgerEntry | undefined;
    // A suspected request gets no e-mails of its own. It uses up no quota, and another request with the same content
    // does not count as its repetition.
    const suspected = records.request.get('suspected') === true;
    // A request that the callable has stored also causes an event of the trigger. This event must not use up the quota
    // of requests that browsers create.
    if (entry && (suspected || caller === directCreates)) break;
    const repeats = isComplete(entry)
      ? requestId
      : suspected
        ? undefined
        : await repeatedRequest(firestore, records, requestId);
    if (repeats && (entry || repeats === requestId)) break;
    if (!repeats && !suspected)
      granted ??= await mailsWithinQuota(settings, requestId, request.email, caller);
    // If another request with the same content was mailed meanwhile, the present request needs no e-mails, and the quota
    // that was granted to it stays unused.
    const open = repeats ? [] : (granted ?? []).filter((kind) => isOpen(kind, entry));
    if (entry && open.length === 0) break;
    if (!(await write(settings, { request, fingerprint, open, repeats, records }))) continue;
    if (repeats) break;
    return logOutcome(requestId, open, suspected);
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

const logOutcome = (requestId: string, open: RequestMailKind[], suspected: boolean): Notified => {
  if (open.length === 0) {
    log(suspected ? 'requestSuspected' : 'requestWithheld', { requestId });
    return suspected ? 'suspected' : 'withheld';
  }
  log('requestNotified', { requestId, count: open.length });
  if (!open.includes('visitor')) log('confirmationWithheld', { requestId });
  return 'mailed';
};

interface Job {
  request: StoredRequest;
  fingerprint: string;
  open: RequestMailKind[];
  /** The id of an earlier request with the same content, whose e-mails also count for this request. */
  repeats: string | undefined;
  records: Records;
}

/**
 * Writes ledger entry, content claim and e-mails in one atomic batch. False when another call was faster or the request
 * was erased meanwhile.
 */
const write = async (settings: NotificationSettings, job: Job): Promise<boolean> => {
  const { firestore } = settings;
  const { request, fingerprint, open, repeats, records } = job;
  const { entry, claim } = records;
  const requestId = records.request.id;
  const batch = firestore.batch();
  // The batch copies no text of a withheld request, so it need not fail if this request changes meanwhile.
  if (open.length > 0 || repeats) dependOn(batch, records.request);
  if (entry.exists) {
    const digest = open.includes('team') && { digest: FieldValue.delete() };
    batch.update(entry.ref, { mails: FieldValue.arrayUnion(...open), ...digest }, unchanged(entry));
  } else
    batch.create(entry.ref, {
      fingerprint,
      mails: open,
      ...(repeats && { repeats }),
      ...(open.length === 0 &&
        !repeats && { digest: records.request.get('suspected') ? 'suspected' : 'due' }),
      created_at: FieldValue.serverTimestamp(),
      expires_at: inDays(retention.ledgerDays),
    });

  const claimed = {
    request_id: requestId,
    created_at: FieldValue.serverTimestamp(),
    expires_at: inDays(retention.claimDays),
  };
  // A repetition writes the value that the claim already has. So Firestore refuses the batch if an erasure has
  // meanwhile deleted the claim and the e-mails of the earlier request.
  if (claim.exists && (repeats || open.length > 0))
    batch.update(claim.ref, repeats ? { request_id: repeats } : claimed, unchanged(claim));
  else if (open.length > 0) batch.create(claim.ref, claimed);

  for (const kind of open) {
    const mail = firestore.collection(collections.mail).doc(mailId(requestId, kind));
    const content = kind === 'team' ? teamMail(settings, requestId, request) : visitorMail(settings, request);
    batch.create(mail, newMail(kind, [requestId], content));
  }
  return isCommitted(batch);
};
