import { collections } from '@helvardar/shared/collections';
import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isOutdated } from '../firestore.ts';
import { log } from '../logs.ts';
import { newMail } from '../mail/mailDocument.ts';
import type { TeamMailSettings } from '../mail/toTeam.ts';
import { halfDay } from './officeHours.ts';
import { reminderMail } from './reminderMail.ts';
import { waitingOf } from './waiting.ts';

const hour = 60 * 60 * 1000;
const hoursAhead = 4;
/** Hours after which a request is passed by here: whoever switches this on again wants no list of a year. */
const longestWait = 7 * 24;
/** Requests that a run reads, and that one reminder names: one batch is 500 writes at most. */
const usualLimits = { read: 3_000, named: 400 };

/**
 * Writes the reminder of this working half-day, if one is due, and logs how many requests have passed their time. How far
 * both have come (`control/answers`) is part of the same batch: of two runs at once one succeeds, and a request that is
 * answered or erased meanwhile refuses the batch, so that the next run does without it.
 */
export const watchAnswers = async (
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
  const late = await newlyOlder(look, answerHours, progress.get('overdue'));
  const due = isDue ? await newlyOlder(look, answerHours - hoursAhead, progress.get('reminded')) : null;
  if (!late && !due) return { reminded: 0 };

  const waiting = due?.waiting.filter((request) => !request.get('reminder')) ?? [];
  // Those of digests stand last, and whoever floods the form fills digests.
  const named = waiting.slice(0, limits.named);
  const reached = { ...(late && { overdue: late.reached }), ...(due && { reminded: due.reached }) };
  const changes = named.length > 0 ? { ...reached, half_day: half } : reached;
  const batch = firestore.batch();
  if (progress.updateTime) batch.update(progress.ref, changes, { lastUpdateTime: progress.updateTime });
  else batch.create(progress.ref, changes);
  const mail = firestore.collection(collections.mail).doc(`reminder-${half}`);
  const content = reminderMail(settings, named, waiting.length - named.length);
  const ids = named.map(({ id }) => id);
  if (ids.length > 0) batch.create(mail, newMail('reminder', ids, content));
  for (const { ref, updateTime } of named)
    batch.update(ref, { reminder: mail.id }, { lastUpdateTime: updateTime });
  try {
    await batch.commit();
  } catch (error) {
    if (isOutdated(error)) return { reminded: 0 };
    throw error;
  }
  if (late && late.waiting.length > 0) log('answersOverdue', { count: late.waiting.length });
  return { reminded: waiting.length };
};

/** A moment up to which all was read; or, where a moment has more than a run reads, the last document of it. */
type Reached = [Timestamp, string?];
type Look = { firestore: Firestore; most: number; now: number };

/** What waits of the requests that are so many hours old and that no earlier look has read; null where it read none. */
const newlyOlder = async ({ firestore, most, now }: Look, hours: number, reached?: Reached) => {
  const before = (age: number) => Timestamp.fromMillis(now - age * hour);
  const [earliest, until] = [before(longestWait), before(hours)];
  const { docs } = await firestore
    .collection(collections.requests)
    .where('created_at', '<=', until)
    .orderBy('created_at')
    .orderBy(FieldPath.documentId())
    .startAfter(...(reached && reached[0] > earliest ? reached : [earliest]))
    .limit(most)
    .select('created_at', 'erased_at', 'answered_at', 'reminder', 'name')
    .get();
  const last = docs.at(-1);
  const next = docs.length === most ? [last?.get('created_at'), last?.id] : [until];
  return last ? { waiting: await waitingOf(firestore, docs), reached: next } : null;
};
