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

/** Hours from the reminder about a request to the time at which its answer is due. */
const hoursAhead = 4;
/**
 * The age in hours at which the last reminder before a weekend names a request. At 14 o'clock, these are the requests
 * that came before 8. Otherwise a request of Thursday evening would be named on Monday.
 */
const beforeWeekend = 6;
/** The greatest age in hours of a request that a run reads, so that the first reminder after a pause lists few. */
const longestWait = 7 * 24;
/**
 * The most requests that a run reads, and that a reminder names. A batch has at most 500 writes, and Eventarc delivers
 * no event of more than 512 KB: the longest reminder has 240 kB, and the event of a change contains it twice.
 */
const usualLimits = { read: 3_000, named: 400 };

/**
 * Logs how many requests are overdue, and writes the reminder of this working half-day if one is due. One batch writes
 * the reminder and records in `control/answers` which requests were read, so only one of two concurrent runs succeeds.
 * If a request in the reminder is answered or erased meanwhile, the batch fails, and the next run leaves the request out.
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
  // The requests in digests are last and are cut off first, because spam ends up in digests.
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

/** The time up to which all requests were read. If the run reached its limit, also the id of the last request. */
type Reached = [Timestamp, string?];
type Look = { firestore: Firestore; most: number; now: number };

/** The requests without an answer that became older than `hours` since the last run; null if no request did. */
const waitingSince = async ({ firestore, most, now }: Look, hours: number, reached?: Reached) => {
  const before = (age: number) => Timestamp.fromMillis(now - age * hour);
  const [earliest, until] = [before(longestWait), before(hours)];
  // A time in the future comes from a wrong clock, and is ignored.
  const isPosition = reached && reached[0] > earliest && reached[0].toMillis() <= now;
  // Firestore refuses a query that starts after its end, and the emulator does not. The position is after the end when
  // `answerHours` was raised, or when the clock is behind the last run.
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
