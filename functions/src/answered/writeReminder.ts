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

/** The number of hours by which the reminder about a request comes before its answer is due. */
const hoursAhead = 4;
/**
 * The age in hours from which the last reminder before a weekend names a request. At 14 o'clock on Friday, it names the
 * requests that came before 8 o'clock. Otherwise a request of Thursday evening would be named on Monday.
 */
const beforeWeekend = 6;
/** The greatest age in hours of a request that a run reads. It keeps the first reminder after a long pause short. */
const longestWait = 7 * 24;
/**
 * The maximum number of requests that a run reads, and that a reminder names. A batch has at most 500 writes. Eventarc
 * delivers no event of more than 512 KB; the event of a change contains the document twice, and the longest reminder
 * has 240 kB.
 */
const usualLimits = { read: 3_000, named: 400 };

/**
 * Logs how many requests have become overdue since the last run, and writes the reminder of this half-day if one is
 * due. One batch writes the reminder and records in `control/answers` which requests were read, so only one of two
 * concurrent runs succeeds. If a request in the reminder is answered or erased meanwhile, the batch fails, and the next
 * run leaves the request out.
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
  // Requests whose e-mail to the team was withheld are last in the list, so the limit leaves them out first: spam
  // is among them.
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

/** The requests without an answer that became older than `hours` since the last run; null if no request did. */
const waitingSince = async ({ firestore, most, now }: Look, hours: number, reached?: Reached) => {
  const before = (age: number) => Timestamp.fromMillis(now - age * hour);
  const [earliest, until] = [before(longestWait), before(hours)];
  // A time in the future comes from a wrong clock, and is ignored.
  const isPosition = reached && reached[0] > earliest && reached[0].toMillis() <= now;
  // Firestore refuses a query that starts after its end; the emulator does not. The position is after the end if
  // `answerHours` was raised since the last run, or if the clock of this run is behind that of the last run.
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
