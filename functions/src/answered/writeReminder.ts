import { collections } from '@helvardar/shared/collections';
import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isCommitted, unchanged } from '../firestore.ts';
import { log } from '../logs.ts';
import { newMail } from '../mail/mailDocument.ts';
import type { TeamMailSettings } from '../mail/teamMailFrame.ts';
import { hour } from '../time.ts';
import { halfDay, isBeforeWeekend } from './officeHours.ts';
import { reminderMail } from './reminderMail.ts';
import { waitingOf } from './waiting.ts';

/** A reminder names a request this many hours before its answer is due. */
const hoursAhead = 4;
/**
 * The last reminder before a weekend (Friday, 14 o'clock) names requests that are at least this many hours old. With
 * the usual age, a request of Thursday evening would not be named before Monday.
 */
const beforeWeekend = 6;
/** Requests older than this many hours are not read, so the first reminder after a long interruption stays short. */
const longestWait = 7 * 24;
/**
 * The maximum number of requests that a query reads, and that a reminder names. 400 requests fit into a batch (at most
 * 500 writes) and into an event. An event contains the changed document twice, and Eventarc delivers at most 512 KB;
 * the longest reminder has 240 kB.
 */
const usualLimits = { read: 3_000, named: 400 };

/**
 * Logs how many answers have become overdue since the last run, and writes a reminder if one is due: at most one in
 * each half-day (`officeHours.ts`). One batch writes the reminder and records in `control/answers` which requests were
 * read, so only one of two concurrent runs succeeds. If a request in the reminder is answered or erased meanwhile, the
 * batch fails, and the next run leaves the request out.
 */
export const writeReminder = async (
  settings: TeamMailSettings & { firestore: Firestore },
  now: number,
  limits = usualLimits,
): Promise<{ reminded: number }> => {
  const { firestore, answerHours } = settings;
  if (answerHours === 0) return { reminded: 0 };
  const progress = await firestore.collection(collections.control).doc('answers').get();
  const half = halfDay(now);
  const isDue = half !== null && half !== progress.get('half_day');
  const look = { firestore, most: limits.read, now };
  const late = await waitingSince(look, answerHours, progress.get('overdue'));
  const usual = answerHours - hoursAhead;
  const age = half !== null && isBeforeWeekend(half) ? Math.min(usual, beforeWeekend) : usual;
  const due = isDue ? await waitingSince(look, age, progress.get('reminded')) : null;
  if (!late && !due) return { reminded: 0 };

  const waiting = due?.waiting.filter((request) => !request.get('reminder')) ?? [];
  // `waitingOf` lists requests without an e-mail of their own last. So they are left out first: spam is among them.
  const named = waiting.slice(0, limits.named);
  const reached = { ...(late && { overdue: late.reached }), ...(due && { reminded: due.reached }) };
  const changes = named.length > 0 ? { ...reached, half_day: half } : reached;
  const batch = firestore.batch();
  if (progress.exists) batch.update(progress.ref, changes, unchanged(progress));
  else batch.create(progress.ref, changes);
  const mail = firestore.collection(collections.mail).doc(`reminder-${half}`);
  const content = reminderMail(settings, named, waiting.length - named.length);
  const ids = named.map(({ id }) => id);
  if (ids.length > 0) batch.create(mail, newMail('reminder', ids, content));
  for (const request of named) batch.update(request.ref, { reminder: mail.id }, unchanged(request));
  if (!(await isCommitted(batch))) return { reminded: 0 };
  if (late && late.waiting.length > 0) log('answersOverdue', { count: late.waiting.length });
  return { reminded: waiting.length };
};

/**
 * The position up to which all requests were read: a time and, if the run reached its limit, the id of the last
 * request.
 */
type Reached = [Timestamp, string?];
type Look = { firestore: Firestore; most: number; now: number };

/** The unanswered requests that became older than `hours` since the last run; null if no request at all did. */
const waitingSince = async ({ firestore, most, now }: Look, hours: number, reached?: Reached) => {
  const before = (age: number) => Timestamp.fromMillis(now - age * hour);
  const [earliest, until] = [before(longestWait), before(hours)];
  // A time in the future comes from a wrong clock, and is ignored.
  const isPosition = reached && reached[0] > earliest && reached[0].toMillis() <= now;
  // Firestore refuses a query that starts after its end; the emulator does not. The last run may have reached a later
  // time than `until` if `answerHours` was raised since then, or if its clock was ahead.
  if (isPosition && reached[0] >= until) return null;
  const { docs } = await firestore
    .collection(collections.requests)
    .where('created_at', '<=', until)
    .orderBy('created_at')
    .orderBy(FieldPath.documentId())
    .startAfter(...(isPosition ? reached : [earliest]))
    .limit(most)
    .select('created_at', 'erased_at', 'answered_at', 'reminder', 'name', 'suspected')
    .get();
  const last = docs.at(-1);
  const next = docs.length === most ? [last?.get('created_at'), last?.id] : [until];
  return last ? { waiting: await waitingOf(firestore, docs), reached: next } : null;
};
