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
 * `mailed`: e-mails were created. `withheld` (beyond a daily limit), `suspected` (may be spam): a digest, an e-mail
 * about several requests, tells the team later. `repeated`: this request, or an earlier one with the same content, was
 * already handled, so no e-mail is created now. `erased`: nobody is told.
 */
export type Notified = 'mailed' | 'withheld' | 'suspected' | 'repeated' | 'erased';

/** The maximum number of attempts to write. One fails only if another call or an erasure has written meanwhile. */
const rounds = 6;

/**
 * Creates the e-mails about a request, each at most once, even in concurrent calls. Daily limits may hold some of them
 * back (`quotas.ts`). A later call of the callable may create those that were held back; the trigger creates none if a
 * ledger entry exists. Throws Firestore's errors, and an error with the code `not-written` when all attempts fail.
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
    // A request with a filled honeypot (`suspected`) gets no e-mails of its own, and uses up no quota. It does not
    // count as a repetition of another request with the same content.
    const suspected = records.request.get('suspected') === true;
    // A request that the callable has stored also causes an event of the trigger. This event must not use up the quota
    // of requests that browsers create in the database.
    if (entry && (suspected || caller === directCreates)) break;
    const repeats = isComplete(entry)
      ? requestId
      : suspected
        ? undefined
        : await repeatedRequest(firestore, records, requestId);
    if (repeats && (entry || repeats === requestId)) break;
    if (!repeats && !suspected)
      granted ??= await mailsWithinQuota(settings, requestId, request.email, caller);
    // An earlier round may have taken quota for this request. If e-mails about another request with the same content
    // were created since then, this request needs none, and the quota stays unused.
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

/**
 * Whether an e-mail is still to be created. While the request only waits for a digest (`due`), it may still get its own
 * e-mail to the team.
 */
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
 * Writes the ledger entry, the claim of the content (`contentClaim`) and the e-mails in one atomic batch. False when
 * another call was faster or the request was erased meanwhile.
 */
const write = async (settings: NotificationSettings, job: Job): Promise<boolean> => {
  const { firestore } = settings;
  const { request, fingerprint, open, repeats, records } = job;
  const { entry, claim } = records;
  const requestId = records.request.id;
  const batch = firestore.batch();
  // If the request gets no e-mails now (`withheld`, `suspected`), the batch copies none of its text. So the batch need
  // not fail if the request changes meanwhile.
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
  // For a repetition, the update writes the value that the claim already has. It makes the batch fail if an erasure has
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
