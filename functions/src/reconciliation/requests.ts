import { collections } from '@helvardar/shared/collections';
import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { markForPerson } from '../consultation/ledger.ts';
import { type NotificationSettings, notify } from '../consultation/notify.ts';
import { directCreates } from '../consultation/quotas.ts';
import { isErased, readContentAndTime } from '../consultation/storedRequest.ts';
import { withIdsOf } from '../firestore.ts';
import { failureFacts, log } from '../logs.ts';
import { overdueAfter } from '../mail/send/retries.ts';
import { newRequestPeriod, retention } from '../retention.ts';
import { day, minute } from '../time.ts';

/** Milliseconds for which a new request is left to its trigger. */
const grace = 5 * minute;
/** A query may miss a new request for this many milliseconds after `created_at`. */
export const overlap = 10 * minute;
/** Requests per page, and pages per run. */
export const batch = { size: 300, most: 20 };

/**
 * A ledger entry exists for at least this many milliseconds. If an older request has no entry, the entry may have
 * expired after the e-mails were sent.
 */
export const remembered = (retention.ledgerDays - 1) * day;
/** After more failures than this, a run stops. */
const mostFailures = 20;

/**
 * The document `control/reconciliation`. The next run starts after the request with the time `until` and the id
 * `after`. Without `after`, it starts at the time `until`. `failed`: ids of requests to try again.
 */
type Progress = { until: Timestamp; after?: string; failed?: string[] };

/**
 * Creates the e-mails about requests without a ledger entry, from the position that the last run reached. Requests
 * restored from a backup are older than this position, so this function skips them. Requests of a long outage are
 * newer, so this function handles them.
 */
export const notifyForgotten = async (settings: NotificationSettings, now: number, pages = batch.most) => {
  const { firestore } = settings;
  const requests = firestore.collection(collections.requests);
  const progress = firestore.collection(collections.control).doc('reconciliation');
  const stored = (await progress.get()).data() as Progress | undefined;
  // No run stores a position after `latest`, so the next run reads all requests created after `latest` again, and finds
  // those that a query missed. If each run instead started `overlap` before the stored position, many requests within
  // `overlap` could fill all pages of a run, and no run would get further.
  const latest = Timestamp.fromMillis(now - grace - overlap);
  // A stored position after `latest` comes from a clock that was ahead.
  const startsAnew = !stored || stored.until.toMillis() > latest.toMillis();
  const reached = startsAnew
    ? { ...stored, until: Timestamp.fromMillis(now - newRequestPeriod), after: '' }
    : stored;
  const report = { notified: 0, overdue: 0 };

  /** Returns the ids of requests that failed. Stops after too many failures. */
  const notifyEach = async (found: DocumentSnapshot[]): Promise<string[]> => {
    const failures: string[] = [];
    for (const request of await withoutEntry(firestore, found)) {
      if (failures.length > mostFailures) break;
      try {
        const content = readContentAndTime(request.data());
        if (!content) await markForPerson(request.ref, { unusable: true });
        else if (now - content.createdAt.getTime() > remembered)
          await markForPerson(request.ref, { digest: 'person' });
        else {
          const outcome = await notify(settings, request.id, content.request, directCreates);
          if (outcome === 'mailed' || outcome === 'withheld') report.notified += 1;
        }
      } catch (error) {
        log('notificationFailed', { requestId: request.id, ...failureFacts(error) });
        if (now - createdAt(request).toMillis() > overdueAfter) report.overdue += 1;
        failures.push(request.id);
      }
    }
    return failures;
  };

  const again = (reached.failed ?? []).map((id) => requests.doc(id));
  const failed = await notifyEach(await withIdsOf(requests, again));
  const due = requests
    .where('created_at', '<=', new Date(now - grace))
    .orderBy('created_at')
    .orderBy(FieldPath.documentId())
    .limit(batch.size);
  let next = reached.after ? due.startAfter(reached.until, reached.after) : due.startAt(reached.until);
  for (let round = 0; round < pages; round++) {
    const { docs } = await next.get();
    const failures = await notifyEach(docs);
    if (failed.length + failures.length > mostFailures) {
      log('reconciliationStopped', { count: failed.length + failures.length });
      if (round === 0) await progress.set(reached);
      break;
    }
    failed.push(...failures);
    const last = docs.length < batch.size ? undefined : docs.at(-1);
    const isBeforeLatest = last && createdAt(last).toMillis() < latest.toMillis();
    const position = isBeforeLatest ? { until: createdAt(last), after: last.id } : { until: latest };
    await progress.set({ ...position, failed, ran_at: FieldValue.serverTimestamp() });
    if (!last) break;
    next = due.startAfter(last);
  }
  return report;
};

const createdAt = (request: DocumentSnapshot): Timestamp => request.get('created_at');

const withoutEntry = async (firestore: Firestore, requests: DocumentSnapshot[]) => {
  const own = requests.filter((request) => request.exists && !isErased(request.data()));
  const entries = await withIdsOf(firestore.collection(collections.ledger), own);
  return own.filter((_, index) => !entries[index]?.exists);
};
