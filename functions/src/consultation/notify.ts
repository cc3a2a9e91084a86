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
 * `mailed`: e-mails were created. `withheld` (daily limit): a digest tells the team later. `suspected` (possible spam): the
 * next list does. `repeated`: this request, or one with the same content, was already handled. `erased`: nobody is told.
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
  const fingerprint = fingerprintOf(request);
  // A later round uses the quota that an earlier one has taken.
  let quota: ReturnType<typeof mailsWithinQuota> | undefined;

  for (let round = 0; round < rounds; round++) {
    const records = await readRecords(settings.firestore, requestId, fingerprint);
    if (!records) return 'erased';
    const entry = records.entry.data() as LedgerEntry | undefined;
    const earlier = await repeatedRequest(settings.firestore, records, requestId);
    const outcome = outcomeOf(caller, records, entry, earlier);
    if (outcome === 'mailed') quota ??= mailsWithinQuota(settings, requestId, request.email, caller);
    const { granted = [], turn = caller.place ?? lastTurn } = (await quota) ?? {};
    const missing = outcome === 'mailed' ? granted.filter((kind) => isMissing(kind, entry)) : [];
    if (entry && missing.length === 0) {
      // The trigger of a create knows no network, so it has put the request last.
      if (outcome === 'mailed' && entry.digest === 'due' && turn < (entry.turn ?? lastTurn))
        await isCommitted(
          settings.firestore.batch().update(records.entry.ref, { turn }, unchanged(records.entry)),
        );
      return logged(requestId, 'repeated', missing);
    }
    const repeats = outcome === 'repeated' ? earlier : undefined;
    if (await write(settings, { request, missing, repeats, records, turn }))
      return logged(requestId, outcome === 'mailed' && missing.length === 0 ? 'withheld' : outcome, missing);
  }
  throw Object.assign(new Error('Expected to write the e-mails, found other documents in their place'), {
    code: 'not-written',
  });
};

/** What happens to a request, before the limits of the day are asked. `earlier`: a request with the same content. */
const outcomeOf = (
  caller: Caller,
  { request }: Records,
  entry: LedgerEntry | undefined,
  earlier: string | undefined,
): 'suspected' | 'repeated' | 'mailed' => {
  if (entry && isComplete(entry)) return 'repeated';
  // The callable has written the entry, and the document that it stored starts the trigger. If the trigger went on, the
  // request would also use up the limits of requests that browsers create.
  if (entry && caller.kind === 'database') return 'repeated';
  // Possible spam gets no e-mails, takes no quota, and never counts as a repetition.
  if (request.get('suspected') === true) return 'suspected';
  return earlier === undefined ? 'mailed' : 'repeated';
};

const isComplete = (entry: LedgerEntry): boolean =>
  entry.repeats !== undefined || requestMailKinds.every((kind) => !isMissing(kind, entry));

/**
 * Whether the e-mail is still to be created. A request that waits for a digest (`due`) may still get its own e-mail to
 * the team.
 */
const isMissing = (kind: RequestMailKind, entry: LedgerEntry | undefined): boolean =>
  !entry?.mails.includes(kind) && !(kind === 'team' && entry?.digest !== undefined && entry.digest !== 'due');

const lines = {
  mailed: 'requestNotified',
  withheld: 'requestWithheld',
  suspected: 'requestSuspected',
  repeated: 'requestRepeated',
} as const;
const logged = (requestId: string, outcome: keyof typeof lines, created: RequestMailKind[]): Notified => {
  log(lines[outcome], { requestId, ...(outcome === 'mailed' && { count: created.length }) });
  if (outcome === 'mailed' && !created.includes('visitor')) log('confirmationWithheld', { requestId });
  return outcome;
};

interface Job {
  request: NormalisedRequest;
  /** The e-mails to create. */
  missing: RequestMailKind[];
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
  const { request, missing, repeats, records, turn } = job;
  const { entry, claim } = records;
  const requestId = records.request.id;
  const batch = firestore.batch();
  // If the request waits for a digest, the batch copies none of its text, so a change of the request need not stop the
  // batch.
  if (missing.length > 0 || repeats) dependOn(batch, records.request);
  if (entry.exists) {
    const digest = missing.includes('team') && { digest: FieldValue.delete(), turn: 0 };
    batch.update(entry.ref, { mails: FieldValue.arrayUnion(...missing), ...digest }, unchanged(entry));
  } else
    batch.create(entry.ref, {
      mails: missing,
      ...(repeats
        ? { repeats }
        : { turn: missing.length > 0 ? 0 : turn, open_since: records.request.get('created_at') }),
      ...(missing.length === 0 &&
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
  if (claim.exists && (repeats || missing.length > 0))
    batch.update(claim.ref, repeats ? { request_id: repeats } : claimed, unchanged(claim));
  else if (missing.length > 0) batch.create(claim.ref, claimed);

  for (const kind of missing) {
    const mail = firestore.collection(collections.mail).doc(mailId(requestId, kind));
    const content = kind === 'team' ? teamMail(settings, requestId, request) : visitorMail(settings, request);
    batch.create(mail, newMail(kind, [requestId], content));
  }
  return isCommitted(batch);
};
