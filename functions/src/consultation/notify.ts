import { collections } from '@helvardar/shared/collections';
import type { NormalisedRequest } from '@helvardar/shared/consultationRequest';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { dependOn, isCommitted, unchanged } from '../firestore.ts';
import { log } from '../logs.ts';
import { mailId, type RequestMailKind, requestMailKinds } from '../mail/mailDocument.ts';
import { newMail } from '../mail/send/deliveryStates.ts';
import { teamMail } from '../mail/write/teamMail.ts';
import type { TeamMailSettings } from '../mail/write/teamMailFrame.ts';
import { visitorMail } from '../mail/write/visitorMail.ts';
import { inDays, retention } from '../retention.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type LedgerEntry, type Records, readRecords, repeatedRequest } from './ledger.ts';
import { type Caller, type DailyLimits, lastTurn, mailsWithinQuota } from './quotas.ts';

export interface NotificationSettings extends TeamMailSettings {
  firestore: Firestore;
  limits: DailyLimits;
  /** If more requests than this are stored within 60 minutes, browsers can create none until the next clock hour. */
  directHourlyLimit: number;
  /** What sends the e-mails: `extension` or `smtp`. */
  mailDelivery: string;
}

/**
 * `mailed`: e-mails were created. `withheld` (daily limit), `suspected` (possible spam): a digest tells the team later.
 * `repeated`: this request, or one with the same content, was already handled. `erased`: nobody is told.
 */
export type Notified = 'mailed' | 'withheld' | 'suspected' | 'repeated' | 'erased';

/** The maximum number of attempts to write the batch. An attempt fails if another call or an erasure was faster. */
const rounds = 6;

/**
 * Creates the e-mails about a request within the daily limits. Each e-mail is created at most once, even in concurrent
 * calls. If a daily limit holds e-mails back, the callable may create them in a later call of `notify`. Throws
 * Firestore's errors, and `not-written` when all attempts fail.
 */
export const notify = async (
  settings: NotificationSettings,
  requestId: string,
  request: NormalisedRequest,
  caller: Caller,
): Promise<Notified> => {
  const { firestore } = settings;
  const fingerprint = fingerprintOf(request);
  let quota: Awaited<ReturnType<typeof mailsWithinQuota>> | undefined;

  for (let round = 0; ; round++) {
    if (round === rounds)
      throw Object.assign(new Error('Expected to write the e-mails, found other documents in their place'), {
        code: 'not-written',
      });
    const records = await readRecords(firestore, requestId, fingerprint);
    if (!records) return 'erased';
    const entry = records.entry.data() as LedgerEntry | undefined;
    // A request with a filled honeypot (`suspected`) gets no e-mails, takes no quota, and never counts as a repetition.
    const suspected = records.request.get('suspected') === true;
    // A document that the callable stores also starts the trigger. If the callable has already written the ledger
    // entry, the trigger stops here, so that the request does not also use the quota for requests created by browsers.
    if (entry && (suspected || caller.kind === 'database')) break;
    const repeats = isComplete(entry)
      ? requestId
      : suspected
        ? undefined
        : await repeatedRequest(firestore, records, requestId);
    if (repeats && (entry || repeats === requestId)) break;
    if (!repeats && !suspected) quota ??= await mailsWithinQuota(settings, requestId, request.email, caller);
    // An earlier round may have taken quota. If a request with the same content was mailed since then, this quota stays
    // unused.
    const open = repeats ? [] : (quota?.granted ?? []).filter((kind) => isMissing(kind, entry));
    if (entry && open.length === 0) break;
    const turn = quota?.turn ?? caller.place ?? lastTurn;
    if (!(await write(settings, { request, fingerprint, open, repeats, records, turn }))) continue;
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
    requestMailKinds.every((kind) => !isMissing(kind, entry)));

/**
 * Whether the e-mail is still to be created. A request that waits for a digest (`due`) may still get its own e-mail to
 * the team.
 */
const isMissing = (kind: RequestMailKind, entry: LedgerEntry | undefined): boolean =>
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
  request: NormalisedRequest;
  fingerprint: string;
  open: RequestMailKind[];
  repeats: string | undefined;
  records: Records;
  turn: number;
}

/**
 * Writes the ledger entry, the `contentClaim` and the e-mails in one batch. Returns false if another call or an
 * erasure was faster.
 */
const write = async (settings: NotificationSettings, job: Job): Promise<boolean> => {
  const { firestore } = settings;
  const { request, fingerprint, open, repeats, records, turn } = job;
  const { entry, claim } = records;
  const requestId = records.request.id;
  const batch = firestore.batch();
  // If the request waits for a digest, the batch copies none of its text, so a change of the request need not stop the
  // batch.
  if (open.length > 0 || repeats) dependOn(batch, records.request);
  if (entry.exists) {
    const digest = open.includes('team') && { digest: FieldValue.delete(), turn: 0 };
    batch.update(entry.ref, { mails: FieldValue.arrayUnion(...open), ...digest }, unchanged(entry));
  } else
    batch.create(entry.ref, {
      fingerprint,
      mails: open,
      ...(repeats
        ? { repeats }
        : { turn: open.length > 0 ? 0 : turn, open_since: records.request.get('created_at') }),
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
  // For a repetition, the update writes the value that the claim already has. Only the condition of the update matters:
  // the batch fails if an erasure has deleted the claim and the earlier e-mails.
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
