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

/** A reminder, an e-mail to the team, names unanswered requests with at most this many hours left to their deadline. */
const hoursAhead = 4;
/**
 * On Friday afternoon, the reminder names requests at least this many hours old, because no other reminder follows
 * before Monday.
 */
const beforeWeekend = 6;
/** Requests older than this many hours are not read, so the first reminder after a long outage stays short. */
const longestWait = 7 * 24;
/**
 * `read`: the most requests that one query reads. `named`: the most requests that one reminder names. The Firestore
 * event of a changed reminder contains the reminder before and after the change, and may have at most 512 KB. With 400
 * requests, a reminder has at most 240 kB.
 */
const usualLimits = { read: 3_000, named: 400 };

/**
 * Logs how many answers became overdue, and writes at most one reminder in each half-day. One batch writes the reminder
 * and `control/answers`, so only one of two concurrent runs succeeds. The batch also fails if a named request has
 * changed meanwhile; the next run tries again.
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
  // The last requests of `waiting` have no e-mail of their own to the team, and may be spam. So if a reminder cannot
  // name all requests, it leaves out the last ones.
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
 * The position up to which all requests were read, as a creation time. If the query reached its limit, unread requests
 * may have the same creation time, so the position also contains the id of the last request that was read.
 */
type Reached = [Timestamp, string?];
type Look = { firestore: Firestore; most: number; now: number };

/**
 * The unanswered requests that became older than `hours` since the last run, and the new position. Null if no request,
 * answered or not, became older.
 */
const waitingSince = async ({ firestore, most, now }: Look, hours: number, reached?: Reached) => {
  const before = (age: number) => Timestamp.fromMillis(now - age * hour);
  const [earliest, until] = [before(longestWait), before(hours)];
  // A position in the future comes from a wrong clock, so it is ignored.
  const isPosition = reached && reached[0] > earliest && reached[0].toMillis() <= now;
  // Firestore refuses a query that starts after its end; the emulator does not. The position is later than `until` if
  // `answerHours` was raised, or if the clock of the last run was ahead.
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
